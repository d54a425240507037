import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSite } from '#server/config/site.ts'
import { chosenVideos } from '#server/content/declarations/videos.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import {
  apiKey,
  channelId,
  failures,
  startVideoPlatform,
  type VideoPlatformPeer,
} from '#tests/support/server/video-platform.ts'

// The recorded classes while the video platform refuses every request and nothing was read from it before.

let platform: VideoPlatformPeer
let app: TestApp
beforeAll(async () => {
  platform = await startVideoPlatform()
  platform.fail(failures.quota)
  app = await testApp({
    renderer: sourceRenderer(),
    settings: { YOUTUBE_API_KEY: apiKey, YOUTUBE_API_URL: platform.url },
    site: { ...(await readSite(undefined)), youTubeChannelId: channelId },
  })
})
afterAll(async () => {
  await app.close()
  await platform.close()
})

async function open(path: string, who: 'VISITOR' | 'STUDENT') {
  const response = await app.as(who).fetch(path, { headers: { accept: 'text/html' } })
  return { response, html: await response.text() }
}

const pages = [
  ['/videos', 'VISITOR'],
  ['/student/videos', 'STUDENT'],
] as const

test.each(pages)('%s has its menu and says what is missing', async (path, who) => {
  const { response, html } = await open(path, who)
  expect([response.status, response.headers.get('refresh')]).toEqual([503, null])
  const { main } = readPage(html)
  expect(main).toContain('The recorded classes cannot be shown')
  expect(main).not.toContain('cannot reach its data')
  expect(html).toContain('<nav')
})

test.each(pages)('%s is the page about the outage while the database is away, too', async (path, who) => {
  // Signs in.
  await app.as(who).fetch('/healthz')
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const away = vi.spyOn(app.db.pool, 'query').mockImplementation(() => Promise.reject(gone))
  const { response, html } = await open(path, who)
  away.mockRestore()
  expect([response.status, response.headers.get('refresh')]).toEqual([503, '5'])
  expect(html).toContain('The site cannot reach its data at the moment.')
})

test('videos that staff pinned are shown without those of the channel', async () => {
  await app.as('ADMIN').run(SaveContent, {
    collection: chosenVideos.key,
    version: 0,
    data: { address: 'dQw4w9WgXcQ', title: 'Our school', description: null, place: 'first', picture: null },
    publication: 'NOW',
  })
  const { response, html } = await open('/videos', 'VISITOR')
  expect(response.status).toBe(200)
  const { main } = readPage(html)
  expect(main).toContain('Our school')
  expect(main).toContain('Other classes may be missing at the moment.')
  const { errors } = await app.as('VISITOR').send('{ videos(after: "next") { nextPageToken } }')
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

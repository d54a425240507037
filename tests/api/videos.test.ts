import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { chosenVideos } from '#server/content/declarations/videos.ts'
import { cleanUpVideos } from '#server/domains/videos/clean-up-videos.ts'
import { findVideoPage } from '#server/domains/videos/find-video-page.ts'
import { cleanUpFiles } from '#server/jobs/clean-up.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { apiKey, failures, tokenOf, uploads } from '#tests/support/server/video-platform.ts'
import { later, MINUTE, videoWorld } from '#tests/support/server/videos.ts'

const world = videoWorld()

describe('cleaning up', () => {
  const DAY = 24 * 60 * MINUTE

  const cleanUp = () => cleanUpVideos(world.process())
  const counts = async () => {
    const files = []
    for await (const { key } of world.files.list('video-thumbnails')) files.push(key)
    const [videos, pages] = await Promise.all([
      world.db.prisma.video.count(),
      world.db.prisma.videoPage.count(),
    ])
    return { videos, pages, pictures: files.length }
  }

  test('what the platform told is forgotten after 30 days, its places in the list are not', async () => {
    const server = world.process()
    await findVideoPage(server, undefined)
    await findVideoPage(server, tokenOf(12))
    await backgroundSettled()
    await cleanUp()
    expect(await counts()).toEqual({ videos: 24, pages: 3, pictures: 24 })

    later(31 * DAY)
    await findVideoPage(server, undefined)
    await backgroundSettled()
    await cleanUp()
    expect(await counts()).toEqual({ videos: 12, pages: 3, pictures: 12 })
    expect((await findVideoPage(server, tokenOf(12))).nodes).toHaveLength(12)
  })

  test('a token that no page leads to any more is forgotten, too', async () => {
    const server = world.process()
    await findVideoPage(server, undefined)
    world.peer.uploads = uploads(5)
    later(31 * DAY)
    await findVideoPage(server, undefined)
    await backgroundSettled()
    await cleanUp()
    expect((await counts()).pages).toBe(1)
    await expect(findVideoPage(server, tokenOf(12))).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  test('a picture that no video names goes', async () => {
    const server = world.process()
    await findVideoPage(server, undefined)
    await backgroundSettled()
    await world.db.prisma.video.update({ where: { id: 'video-00030' }, data: { thumbnailPath: null } })
    await cleanUpFiles(server, () => true)
    expect((await counts()).pictures).toBe(11)
  })
})

describe('while the platform refuses every request and nothing was read from it before', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({
      db: { ...world.db, close: async () => {} },
      renderer: sourceRenderer(),
      site: world.process().site,
      settings: { YOUTUBE_API_KEY: apiKey, YOUTUBE_API_URL: world.peer.url },
    })
  })
  afterAll(() => app.close())
  beforeEach(() => {
    vi.useRealTimers()
    world.peer.fail(failures.quota)
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
})

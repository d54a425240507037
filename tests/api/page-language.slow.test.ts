import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productionRenderer } from '#server/ssr/production.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const data = {
  ...{ mission: 'Our aim', vision: 'Our view', philosophy: 'Calm', commitments: [], values: [] },
  ne: { mission: 'हाम्रो लक्ष्य' },
}
const texts = { '/mission': 'Our aim', '/ne/mission': 'हाम्रो लक्ष्य' }

let app: TestApp
beforeAll(async () => {
  const renderer = await productionRenderer({ sandbox: false })
  app = await testApp({ settings: { DEMO: 'off' }, renderer })
  const collection = 'missionPage'
  const saved = await app.as('ADMIN').run(SaveContent, { collection, data, version: 0, publication: 'NOW' })
  expect(saved.saveContent.__typename).toBe('ContentItem')
})
afterAll(() => app.close())
// Cached pages are rendered again.
beforeEach(() => app.db.prisma.dataChange.create({ data: {} }))

test('caches may keep the page of each language, and no redirect to another', async () => {
  const headersAt = async (url: string, cookie: string) => {
    const headers = { cookie, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }
    return (await app.app.inject({ url, headers })).headers
  }
  const tags = await Promise.all(Object.keys(texts).map(async (path) => (await headersAt(path, '')).etag))
  expect(new Set(tags).size).toBe(2)
  expect(tags).not.toContain(undefined)
  expect(await headersAt('/mission', 'language=ne')).toMatchObject({
    ...{ location: '/ne/mission', 'cache-control': 'private, no-store' },
  })
})

test.each([
  ['/cards/mission.png?lang=ne', {}],
  ['/cards/ne/mission.png?lang=en', {}],
  ['/cards/%6ee/mission.png', {}],
  ['/cards/%6de/mission.png', {}],
  ['/cards/%6dission.png?lang=ne', {}],
  ['/mission?lang=ne', {}],
  ['/ne/mission?lang=en', {}],
  ['/%6ee/mission', {}],
  ['/mission', { 'x-language': 'ne' }],
  ['/ne/mission', { 'x-language': 'en' }],
  ['/mission', { 'accept-language': 'ne' }],
])('after %s with %j every page still has the language of its address', async (first, headers) => {
  const visitor = app.as('VISITOR')
  await (await visitor.fetch(first, { headers, redirect: 'manual' })).arrayBuffer()
  for (const [path, text] of Object.entries(texts)) {
    const { main } = readPage(await (await visitor.fetch(path)).text())
    expect(Object.values(texts).filter((one) => main.includes(one))).toEqual([text])
  }
})

import { mkdtemp, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { compressFiles } from '#server/build/compress-files.ts'
import { registerStaticFiles } from '#server/ssr/static-files.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let api: TestApp
let rendered: string[]
beforeAll(async () => {
  rendered = []
  api = await testApp({ renderer: countedRenderer() })
  await scenarios(api).resultFile(
    resultsCsv([
      { candidate: '081001', exam: 'KEPT', percentage: 80 },
      { candidate: '081002', exam: 'KEPT', percentage: 30 },
    ]),
    { examTitle: 'Kept Test' },
  )
})
afterAll(() => api.close())

/** The pages from their sources; notes which addresses are rendered. */
function countedRenderer(): ReturnType<typeof sourceRenderer> {
  return sourceRenderer(({ url }) => rendered.push(new URL(url).pathname))
}

async function open(path: string, who = api.as('VISITOR')) {
  const response = await who.fetch(path)
  return { headers: response.headers, page: readPage(await response.text()) }
}

async function rendersOf(work: () => Promise<unknown>): Promise<string[]> {
  rendered.length = 0
  await work()
  return [...rendered]
}

test('a page that is the same for every visitor is rendered once until something changes, and then shows it', async () => {
  await open('/')
  expect(await rendersOf(() => Promise.all([open('/'), open('/')]))).toEqual([])
  await api.db.prisma.notice.create({ data: { title: 'Holiday tomorrow', description: 'Closed.' } })
  const renders = await rendersOf(async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => open('/')))
    for (const { page } of pages) expect(page.main).toContain('Holiday tomorrow')
  })
  expect(renders).toEqual(['/'])
})

test('nobody who is signed in gets the page of a visitor, nor a visitor theirs', async () => {
  for (const who of ['VISITOR', 'ADMIN', 'VISITOR', 'STUDENT', 'VISITOR'] as const) {
    const { page, headers } = await open('/', api.as(who))
    expect(page.state.router.loaderData).toHaveProperty(
      ['root', 'viewer', 'role'],
      who === 'VISITOR' ? null : who,
    )
    expect(headers.get('cache-control')).toContain(who === 'VISITOR' ? 'public' : 'private, no-store')
  }
})

test("the cookies of others make nobody's page of a visitor's", async () => {
  await open('/overview')
  const counted = () => fetch(`${api.url}/overview`, { headers: { cookie: '_ga=GA1.1.2' } })
  expect(await rendersOf(counted)).toEqual([])
})

test("a candidate's page is each one's own, and no cache keeps it", async () => {
  const look = (candidate: string) => open(`/results?exam=KEPT&candidate=${candidate}`)
  const pages = await Promise.all(['081001', '081002', '081001', '081002'].map(look))
  expect(pages.map(({ page }) => /\b(Passed|Failed)\b/.exec(page.main)?.[1])).toEqual([
    'Passed',
    'Failed',
    'Passed',
    'Failed',
  ])
  for (const { headers } of pages) expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a page comes in the form that the browser takes', async () => {
  const plain = await raw('/overview', 'identity')
  expect(plain.encoding).toBeUndefined()
  expect(plain.body.toString()).toContain('</html>')
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const packed = await raw('/overview', accepted)
    expect([packed.encoding, packed.vary]).toEqual([encoding, 'accept-encoding'])
    expect(unpack(packed.body).equals(plain.body)).toBe(true)
  }
  const asItIs = await raw('/overview', 'br', { 'x-no-compression': '1' })
  expect(asItIs.encoding).toBeUndefined()
})

test('a built file says that it comes in several forms, so that a shared cache keeps them apart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-built-'))
  const app = Fastify()
  onTestFinished(() => app.close().then(() => removeFolder(folder)))
  await writeFile(join(folder, 'page.js'), 'export {}\n'.repeat(100))
  await compressFiles(folder)
  await registerStaticFiles(app, { folder: `${pathToFileURL(folder)}/`, prefix: '/assets/' })
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers } = await app.inject({ url: '/assets/page.js', headers: { 'accept-encoding': accepted } })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
  }
})

function raw(path: string, accepted: string, more: Record<string, string> = {}) {
  return new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>((ok, fail) => {
    const asked = request(
      api.url + path,
      { headers: { 'accept-encoding': accepted, ...more } },
      async (answer) => {
        const chunks: Buffer[] = await answer.toArray()
        const { 'content-encoding': encoding, vary } = answer.headers
        ok({ encoding, vary, body: Buffer.concat(chunks) })
      },
    )
    asked.once('error', fail).end()
  })
}

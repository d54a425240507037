import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getOperationAST, parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { putUp } from '#tests/support/content/notices.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/server/api.ts'
import { hasNginx, startNginx } from '#tests/support/server/nginx.ts'
import type { ReverseProxy } from '#tests/support/server/reverse-proxy.ts'
import { hasVarnish, startVarnish } from '#tests/support/server/varnish.ts'

// The caches as they are shipped, in front of the server: a crowd asks them, and they ask the server.

const caches = [
  { label: 'nginx', installed: hasNginx, start: startNginx },
  { label: 'Varnish', installed: hasVarnish, start: startVarnish },
]

const renderer = sourceRenderer()

/** The address by which a browser asks for an operation. */
function addressOf(name: string, variables: object = {}): string {
  const text = renderer.documents.find((one) => getOperationAST(parse(one))?.name?.value === name) ?? ''
  const sha256Hash = createHash('sha256').update(text).digest('hex')
  return `/graphql?${new URLSearchParams({
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  })}`
}

const addresses = {
  home: '/',
  results: '/results?exam=CROWD',
  exams: addressOf('ResultExams'),
  topTen: addressOf('TopPerformers', { examId: 'CROWD' }),
}

const headers = {
  'apollo-require-preflight': 'true',
  accept: 'application/graphql-response+json,application/json;q=0.9',
}
/** Of Chrome, Safari and Firefox, and of a program. */
const encodings = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br, gzip', 'identity']

/** One request of many clients of a mobile network; without its encoding undone. */
function ask(path: string, { agent, encoding, from }: { agent: Agent; encoding: string; from: string }) {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      proxy.url + path,
      { agent, localAddress: from, headers: { ...headers, 'accept-encoding': encoding } },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode)),
    )
    sent.on('error', reject).end()
  })
}

let app: TestApp
let proxy: Pick<ReverseProxy, 'url' | 'stop'>
/** How often the server was asked, by address. */
const asked = new Map<string, number>()
const timesAsked = (path: string) => asked.get(path) ?? 0

for (const cache of caches) describe.skipIf(!cache.installed)(`behind ${cache.label}`, () => testsOf(cache))

function testsOf({ start }: (typeof caches)[number]): void {
  beforeAll(async () => {
    app = await testApp({ renderer, leaseMs: 500, settings: { TRUST_PROXY: 'on' } })
    app.app.server.on('request', ({ url = '' }) => asked.set(url, timesAsked(url) + 1))
    await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'CROWD', percentage: 71.25 }]), {
      examTitle: 'Crowd Test',
      examDate: '2026-11-01',
    })
    proxy = await start([Number(new URL(app.url).port)])
  })
  afterAll(async () => {
    await proxy?.stop()
    await app?.close()
  })
  beforeEach(() => asked.clear())

  const get = async (path: string, more: Record<string, string> = {}) =>
    (await fetch(proxy.url + path, { headers: { ...headers, ...more } })).text()

  test('a crowd costs the server few requests', { timeout: 60_000 }, async ({ annotate }) => {
    const seconds = 10
    const agent = new Agent({ keepAlive: true })
    const statuses = new Map<number | undefined, number>()
    const paths = Object.values(addresses)
    // The first rendering of a process takes longer than nginx lets others wait.
    for (const path of paths) await fetch(app.url + path, { headers })
    asked.clear()
    const end = performance.now() + seconds * 1000
    const visitor = async (number: number) => {
      // nginx allows an address 500 requests a second.
      const from = process.platform === 'linux' ? `127.0.0.${2 + (number % 20)}` : '127.0.0.1'
      const encoding = encodings[number % encodings.length] ?? ''
      for (let at = number; performance.now() < end; at++) {
        const status = await ask(paths[at % paths.length] ?? '', { agent, encoding, from })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 40 }, (_, number) => visitor(number)))
    agent.destroy()
    const answers = statuses.get(200) ?? 0
    expect([...statuses.keys()]).toEqual([200])
    for (const path of paths) {
      expect(timesAsked(path), path).toBeGreaterThan(0)
      expect(timesAsked(path), path).toBeLessThanOrEqual(5 * seconds)
    }
    const origin = paths.map((path) => (timesAsked(path) / seconds).toFixed(1)).join(', ')
    await annotate(`${(answers * 60) / seconds} requests a minute; a second at the server: ${origin}`)
  })

  test('a change shows within two seconds', async () => {
    const title = 'Offices are closed'
    const board = addressOf('NoticeBoard')
    for (const path of ['/', board]) expect(await get(path)).not.toContain(title)
    await putUp(app.as('ADMIN'), { title })
    const shown = async () =>
      (await Promise.all(['/', board].map((path) => get(path)))).every((text) => text.includes(title))
    // nginx counts whole seconds, so that its one second may last for two; then the page is made.
    await expect.poll(shown, { interval: 50, timeout: 2_500 }).toBe(true)
  })

  test('nothing of a release is early, and nothing of the time before it late', {
    timeout: 60_000,
  }, async () => {
    await scenarios(app).resultFile(resultsCsv([{ candidate: '777001', exam: 'HOUR', percentage: 97.25 }]), {
      examTitle: 'Test of the Hour',
      releaseAt: inHours(),
    })
    const paths = [
      ...['/', '/results', '/results?exam=HOUR'],
      ...[addressOf('ResultExams'), addressOf('TopPerformers', { examId: 'HOUR' })],
    ]
    const isOf = (text: string) => /Test of the Hour|777001|97\.25/.test(text)
    const { rows } = await app.db.pool.query<{ release_at: Date }>(
      "UPDATE exams SET release_at = now() + interval '10 seconds' WHERE id = 'HOUR' RETURNING release_at",
    )
    const hour = rows[0]?.release_at.getTime() ?? 0
    const answers: { path: string; at: number; until: number; isOfRelease: boolean }[] = []
    const look = async (path: string) => {
      const at = Date.now()
      const text = await get(path)
      answers.push({ path, at, until: Date.now(), isOfRelease: isOf(text) })
    }
    // What was kept before the hour was moved is gone in eight seconds.
    // Caches are filled at any time before the hour, last 0.2 s before it.
    while (Date.now() < hour - 250) {
      await Promise.all(paths.map(look))
      await wait(20)
    }
    await wait(hour - 200 - Date.now())
    await Promise.all(paths.map(look))
    await wait(hour + 20 - Date.now())
    while (Date.now() < hour + 3_000) {
      await Promise.all(paths.map(look))
      await wait(20)
    }
    const before = answers.filter(({ until }) => until < hour)
    const after = answers.filter(({ at }) => at > hour)
    expect(before.filter(({ isOfRelease }) => isOfRelease)).toEqual([])
    expect(new Set(before.map(({ path }) => path)).size).toBe(paths.length)
    expect(after.filter(({ isOfRelease }) => !isOfRelease)).toEqual([])
    expect(new Set(after.map(({ path }) => path)).size).toBe(paths.length)
  })

  test('a page of a session is given to nobody else, and one of everybody to no session', async () => {
    await app.as('ADMIN').send('{ viewer { role } }')
    const admin = apiClient(proxy.url)
    for (const [name, value] of app.as('ADMIN').cookies) admin.cookies.set(name, value)
    const visitor = apiClient(proxy.url)
    const roleAt = async (who: typeof admin) =>
      readPage(await (await who.fetch('/overview')).text()).state.router.loaderData
    for (let time = 0; time < 3; time++) {
      expect(await roleAt(admin)).toHaveProperty(['root', 'viewer', 'role'], 'ADMIN')
      expect(await roleAt(visitor)).toHaveProperty(['root', 'viewer', 'role'], null)
    }
    // Each time for the session, once for everybody.
    expect(timesAsked('/overview')).toBe(4)
    expect(await (await visitor.fetch('/overview')).text()).not.toContain(emailOf('ADMIN'))
  })

  test.each<[string, string, Record<string, string>]>([
    ['a look-up', '/results?exam=CROWD&candidate=1', {}],
    ['a rehearsal', '/results', { cookie: 'pravesh_rehearsal=x' }],
    ['a session that has to be renewed', '/results', { cookie: 'a=1; pravesh_refresh=x' }],
    ['a program with a token', addresses.exams, { authorization: 'Bearer x' }],
    ['a program with a language', addresses.exams, { 'x-language': 'ne' }],
    ['a clock', '/clock', {}],
  ])('%s is asked of the server each time', async (_what, path, more) => {
    await get(path)
    asked.clear()
    for (let time = 0; time < 3; time++) await get(path, more)
    expect(timesAsked(path)).toBeGreaterThanOrEqual(3)
  })

  test('a reader who chose Nepali asks the server for English pages, and gets Nepali ones from the cache', async () => {
    const cookie = 'a=1; language=ne'
    for (const [path, times] of [
      ['/faculty', 3],
      ['/ne/faculty', 0],
    ] as const) {
      await get(path)
      asked.clear()
      for (let time = 0; time < 3; time++) await get(path, { cookie })
      expect([path, timesAsked(path)]).toEqual([path, times])
    }
  })
}

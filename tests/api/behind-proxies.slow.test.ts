import { connect } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachmentsOf, pdf, putUp } from '#tests/support/content/notices.ts'
import { randomFrom } from '#tests/support/faults/random.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import { testSeed } from '#tests/support/project/seed.ts'
import { ResultFiles } from '#tests/support/results/results-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { hasCaddy, startCaddy } from '#tests/support/server/caddy.ts'
import { freePort } from '#tests/support/server/free-port.ts'
import { hasNginx, startNginx } from '#tests/support/server/nginx.ts'
import type { ReverseProxy } from '#tests/support/server/reverse-proxy.ts'

// With the configurations that the project ships. nginx takes a server whose connection breaks for a failed one, and sends
// nobody there for ten seconds.

const proxies = [
  { label: 'nginx', installed: hasNginx, start: startNginx },
  { label: 'Caddy', installed: hasCaddy, start: startCaddy },
]

const early: [string, string, string, Record<string, string>, number][] = [
  ['an unknown address', 'POST', '/nope', {}, 404],
  ['a method that is not there', 'PUT', '/results', {}, 404],
  ['a large operation', 'POST', '/graphql', { 'content-type': 'application/json' }, 413],
  ['a large form', 'POST', '/auth', { 'content-type': 'application/x-www-form-urlencoded' }, 413],
  [
    'an upload by nobody',
    'POST',
    '/graphql',
    { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' },
    401,
  ],
  [
    'an upload without its header',
    'POST',
    '/graphql',
    { 'content-type': 'multipart/form-data; boundary=b' },
    400,
  ],
  [
    'another site',
    'POST',
    '/graphql',
    { 'content-type': 'application/json', origin: 'http://evil.example' },
    403,
  ],
  [
    'compressed bytes',
    'POST',
    '/graphql',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    413,
  ],
]

const lookUp = JSON.stringify({ query: '{ exams { id } }' })
const json = { 'content-type': 'application/json' }

for (const proxy of proxies) describe.skipIf(!proxy.installed)(`behind ${proxy.label}`, () => testsOf(proxy))

function testsOf({ label, start }: (typeof proxies)[number]): void {
  let ports: [number, number]
  /** Two servers on one database. */
  let apps: [TestApp, TestApp]
  let proxy: ReverseProxy
  const startApp = (place: 0 | 1, rest: Partial<Pick<TestApp, 'db' | 'files'>> = {}) =>
    testApp({
      ...rest,
      settings: { TRUST_PROXY: 'on', PORT: String(ports[place]), STOP_DELAY: '1', CLIENT_BUDGET: '0' },
    })
  beforeAll(async () => {
    ports = [await freePort(), await freePort()]
    const first = await startApp(0)
    apps = [first, await startApp(1, first)]
    proxy = await start(ports)
  })
  afterAll(async () => {
    await proxy?.stop()
    await apps?.[1].app.close()
    await apps?.[0].close()
  })

  const send = async (path: string, headers: Record<string, string>, bytes: number, method = 'POST') => {
    const body = Buffer.alloc(bytes, 'x')
    const response = await fetch(proxy.url + path, { method, headers, body })
    return { status: response.status, text: await response.text() }
  }

  test.each(early)(
    '%s with 2 MB is answered, 50 times, and the site stays up',
    async (_name, method, path, headers, status) => {
      const statuses = new Set<number>()
      const sendSome = async () => {
        for (let time = 0; time < 10; time++) {
          statuses.add((await send(path, headers, 2_000_000, method)).status)
        }
      }
      await Promise.all(Array.from({ length: 5 }, sendSome))
      expect([...statuses]).toEqual([status])
      for (let time = 0; time < 4; time++) expect((await fetch(`${proxy.url}/readyz`)).status).toBe(200)
    },
  )

  test('an upload of 100 MB is taken, and one that is a little larger gets the sentence', async () => {
    await apps[0].as('ADMIN').run(ResultFiles)
    const admin = apiClient(proxy.url)
    for (const [key, value] of apps[0].as('ADMIN').cookies) admin.cookies.set(key, value)
    const attachments = Array.from({ length: 10 }, (_, number) => pdf(`${number}.pdf`, 9_990_000))
    expect(await attachmentsOf(admin, await putUp(admin, { attachments }))).toHaveLength(10)

    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' }
    const { status, text } = await send('/graphql', headers, 112_000_000)
    expect(status).toBe(413)
    expect(text).toContain('The file is larger than 100 MB.')
    expect((await fetch(`${proxy.url}/readyz`)).status).toBe(200)
  })

  test('a visitor cannot choose its address', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.1',
      'x-real-ip': '203.0.113.1',
      forwarded: 'for=203.0.113.1;host=evil.example;proto=https',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    }
    const received: string[] = []
    for (const { app } of apps) {
      app.server.on('request', ({ headers }) => {
        // Caddy asks on its own whether the server is ready.
        if (headers['user-agent'] !== 'node') return
        received.push(`${headers['x-forwarded-for']} ${headers['x-forwarded-proto']}`)
      })
    }
    const ready = await fetch(`${proxy.url}/readyz`, { headers: forged })
    // Not an operator on the machine itself, despite its headers.
    expect(await ready.json()).toEqual({ status: 'ready' })
    expect(received).toEqual(['127.0.0.1 http'])
    const page = await fetch(`${proxy.url}/graphql`, {
      method: 'POST',
      headers: { ...json, ...forged },
      body: lookUp,
    })
    expect(await page.text()).not.toContain('evil.example')
  })

  test('many requests on one connection of HTTP/2 are answered, with those that are refused early', async () => {
    const session = connect(proxy.secureUrl, { rejectUnauthorized: false })
    const post = (path: string, headers: Record<string, string>, body: Buffer) =>
      new Promise<number | undefined>((resolve, reject) => {
        const stream = session.request({ ':method': 'POST', ':path': path, ...headers })
        let status: number | undefined
        stream.on('response', (headers) => {
          status = headers[':status']
        })
        stream.on('error', reject)
        stream.resume().on('end', () => resolve(status))
        stream.end(body)
      })
    const asked = Array.from({ length: 60 }, (_, number) =>
      number % 6 === 0
        ? post('/nope', {}, Buffer.alloc(500_000))
        : post('/graphql', json, Buffer.from(lookUp)),
    )
    const expected = asked.map((_, number) => (number % 6 === 0 ? 404 : 200))
    expect(await Promise.all(asked)).toEqual(expected)
    expect(session.alpnProtocol).toBe('h2')
    session.close()
  })

  test('one of two servers starts again, and every operation is answered', async () => {
    const answers = await whileAsked(async () => {
      await apps[1].app.close()
      await wait(500)
      apps[1] = await startApp(1, apps[0])
    })
    expect(Object.keys(answers)).toEqual(['200'])
  })

  // nginx says 502 while nobody listens.
  if (label === 'Caddy')
    test('the only server starts again, and every operation is answered', async () => {
      const alone = await start([ports[1]])
      const answers = await whileAsked(async () => {
        await apps[1].app.close()
        await wait(500)
        apps[1] = await startApp(1, apps[0])
      }, alone.url)
      await alone.stop()
      expect(Object.keys(answers)).toEqual(['200'])
    })

  /** Sends operations, on connections that are kept and on new ones. @returns how often each status came. */
  async function whileAsked(work: () => Promise<void>, url = proxy.url): Promise<Record<string, number>> {
    const answers: Record<string, number> = {}
    let over = false
    const random = randomFrom(testSeed)
    const ask = async (headers: Record<string, string>) => {
      while (!over) {
        const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: lookUp })
        await response.arrayBuffer()
        answers[response.status] = (answers[response.status] ?? 0) + 1
        await wait(random.below(100))
      }
    }
    const visitors = Array.from({ length: 12 }, (_, number) =>
      ask(number % 2 === 0 ? json : { ...json, connection: 'close' }),
    )
    const moreAnswers = async () => {
      const answered = () => Object.values(answers).reduce((sum, count) => sum + count, 0)
      const before = answered()
      await expect.poll(answered).toBeGreaterThan(before + visitors.length)
    }
    await moreAnswers()
    await work()
    await moreAnswers()
    over = true
    await Promise.all(visitors)
    return answers
  }
}

import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { print } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { watchForProxy } from '#server/http/proxy-warning.ts'
import { createLog } from '#server/lib/log.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { Exams } from '#tests/support/results/results-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const lines: string[] = []

const log = createLog({
  level: 'warn',
  pretty: false,
  to: new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
})

const forwarded = { 'x-forwarded-for': '203.0.113.9' }

describe('access log', () => {
  let app: TestApp
  const lines: string[] = []

  beforeAll(async () => {
    app = await testApp({
      renderer: sourceRenderer(),
      log: createLog({ level: 'info', pretty: false, to: { write: (line) => void lines.push(line) } }),
    })
  })
  afterAll(() => app.close())

  const idsIn = [
    '/results%3Fcandidate=081000',
    '/results/081000',
    '/081000/',
    '/news/081000',
    '/courses/081000',
    '/attachments/081000',
    '/%E0%A4%A/081000',
    '/results?candidate=081000',
  ]

  test.each(idsIn)('the log does not hold the ID of %s', async (path) => {
    lines.length = 0
    await app.app.inject({ method: 'GET', url: path })
    expect(lines.join('')).not.toContain('081000')
  })

  test.each([
    ['/resluts', '/resluts'],
    ['/wp-login.php?token=abc', '/wp-login.php'],
    ['/ne/nwes/081000', '/ne/nwes/*'],
    ['/cee/%E0%A4%95', '/cee/*'],
    [`/reset/${'a'.repeat(40)}`, '/reset/*'],
  ])('the log names the unknown address %s as %s', async (url, path) => {
    lines.length = 0
    await app.app.inject({ method: 'GET', url })
    await eventually(() =>
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ statusCode: 404, path }]),
    )
  })

  test('the log does not hold the code of a slip, which may be of letters alone', async () => {
    lines.length = 0
    await app.app.inject({ method: 'GET', url: '/verify/ABCDE-FGHJK-MNPQR-STVWX' })
    // The line is written when the answer has been sent, which may be after it was received.
    await eventually(() =>
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ statusCode: 303, path: '/verify/*' }]),
    )
  })

  test('the log names the path of a page that there is', async () => {
    lines.length = 0
    await app.app.inject({ method: 'GET', url: '/results' })
    expect(lines.join('')).toContain('"path":"/results"')
  })
})

describe('forwarded protocol', () => {
  const settings = { none: '10.0.0.1', loopback: 'on' } as const
  const apps = new Map<string, TestApp>()
  beforeAll(async () => {
    for (const [name, TRUST_PROXY] of Object.entries(settings))
      apps.set(name, await testApp({ settings: { TRUST_PROXY } }))
  })
  afterAll(async () => {
    for (const app of apps.values()) await app.close()
  })
  const ask = (url: string, headers: Record<string, string>) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: print(Exams), variables: {} }),
    })

  test.each<[keyof typeof settings, string, boolean]>([
    ['loopback', 'https', true],
    ['loopback', 'http', false],
    ['loopback', 'http, https', true],
    ['loopback', 'https, http', false],
    ['none', 'https', false],
  ])('tells browsers to use https, as the trusted proxy %s says %s', async (trusted, said, secure) => {
    const url = apps.get(trusted)?.url ?? ''
    const headers = { 'x-forwarded-proto': said, 'x-forwarded-for': '203.0.113.1' }
    // By Apollo Server first, then by the executor of known operations.
    for (let time = 0; time < 2; time++)
      expect((await ask(url, headers)).headers.has('strict-transport-security')).toBe(secure)
  })
})

describe('proxy setting', () => {
  describe('a server without TRUST_PROXY', () => {
    let app: TestApp
    beforeAll(async () => {
      app = await testApp({ log })
    })
    afterAll(() => app.close())
    const ready = async (headers: Record<string, string> = {}) =>
      (await app.newClient().fetch('/readyz', { headers })).json()

    test('warns once, when requests seem to come through a proxy, in the log and on the machine itself', async () => {
      expect(await ready()).toEqual({ status: 'ready' })
      expect(lines).toEqual([])
      for (let time = 0; time < 3; time++) {
        // By either way through the server.
        await app.newClient().fetch('/healthz', { headers: forwarded })
        await app.newClient().fetch('/graphql', {
          method: 'POST',
          headers: { ...forwarded, 'content-type': 'application/json' },
          body: JSON.stringify({ query: '{ exams { id } }' }),
        })
      }
      const warning = expect.stringMatching(
        /If a proxy .* set TRUST_PROXY=on\. Otherwise set TRUST_PROXY=off\./,
      )
      expect(lines).toEqual([warning])
      expect(await ready()).toEqual({ status: 'ready', problems: [warning] })
      expect(await ready(forwarded)).toEqual({ status: 'ready' })
    })
  })

  test.each(['on', '10.0.0.1', 'off'])(
    'a server with TRUST_PROXY=%s has nothing to warn of, whatever a visitor sends',
    (value) => {
      const env = readEnv({ TRUST_PROXY: value })
      const server = new EventEmitter() as Server
      const warning = watchForProxy(server, { env, log })
      lines.length = 0
      server.emit('request', { headers: forwarded })
      expect([warning(), lines]).toEqual([undefined, []])
    },
  )

  test.each([
    ['docs/operations.md', /^(?:npm ci && )?NODE_ENV=production.*npm start|docker run .* pravesh$/gm, 3],
    ['deploy/pravesh', /^\texport NODE_ENV=production.*$/gm, 1],
    ['deploy/compose.yaml', /^ {2}pravesh:\n(?: {4}.*\n)+/gm, 1],
  ])('%s starts the server behind a proxy with TRUST_PROXY', (file, pattern, count) => {
    const starts = readFileSync(join(projectRoot, file), 'utf8').match(pattern) ?? []
    expect(starts).toHaveLength(count)
    for (const start of starts) expect(start).toMatch(/TRUST_PROXY(=|: ")on/)
  })
})

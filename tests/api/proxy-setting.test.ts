import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { watchForProxy } from '#server/http/proxy-warning.ts'
import { createLog } from '#server/lib/log.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
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

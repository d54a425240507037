import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import fc from '#tests/support/project/fuzz.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// A client may end its connection at any moment of a request, also after the response. Node takes the connection from the
// request then. An error in a timer or a callback would end the process: here it fails the test run.

const errors: string[] = []
const log = createLog({ level: 'error', pretty: false, to: { write: (line) => void errors.push(line) } })
let apps: TestApp[]
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  apps = [await testApp({ log }), await testApp({ log, settings: { TRUST_PROXY: 'on' } })]
})
afterAll(async () => {
  for (const app of apps) await app.close()
  vi.useRealTimers()
})

const aborted = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  path: fc.constantFrom(
    '/',
    '/graphql',
    '/auth',
    '/results?exam=A&candidate=1',
    '/nope',
    '/readyz',
    '/news/feed.xml',
  ),
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'text/plain',
  ),
  header: fc.constantFrom(
    '',
    'apollo-require-preflight: true\r\n',
    'origin: http://evil.example\r\n',
    'x-forwarded-for: 1.2.3.4\r\n',
  ),
  declared: fc.constantFrom(0, 10, 5_000, 5_000_000, 200_000_000),
  sent: fc.constantFrom(0, 1, 10, 4_000, 100_000),
  /** Turns of the event loop, which is the server's, too, between the bytes and the end. */
  after: fc.constantFrom(0, 1, 10, 100, 1_000, 5_000),
  reset: fc.boolean(),
})

async function abort(url: string, request: typeof aborted extends fc.Arbitrary<infer T> ? T : never) {
  const { method, path, type, header, declared, sent, after, reset } = request
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.resume()
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: ${type}\r\n${header}content-length: ${declared}\r\n\r\n`,
  )
  socket.write('x'.repeat(Math.min(sent, declared)))
  for (let done = 0; done < after; done++) await turn()
  if (reset) socket.resetAndDestroy()
  else socket.destroy()
}

test('an aborted request harms nobody, whatever it was and whenever it ended', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aborted, { minLength: 20, maxLength: 40 }), async (requests) => {
      for (const { url } of apps) await Promise.all(requests.map((request) => abort(url, request)))
      // The timers look at what was left.
      vi.advanceTimersByTime(2 * 60_000)
    }),
    { numRuns: 6 },
  )
  for (const { url } of apps) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(errors).toEqual([])
})

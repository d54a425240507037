import { print } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { RequestLog } from '#server/http/access-log.ts'
import { Exams } from '#tests/support/results/results-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const settings = { none: '10.0.0.1', loopback: 'on' } as const
const apps = new Map<string, TestApp>()
/** Requests that ran through the Fastify app. */
let inApp: MockInstance
beforeAll(async () => {
  for (const [name, TRUST_PROXY] of Object.entries(settings))
    apps.set(name, await testApp({ settings: { TRUST_PROXY } }))
})
afterAll(async () => {
  for (const app of apps.values()) await app.close()
})
beforeEach(() => {
  inApp = vi.spyOn(RequestLog.prototype, 'requestCompleted')
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
])(
  'handles a request before the app when the trusted proxy is %s and says %s',
  async (trusted, said, secure) => {
    const url = apps.get(trusted)?.url ?? ''
    const headers = { 'x-forwarded-proto': said, 'x-forwarded-for': '203.0.113.1' }
    await ask(url, headers)
    inApp.mockClear()
    const fast = await ask(url, headers)
    expect(inApp).not.toHaveBeenCalled()
    // The app alone reads this media type.
    const slow = await ask(url, { ...headers, 'content-type': 'application/json; charset=latin1' })
    expect(inApp).toHaveBeenCalledTimes(1)
    expect(await fast.json()).toEqual(await slow.json())
    for (const response of [fast, slow])
      expect(response.headers.has('strict-transport-security')).toBe(secure)
  },
)

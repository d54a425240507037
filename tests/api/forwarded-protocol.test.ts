import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Exams } from '#tests/support/results/results-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

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

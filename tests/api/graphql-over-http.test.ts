import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const preflight = 'a GET is answered only with a header that no other site can make a browser send'
const plainStatus = 'Apollo Server answers 400 here, too: whoever watches nothing but the status is to notice'

/** Optional parts of the specification that we leave out, by the audit's id. */
const leftOut: Readonly<Record<string, string>> = {
  '5A70': preflight,
  D6D5: preflight,
  '6A70': preflight,
  '572B': plainStatus,
  FDE2: plainStatus,
  '7B9B': plainStatus,
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('nothing that the specification demands is left out', () => {
  const demanded = serverAudits({ url: '' }).filter(({ name }) => name.startsWith('MUST'))
  expect(demanded.length).toBeGreaterThan(10)
  expect(demanded.filter(({ id }) => id in leftOut)).toEqual([])
})

test.each(serverAudits({ url: () => `${app.url}/graphql` }).map((audit) => [audit.name, audit] as const))(
  '%s',
  async (_name, audit) => {
    const result = await audit.fn()
    const reason = result.status === 'ok' ? undefined : result.reason
    expect([audit.id, reason]).toEqual([audit.id, audit.id in leftOut ? expect.any(String) : undefined])
  },
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { input, SetRecheckRules, UNTIL } from '#tests/support/results/recheck-operations.ts'
import { SetSecondSecret } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { newAddress } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ settings: { TRUST_PROXY: 'on' } })
})
afterAll(() => app.close())

async function exam(examId: string): Promise<void> {
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: examId }]), { examTitle: examId })
  await app.as('ADMIN').run(SetRecheckRules, { examId, input: { recheckUntil: UNTIL } })
}

/** Asks from an address of its own. */
function sender() {
  const client = app.newClient()
  const from = newAddress()
  const query = `mutation($examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!) {
    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) { __typename }
  }`
  return async (examId: string, more: { candidateId?: string; secret?: string } = {}) => {
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ query, variables: { examId, candidateId: '1', input, ...more } }),
    })
    return response.text()
  }
}

test('requests are limited by address, but not those of who has proved to be the candidate', async () => {
  await scenarios(app).studentList(studentsCsv([{ candidate: '1', pin: 'K7QM2P' }]))
  await exam('MANY')
  await exam('MANY-PROVEN')
  await app.as('ADMIN').run(SetSecondSecret, { examId: 'MANY-PROVEN', secondSecret: 'PIN' })
  const send = sender()
  for (let at = 0; at < 30; at++) expect(await send('MANY')).toContain('RecheckAsked')
  const [{ extensions }] = JSON.parse(await send('MANY')).errors
  expect([extensions.code, Math.ceil(extensions.retryAfterSeconds / 600)]).toEqual(['RATE_LIMITED', 6])
  expect(await send('MANY-PROVEN', { secret: 'K7QM2P' })).toContain('RecheckAsked')
})

test('a request for a candidate that is not there counts as a look-up only', async () => {
  await exam('HERE')
  const send = sender()
  for (let at = 0; at < 20; at++)
    expect(await send('HERE', { candidateId: `none-${at}` })).toContain('InvalidInput')
  for (let at = 0; at < 30; at++) expect(await send('HERE')).toContain('RecheckAsked')
})

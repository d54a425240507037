import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { newAddress } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { passTime } from '#tests/support/server/attempts.ts'

const payload = (proof: object) => btoa(JSON.stringify(proof))
/** As a browser answers a challenge. */
const solve = async (challenge: Challenge) =>
  payload({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })

const query = `query LookUp($examId: ID!, $candidateId: String!, $proof: String) {
  examResult(examId: $examId, candidateId: $candidateId, proof: $proof) { candidateId }
}`
const FREE = 30
const id = (number: number) => String(100_000 + number)

let app: TestApp
beforeAll(async () => {
  app = await testApp({
    renderer: sourceRenderer(),
    settings: { TRUST_PROXY: 'on', LOOK_UPS_PER_HOUR: String(FREE) },
  })
  await scenarios(app).resultFile(
    resultsCsv(Array.from({ length: 100 }, (_, index) => ({ candidate: id(index), exam: 'EXAM' }))),
  )
})
afterAll(() => app.close())

let address: string
beforeEach(async () => {
  address = await usedUp()
})

async function lookUp(candidateId: string, proof?: string, from = address) {
  const response = await app.newClient().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ query, variables: { examId: 'EXAM', candidateId, proof } }),
  })
  const { data, errors } = await response.json()
  return { found: data?.examResult?.candidateId, limit: errors?.[0]?.extensions, data }
}

/** An address that has looked up as many candidates as are free. */
async function usedUp(): Promise<string> {
  const from = newAddress()
  for (let number = 0; number < FREE; number++)
    expect((await lookUp(id(number), undefined, from)).found).toBe(id(number))
  return from
}

const openPage = (candidate: string) =>
  app
    .newClient()
    .fetch(`/results?exam=EXAM&candidate=${candidate}`, { headers: { 'x-forwarded-for': address } })

test('the next candidate is refused with a challenge, before a result is read, and answered with its solution', async () => {
  const { result, queries } = await queriesOf(() => lookUp(id(50)))
  expect(result.limit).toEqual({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.any(Number),
    proofOfWork: { parameters: expect.objectContaining({ keyPrefix: '00' }), signature: expect.any(String) },
  })
  expect(queries.filter((sql) => /JOIN exam_results/.test(sql))).toEqual([])
  expect((await lookUp(id(50), await solve(result.limit.proofOfWork))).found).toBe(id(50))
  // Known now, like those before.
  expect((await lookUp(id(50))).found).toBe(id(50))
  expect((await lookUp(id(1))).found).toBe(id(1))
})

test('a challenge names neither address nor candidate', async () => {
  const challenge = JSON.stringify((await lookUp(id(50))).limit.proofOfWork)
  expect(challenge).not.toContain(id(50))
  expect(challenge).not.toContain(address)
})

describe('a proof is refused', () => {
  test('for another candidate', async () => {
    const proof = await solve((await lookUp(id(50))).limit.proofOfWork)
    expect((await lookUp(id(60), proof)).limit.code).toBe('RATE_LIMITED')
  })

  test('from another address', async () => {
    const proof = await solve((await lookUp(id(50))).limit.proofOfWork)
    expect((await lookUp(id(50), proof, await usedUp())).limit.code).toBe('RATE_LIMITED')
  })

  test('unless it fits, and when the challenge was changed', async () => {
    const challenge: Challenge = (await lookUp(id(50))).limit.proofOfWork
    const { parameters, signature } = challenge
    const changed = [
      { parameters: { ...parameters, cost: 1 }, signature },
      { parameters: { ...parameters, expiresAt: 9_999_999_999 }, signature },
      { parameters, signature: '0'.repeat(64) },
      { parameters },
    ] as Challenge[]
    const solution = { counter: 0, derivedKey: '00'.repeat(32) }
    const malformed = [{}, { challenge }, { challenge, solution: {} }, { challenge, solution }, { solution }]
    for (const proof of [
      ...(await Promise.all(changed.map(solve))),
      ...malformed.map(payload),
      ...['', 'null', payload([]), '?'.repeat(10_000)],
    ])
      expect((await lookUp(id(50), proof)).limit?.code).toBe('RATE_LIMITED')
  })

  test('after five minutes', async () => {
    const proof = await solve((await lookUp(id(50))).limit.proofOfWork)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 302_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await lookUp(id(50), proof)).limit?.code).toBe('RATE_LIMITED')
    vi.useRealTimers()
    expect((await lookUp(id(50), proof)).found).toBe(id(50))
  })
})

test('without JavaScript the page says how long to wait, keeps what was typed, and has the result then', async () => {
  const refused = await openPage(id(50))
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(3_500)
  const html = await refused.text()
  expect(readPage(html).main).toContain(
    'The results of many candidates were looked up from your internet connection. Please wait 60 minutes and try again. What you typed is kept.',
  )
  expect(html.includes(`value="${id(50)}"`)).toBe(true)
  await passTime(app.db, 3_600_000)
  const answered = await openPage(id(50))
  expect(answered.status).toBe(200)
})

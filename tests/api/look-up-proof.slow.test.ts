import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { solveProof } from '#client/features/results/solve-proof.ts'
import { createKeyRing } from '#server/auth/keys.ts'
import { requireProof } from '#server/domains/results/look-up-proof.ts'
import { ProofWanted } from '#server/lib/proof-of-work.ts'
import { createRateLimits } from '#server/lib/rate-limiter.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { newAddress } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { passTime } from '#tests/support/server/look-up-process.ts'

/** As a browser's worker answers a challenge. */
const solveChallenge = ({ challenge, bits }: { challenge: string; bits: number }) =>
  `${challenge}.${solveProof(challenge.slice(challenge.lastIndexOf('.') + 1), bits)}`

const query = `query LookUp($examId: ID!, $candidateId: String!, $proof: String) {
  examResult(examId: $examId, candidateId: $candidateId, proof: $proof) { candidateId }
}`
const FREE = 30
/** Far from each other: not in series. */
const id = (number: number) => String(100_000 + number * 1000)

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
    proofOfWork: { challenge: expect.stringMatching(/^[\w.-]+$/), bits: 16 + Math.round(4 / 6) },
  })
  expect(queries.filter((sql) => /JOIN exam_results/.test(sql))).toEqual([])
  expect((await lookUp(id(50), solveChallenge(result.limit.proofOfWork))).found).toBe(id(50))
  // Known now, like those before.
  expect((await lookUp(id(50))).found).toBe(id(50))
  expect((await lookUp(id(1))).found).toBe(id(1))
})

test('a challenge names neither address nor candidate', async () => {
  const { challenge } = (await lookUp(id(50))).limit.proofOfWork
  expect(challenge).not.toContain(id(50))
  expect(challenge).not.toContain(address)
})

describe('a proof is refused', () => {
  test('the second time', async () => {
    const proof = solveChallenge((await lookUp('none')).limit.proofOfWork)
    expect(await lookUp('none', proof)).toMatchObject({ data: { examResult: null }, limit: undefined })
    expect((await lookUp('none', proof)).limit.code).toBe('RATE_LIMITED')
  })

  test('for another candidate', async () => {
    const proof = solveChallenge((await lookUp(id(50))).limit.proofOfWork)
    expect((await lookUp(id(60), proof)).limit.code).toBe('RATE_LIMITED')
  })

  test('from another address', async () => {
    const proof = solveChallenge((await lookUp(id(50))).limit.proofOfWork)
    expect((await lookUp(id(50), proof, await usedUp())).limit.code).toBe('RATE_LIMITED')
  })

  test('unless it fits, and when the challenge was changed', async () => {
    const { challenge } = (await lookUp(id(50))).limit.proofOfWork
    const parts = challenge.split('.')
    const easier = [...parts.slice(0, 2), '1', ...parts.slice(3)].join('.')
    const later = [...parts.slice(0, 3), '99999999999999', parts[4]].join('.')
    const forged = `${parts[0]}.AAAA.16.99999999999999.${'A'.repeat(43)}`
    const changed = [easier, later, forged].map((one) => solveChallenge({ challenge: one, bits: 16 }))
    for (const proof of [
      ...changed,
      `${challenge}.0`,
      challenge,
      '',
      '.....',
      'a.b.c.d.e.f',
      `${challenge}.1e9`,
    ])
      expect((await lookUp(id(50), proof)).limit?.code).toBe('RATE_LIMITED')
  })

  test('after five minutes', async () => {
    const keys = createKeyRing(app.db)
    const budget = { spend() {}, refund() {} }
    const context = { keys, limits: createRateLimits(app.db.pool), budget, db: app.db, ip: newAddress() }
    const later = { ...context, keys: { ...keys, now: () => new Date(keys.now().getTime() + 301_000) } }
    const effort = { bits: 16, waitSeconds: 1000 }
    const wanted = await requireProof(context, { candidateId: '1', proof: null }, effort).catch(
      (error) => error,
    )
    const asked = { candidateId: '1', proof: solveChallenge(wanted) }
    await expect(requireProof(later, asked, effort)).rejects.toBeInstanceOf(ProofWanted)
    await requireProof(context, asked, effort)
  })
})

describe('without JavaScript', () => {
  test('the page says that it tries again by itself, and after the wait it has the result', async () => {
    const refused = await openPage(id(50))
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThanOrEqual(10)
    expect(seconds).toBeLessThanOrEqual(60)
    const html = await refused.text()
    const [head = ''] = html.split('</head>')
    expect(head.includes(`<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>`)).toBe(true)
    expect(readPage(html).main).toContain(
      `Checking that you are not a program… Many results were looked up from your internet connection. This page tries again by itself in ${seconds} seconds. What you typed is kept.`,
    )
    expect(html.includes(`value="${id(50)}"`)).toBe(true)
    await passTime(app.db, 5_000)
    expect(Number((await openPage(id(50))).headers.get('retry-after'))).toBeLessThanOrEqual(seconds - 5)
    await passTime(app.db, (seconds - 5) * 1000)
    expect((await openPage(id(60))).status).toBe(429)
    const answered = await openPage(id(50))
    expect(answered.status).toBe(200)
    expect((await answered.text()).includes('http-equiv="refresh"')).toBe(false)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { lookUpWith } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { lookUpProcess, passTime } from '#tests/support/server/look-up-process.ts'

// A program looks up 20,000 candidates in order for an hour of the database's clock, with the limit that a server has by
// default. One process answers it. It makes every effort that is asked of it, and asks again for what it was refused.
// Nobody is refused for asking for neighbours, as friends and schools do: so what counts is how many it finds beyond its
// efforts.

const ALL = 20_000
const MOST = (ALL * 3) / 100
/** The budgets are used up long before: what follows is the same for more. */
const SOME = 4_000
const HOUR_MS = 60 * 60_000
/** At the same time. */
const TOGETHER = 200
const everybody = Array.from({ length: ALL }, (_, index) => String(81_000 + index).padStart(6, '0'))
const addresses = Array.from({ length: 50 }, (_, index) => `198.51.100.${index}`)
const addressAt = (index: number) => addresses[index % addresses.length] ?? ''

let app: TestApp
beforeAll(async () => {
  app = await testApp({ settings: { TRUST_PROXY: 'on' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.prisma.distinctAttempt.deleteMany()
})

interface Asked {
  from: string
  candidateId: string
}

function newServer() {
  const { hit, efforts } = lookUpProcess(app.db)
  const isFound = async ({ from, candidateId }: Asked) => (await hit(from, candidateId)) === 'found'
  return { isFound, efforts }
}

/** @param plan who asks for whom, evenly over the hour. */
async function harvest(plan: Asked[], server = newServer()): Promise<{ found: number; efforts: number }> {
  const { isFound, efforts } = server
  const found = new Set<string>()
  const refused: Asked[] = []
  const rounds = Math.ceil(plan.length / TOGETHER)
  for (let round = 0; round < rounds; round++) {
    const planned = plan.slice(round * TOGETHER, (round + 1) * TOGETHER)
    const asked = [...planned, ...refused.splice(0, TOGETHER / 40)]
    const answers = await Promise.all(asked.map(isFound))
    for (const [index, one] of asked.entries()) {
      if (answers[index]) found.add(one.candidateId)
      else if (index < planned.length) refused.push(one)
    }
    if (round % 10 === 9) await passTime(app.db, (HOUR_MS * 10) / rounds)
  }
  return { found: found.size, efforts: efforts.length }
}

describe('of 20,000 candidates in order, in an hour, at most 3 percent are found without an effort for each', () => {
  test('from one address', async () => {
    const { found } = await harvest(everybody.map((candidateId) => ({ from: addressAt(0), candidateId })))
    expect(found).toBeGreaterThanOrEqual(500)
    expect(found).toBeLessThanOrEqual(MOST)
  }, 300_000)

  test('from 50 addresses in turns', async () => {
    const { found, efforts } = await harvest(
      everybody.slice(0, SOME).map((candidateId, index) => ({ from: addressAt(index), candidateId })),
    )
    expect(found - efforts).toBeLessThanOrEqual(MOST)
  }, 300_000)

  test('from 50 addresses at the same time, each with a part', async () => {
    const part = SOME / addresses.length
    const candidateAt = (index: number) =>
      everybody[(index % addresses.length) * part + Math.floor(index / addresses.length)] ?? ''
    const { found, efforts } = await harvest(
      everybody
        .slice(0, SOME)
        .map((_, index) => ({ from: addressAt(index), candidateId: candidateAt(index) })),
    )
    expect(found - efforts).toBeLessThanOrEqual(MOST)
  }, 300_000)

  test('from 50 addresses one after the other, each as long as it is answered', async () => {
    const { isFound, efforts } = newServer()
    const left = [...addresses]
    let found = 0
    let refusals = 0
    for (const candidateId of everybody.slice(0, SOME)) {
      if (await isFound({ from: left[0] ?? '', candidateId })) found++
      else if (++refusals % 3 === 0) left.shift()
      if (left.length === 0) break
    }
    expect(found).toBeGreaterThanOrEqual(500)
    expect(found - efforts.length).toBeLessThanOrEqual(MOST)
  }, 300_000)
})

test('of an exam with PINs none is found without them', async () => {
  const candidates = everybody.slice(0, 500)
  await scenarios(app).studentList(
    studentsCsv(candidates.map((candidate) => ({ candidate, pin: `4${candidate}` }))),
  )
  await scenarios(app).resultFile(resultsCsv(candidates.map((candidate) => ({ candidate, exam: 'PIN' }))), {
    secondSecret: 'PIN',
  })
  const lookUp = lookUpWith(app)
  const answers = await Promise.all(
    candidates.map((candidateId, index) => lookUp({ candidateId, from: addressAt(index) })),
  )
  // Neighbours that are asked for in order may be refused, too.
  const ofOthers = answers.filter(({ text }) => !text.includes('"code":"RATE_LIMITED"'))
  expect(ofOthers.length).toBeGreaterThan(250)
  expect(new Set(ofOthers.map(({ text }) => text))).toEqual(new Set(['{"data":{"examResult":null}}\n']))
}, 120_000)

describe('a school of 500 behind one address, in ten minutes', () => {
  const pupils = everybody.slice(3_000, 3_500)
  const mixed = pupils.map((_, index) => pupils[(index * 147) % 500] ?? '')

  /** @returns how many are answered. */
  async function school(
    candidates: readonly string[],
    server: ReturnType<typeof newServer>,
  ): Promise<number> {
    let found = 0
    for (const [index, candidateId] of candidates.entries()) {
      if (await server.isFound({ from: '203.0.113.1', candidateId })) found++
      if (index % 50 === 0) await passTime(app.db, 60_000)
    }
    return found
  }

  test.each([
    ['in order', pupils],
    ['in no order', mixed],
  ])(
    '%s: everybody is answered, and no effort is asked for',
    async (_how, candidates) => {
      const server = newServer()
      expect(await school(candidates, server)).toBe(500)
      expect(server.efforts).toEqual([])
    },
    120_000,
  )

  test('while others harvest, too, unless neighbours ask right after each other', async () => {
    const server = newServer()
    await harvest(
      everybody.slice(0, 2_000).map((candidateId, index) => ({ from: addressAt(index), candidateId })),
      server,
    )
    const before = server.efforts.length
    expect(await school(mixed, server)).toBe(500)
    expect(server.efforts).toHaveLength(before)
  }, 120_000)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { CandidateLimit, TooManyAttempts } from '#server/limits.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import fc from '#tests/support/project/fuzz.ts'
import { passTime } from '#tests/support/server/attempts.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.prisma.distinctAttempt.deleteMany()
})

const FREE = 500
const MOST = 520
const HOUR = 60 * 60_000
/** So many a process answers an address before it records anything. */
const UNRECORDED = 10
const ids = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => String(81_000 + first + index).padStart(6, '0'))
const shuffled = (all: string[]) =>
  fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed: 1 })[0] ?? []
const address = (number: number) => `198.51.${number >> 8}.${number & 255}`

/** A process on the database that others may share. Its clients make every proof that is asked of them, unless they are `idle`. */
function lookUpProcess(o: { perHour?: number; idle?: boolean } = {}) {
  const limit = new CandidateLimit(db.pool, { perHour: o.perHour ?? FREE })
  let proofs = 0
  const prove = async (waitSeconds: number) => {
    proofs++
    if (o.idle) throw new TooManyAttempts(waitSeconds)
  }
  return {
    proofs: () => proofs,
    /** Looks up what is there. */
    async hit(ip: string, candidateId: string): Promise<TooManyAttempts | 'found'> {
      try {
        await limit.check(ip, candidateId, prove)
        await limit.count(ip, candidateId)
        return 'found'
      } catch (error) {
        if (error instanceof TooManyAttempts) return error
        throw error
      }
    },
  }
}
type Process = ReturnType<typeof lookUpProcess>

/** Asks for all, some at the same time, and counts the results that came. */
async function harvest(processes: Process[], ip: string, candidates: string[], together = 50) {
  let found = 0
  for (let from = 0; from < candidates.length; from += together) {
    const asked = candidates.slice(from, from + together)
    const answers = await Promise.all(
      asked.map((candidate, index) => processes[index % processes.length]?.hit(ip, candidate)),
    )
    found += answers.filter((answer) => answer === 'found').length
  }
  return found
}

describe.each([
  ['in order', ids(FREE)],
  ['in no order', shuffled(ids(FREE))],
])('a school of 500 behind one address, %s', (_order, candidates) => {
  test.each([
    ['at once', FREE],
    ['one by one', 1],
  ])('gets its results %s, and proves nothing', async (_how, together) => {
    const processes = [lookUpProcess(), lookUpProcess()]
    expect(await harvest(processes, address(1), candidates, together)).toBe(FREE)
    // Everybody looks again, at another process.
    expect(await harvest(processes.toReversed(), address(1), candidates, together)).toBe(FREE)
    expect(processes.map(({ proofs }) => proofs())).toEqual([0, 0])
  })
})

// 521 each before the limit of neighbouring IDs was given up.
test.each([1, 4, 64])(
  'of %d addresses that ask for IDs in order each gets its 520',
  async (addresses) => {
    const process = lookUpProcess()
    const found = new Map<string, number>()
    const all = ids(addresses * 600)
    for (let from = 0; from < all.length; from += 64) {
      await Promise.all(
        all.slice(from, from + 64).map(async (candidate, index) => {
          const ip = address((from + index) % addresses)
          if ((await process.hit(ip, candidate)) === 'found') found.set(ip, (found.get(ip) ?? 0) + 1)
        }),
      )
    }
    expect([...found.values()]).toEqual(Array.from({ length: addresses }, () => MOST))
  },
  300_000,
)

test('an address gets no more than its hour’s candidates from four processes', async () => {
  const processes = Array.from({ length: 4 }, () => lookUpProcess())
  const found = await harvest(processes, address(2), shuffled(ids(2_000)), 10)
  expect(found).toBeGreaterThanOrEqual(FREE)
  expect(found).toBeLessThanOrEqual(MOST)
})

test('beyond what is free each further candidate takes a proof, and none twice', async () => {
  const process = lookUpProcess()
  const candidates = ids(FREE + 10)
  expect(await harvest([process], address(3), candidates, 1)).toBe(FREE + 10)
  expect(process.proofs()).toBe(10)
  expect(await process.hit(address(3), candidates[FREE] ?? '')).toBe('found')
  expect(process.proofs()).toBe(10)
})

test('without a proof nobody gets more than what is free', async () => {
  expect(await harvest([lookUpProcess({ idle: true })], address(4), ids(2_000), 1)).toBe(FREE)
})

test('an address that used up its hour keeps no other waiting', async () => {
  const process = lookUpProcess()
  await harvest([process], address(5), ids(2_000))
  const before = process.proofs()
  expect(await harvest([process], address(6), ids(300), 300)).toBe(300)
  expect(process.proofs()).toBe(before)
})

test('what was looked up an hour ago no longer counts', async () => {
  await harvest([lookUpProcess()], address(7), ids(2_000))
  const process = lookUpProcess()
  await harvest([process], address(7), ids(20, 3_000))
  const refused = await process.hit(address(7), '090000')
  expect(refused).toBeInstanceOf(TooManyAttempts)
  const { retryAfterSeconds } = refused as TooManyAttempts
  expect(retryAfterSeconds).toBeGreaterThan(3_000)
  expect(retryAfterSeconds).toBeLessThanOrEqual(3_600)
  await passTime(db, HOUR)
  expect(await harvest([lookUpProcess()], address(7), ids(400, 10_000))).toBe(400)
})

test('another process knows soon that nothing is left', async () => {
  await harvest([lookUpProcess()], address(8), ids(2_000))
  expect(await harvest([lookUpProcess()], address(8), ids(500, 5_000))).toBeLessThanOrEqual(UNRECORDED)
})

test('a candidate who looks again, and again, is one', async () => {
  const process = lookUpProcess({ idle: true })
  for (let time = 0; time < 2_000; time++) expect(await process.hit(address(9), '081000')).toBe('found')
})

test('the ordinary visitor’s look-ups cost no statement, a school’s some', async () => {
  const process = lookUpProcess()
  const home = await queriesOf(() => harvest([process], address(10), ids(UNRECORDED), 1))
  expect(home.queries).toEqual([])
  const school = await queriesOf(() => harvest([process], address(11), ids(400), 1))
  expect(school.queries.length).toBeLessThan(80)
})

test('what is kept names neither address nor candidate', async () => {
  await harvest([lookUpProcess()], address(12), ids(50))
  const kept = JSON.stringify(await db.prisma.distinctAttempt.findMany())
  expect(kept).toContain('look-up:')
  expect(kept).not.toMatch(/198\.51|081\d{3}/)
})

test('without a limit nobody is counted', async () => {
  expect(await harvest([lookUpProcess({ perHour: 0 })], address(13), ids(1_500))).toBe(1_500)
  expect(await db.prisma.distinctAttempt.count()).toBe(0)
})

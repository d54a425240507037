import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { keyHash, TooManyAttempts } from '#server/lib/rate-limiter.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import fc from '#tests/support/project/fuzz.ts'
import { lookUpProcess, passTime } from '#tests/support/server/look-up-process.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.prisma.distinctAttempt.deleteMany()
  await db.prisma.rateLimit.deleteMany()
})

const FREE = 500
const MOST = 600
const HOUR = 60 * 60_000
/** So many a process answers an address before it records anything. */
const UNRECORDED = 10
const id = (number: number) => String(81_000 + number).padStart(6, '0')
const ids = (count: number, first = 0) => Array.from({ length: count }, (_, index) => id(first + index))
const shuffled = (all: string[]) =>
  fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed: 1 })[0] ?? []
const hits = (answers: unknown[]) => answers.filter((answer) => answer === 'found').length
type Process = ReturnType<typeof lookUpProcess>

/** Asks for all, some at the same time, and counts the results that came. */
async function harvest(processes: Process[], ip: string, candidates: string[], together = 50) {
  let found = 0
  for (let from = 0; from < candidates.length; from += together) {
    const asked = candidates.slice(from, from + together)
    found += hits(
      await Promise.all(
        asked.map((candidate, index) => processes[index % processes.length]?.hit(ip, candidate)),
      ),
    )
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
  ])('gets its results %s, and nobody waits', async (_how, together) => {
    const processes = [lookUpProcess(db), lookUpProcess(db)]
    expect(await harvest(processes, '198.51.100.1', candidates, together)).toBe(FREE)
    // Everybody looks again, at whatever process answers.
    expect(await harvest(processes.toReversed(), '198.51.100.1', candidates, together)).toBe(FREE)
    expect(processes.flatMap(({ waits, efforts }) => [...waits, ...efforts])).toEqual([])
  })
})

test('an address gets no more than its hour’s candidates, of 2,000 and from whatever processes', async () => {
  const processes = [lookUpProcess(db), lookUpProcess(db)]
  const found = await harvest(processes, '198.51.100.2', shuffled(ids(2_000)), 10)
  expect(found).toBeGreaterThan(FREE)
  expect(found).toBeLessThanOrEqual(MOST + UNRECORDED)
  const bits = processes.flatMap(({ efforts }) => efforts.map((effort) => effort.bits))
  expect(bits.length).toBeGreaterThanOrEqual(MOST - FREE - UNRECORDED)
  expect(Math.min(...bits)).toBe(16)
  expect(Math.max(...bits)).toBe(20)
})

test('beyond what is free each further candidate takes an effort, which grows steadily, and none twice', async () => {
  const busy = lookUpProcess(db)
  const candidates = shuffled(ids(2_000))
  expect(await harvest([busy], '198.51.100.11', candidates.slice(0, FREE), 1)).toBe(FREE)
  expect(busy.efforts).toEqual([])
  await harvest([busy], '198.51.100.11', candidates.slice(FREE), 1)
  const efforts = busy.efforts.map(({ bits, waitSeconds }) => [bits, waitSeconds])
  expect(efforts.at(0)).toEqual([16, 11])
  expect(efforts.at(-1)).toEqual([20, 60])
  expect(efforts).toEqual(efforts.toSorted(([one = 0], [other = 0]) => one - other))
  const before = efforts.length
  expect(await busy.hit('198.51.100.11', candidates[FREE] ?? '')).toBe('found')
  expect(busy.efforts).toHaveLength(before)
})

test('without the effort nobody gets more than what is free', async () => {
  const found = await harvest([lookUpProcess(db, { idle: true })], '198.51.100.12', shuffled(ids(2_000)), 10)
  expect(found).toBe(FREE)
})

test('four addresses get no more than theirs, and a fifth is not kept waiting', async () => {
  const process = lookUpProcess(db)
  const all = shuffled(ids(4_000))
  const found = await Promise.all(
    [0, 1, 2, 3].map((part) =>
      harvest([process], `203.0.113.${part}`, all.slice(part * 1000, part * 1000 + 1000)),
    ),
  )
  for (const each of found) expect(each).toBeLessThanOrEqual(MOST)
  const before = process.efforts.length
  expect(await process.hit('203.0.113.200', id(1))).toBe('found')
  expect(process.efforts).toHaveLength(before)
})

test('a series of neighbouring IDs costs more than others, beyond what is free', async () => {
  const process = lookUpProcess(db)
  const series = await harvest([process], '198.51.100.3', ids(2_000), 1)
  const others = await harvest([process], '198.51.100.4', shuffled(ids(2_000)), 1)
  expect(series).toBeGreaterThanOrEqual(FREE)
  expect(series - FREE).toBeLessThan((others - FREE) / 3)
})

test('once 200 are asked for in series, each takes an effort of whom more than 30 come from others', async () => {
  const { hit, efforts } = lookUpProcess(db)
  const ask = async (ip: string, candidates: string[]) => {
    const before = efforts.length
    for (const candidate of candidates) expect(await hit(ip, candidate)).toBe('found')
    return efforts.length - before
  }
  const [school, other] = ['198.51.100.50', '198.51.100.51']
  expect(await ask(school, ids(300))).toBe(0)
  expect(await ask(other, ids(25, 10_000))).toBeGreaterThan(0)
  expect(await ask(school, ids(40, 300))).toBe(0)
  expect(await ask(other, ids(40, 10_025))).toBeGreaterThan(0)
  expect(await ask(school, ids(40, 340))).toBeGreaterThan(0)
})

test('the hour is the database’s: what was looked up before it no longer counts', async () => {
  const process = lookUpProcess(db)
  await harvest([process], '198.51.100.5', ids(2_000))
  const refused = await process.hit('198.51.100.5', id(5_000))
  expect(refused).toBeInstanceOf(TooManyAttempts)
  const { retryAfterSeconds } = refused as TooManyAttempts
  expect(retryAfterSeconds).toBeGreaterThan(3_000)
  expect(retryAfterSeconds).toBeLessThanOrEqual(3_600)
  await passTime(db, HOUR)
  // A process asks the database again after half a second.
  await expect.poll(() => process.hit('198.51.100.5', id(5_000))).toBe('found')
  expect(await harvest([process], '198.51.100.5', ids(400, 10_000))).toBe(400)
})

test('another process knows at once that nothing is left', async () => {
  const [one, other] = [lookUpProcess(db), lookUpProcess(db)]
  await harvest([one], '198.51.100.6', ids(2_000))
  const found = await harvest([other], '198.51.100.6', ids(500, 5_000))
  expect(found).toBeLessThanOrEqual(UNRECORDED)
})

test('a candidate who looks again, and again, is one', async () => {
  const process = lookUpProcess(db)
  for (let time = 0; time < 2_000; time++) expect(await process.hit('198.51.100.7', id(1))).toBe('found')
  expect(process.efforts).toEqual([])
})

test('the ordinary visitor’s look-ups cost no statement, a school’s some', async () => {
  // What is recorded twice a second, too, is more on a slow machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const process = lookUpProcess(db)
  const home = await queriesOf(() => harvest([process], '198.51.100.8', ids(UNRECORDED), 1))
  expect(home.queries).toEqual([])
  const school = await queriesOf(() => harvest([process], '198.51.100.9', ids(400), 1))
  expect(school.queries.length).toBeLessThan(80)
})

test('what is kept names neither address nor candidate', async () => {
  await harvest([lookUpProcess(db)], '198.51.100.10', ids(50))
  const kept = JSON.stringify(await db.prisma.distinctAttempt.findMany())
  expect(kept).toContain('look-up:')
  expect(kept).not.toMatch(/198\.51|081\d{3}/)
})

describe('misses', () => {
  const school = '198.51.100.20'
  const missAll = async (process: Process, ip = school) => {
    for (let number = 0; number < 60; number++) await process.miss(ip, `no ${number}`)
  }

  test('are answered, slower and slower, then refused after the longest wait', async () => {
    const process = lookUpProcess(db)
    await missAll(process)
    expect(process.waits).toEqual(Array.from({ length: 41 }, (_, index) => 100 + 100 * index))
    expect(await process.miss(school, 'no 60')).toBeInstanceOf(TooManyAttempts)
    expect(process.waits.at(-1)).toBe(4_100)
  })

  test('keep nobody from a result, and do not slow it down', async () => {
    const process = lookUpProcess(db)
    await missAll(process)
    const before = process.waits.length
    expect(await harvest([process], school, ids(FREE))).toBe(FREE)
    expect(process.waits).toHaveLength(before)
    expect(process.efforts).toEqual([])
  })

  test('that are refused count as look-ups, for a refusal tells as much as an answer', async () => {
    const process = lookUpProcess(db)
    await missAll(process)
    for (let number = 0; number < MOST; number++) await process.miss(school, `more ${number}`)
    const refused = await process.hit(school, id(1))
    expect(refused).toBeInstanceOf(TooManyAttempts)
    expect((refused as TooManyAttempts).reason).toContain('very many candidates')
  })

  test('are forgotten ten minutes after the first', async () => {
    const process = lookUpProcess(db)
    await missAll(process)
    await passTime(db, 10 * 60_000)
    expect(await process.miss(school, 'no more')).toBeNull()
  })
})

describe('a browser in which somebody has signed in before', () => {
  test('is not refused for what others did at its address, and has a limit of its own', async () => {
    const [stranger, known] = [lookUpProcess(db), lookUpProcess(db, { device: 'account' })]
    await harvest([stranger], '198.51.100.30', ids(2_000))
    for (let number = 0; number < 61; number++) await stranger.miss('198.51.100.31', `no ${number}`)
    expect(await known.miss('198.51.100.31', 'mistyped')).toBeNull()
    const found = await harvest([known], '198.51.100.30', ids(500, 5_000))
    expect(found).toBeGreaterThanOrEqual(20)
    expect(found).toBeLessThanOrEqual(24 + UNRECORDED)
  })
})

test('without a limit nobody is counted', async () => {
  const process = lookUpProcess(db, { perHour: 0 })
  expect(await harvest([process], '198.51.100.40', ids(1_500))).toBe(1_500)
  const client = { endsWith: keyHash('198.51.100.40') }
  expect(await db.prisma.distinctAttempt.count({ where: { client } })).toBe(0)
})

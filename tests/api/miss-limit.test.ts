import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db.ts'
import { lookUpRule } from '#server/domains/results/look-up-limit.ts'
import { ClientGone } from '#server/lib/client-gone.ts'
import { MissLimit } from '#server/lib/miss-limit.ts'
import { createRateLimits, TooManyAttempts } from '#server/lib/rate-limit.ts'
import { testDatabase } from '#tests/support/database.ts'
import { queriesOf } from '#tests/support/queries.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const { signal } = new AbortController()
const nobodyLeaves = () => signal
const hit = async () => 'found'
const miss = async () => null

/** A process of its own. Its clock stands still, and it notes how long it would wait. */
function newProcess(wait: (ms: number) => Promise<void> = async () => {}) {
  const clock = { now: 0 }
  const waits: number[] = []
  const limit = new MissLimit(createRateLimits(db.pool), lookUpRule, {
    now: () => clock.now,
    wait: (async (ms: number) => {
      waits.push(ms)
      await wait(ms)
    }) as never,
  })
  const attempt = (key: string, find: () => Promise<string | null>) => limit.attempt(key, find, nobodyLeaves)
  return { clock, waits, attempt }
}

const missTimes = async (times: number, attempt: () => Promise<unknown>) => {
  for (let time = 0; time < times; time++) await attempt()
}

const counting = (queries: string[]) => queries.filter((sql) => sql.includes('rate_limits'))

test('hits cost no statement, however many', async () => {
  const { attempt, waits } = newProcess()
  await attempt('school', hit)
  const { queries } = await queriesOf(() => missTimes(500, () => attempt('school', hit)))
  expect(queries).toEqual([])
  expect(waits).toEqual([])
})

test('hits of a process that was just asked cost one reading a lease', async () => {
  const { attempt, clock } = newProcess()
  const lease = () => Promise.all(Array.from({ length: 50 }, () => attempt('school', hit)))
  const { queries } = await queriesOf(async () => {
    for (clock.now = 0; clock.now < 2000; clock.now += 250) await lease()
  })
  expect(counting(queries)).toHaveLength(4)
})

test('from the twentieth miss on every answer waits, longer each time, and after the sixtieth there is none', async () => {
  const { attempt, waits } = newProcess()
  await missTimes(19, () => attempt('guesser', miss))
  expect(waits).toEqual([])
  await attempt('guesser', miss)
  await attempt('guesser', hit)
  expect(waits).toEqual([100, 100])
  await missTimes(40, () => attempt('guesser', miss))
  expect(waits.slice(2)).toEqual(Array.from({ length: 40 }, (_, index) => 200 + 100 * index))

  let asked = false
  const refused = attempt('guesser', async () => {
    asked = true
    return 'found'
  })
  await expect(refused).rejects.toThrow(TooManyAttempts)
  await expect(refused).rejects.toMatchObject({ reason: lookUpRule.reason })
  expect(asked).toBe(false)
  expect(await attempt('somebody else', hit)).toBe('found')
})

test('misses of the same moment are counted each, in one statement', async () => {
  const { attempt } = newProcess()
  await attempt('crowd', hit)
  const { result, queries } = await queriesOf(() =>
    Promise.allSettled(Array.from({ length: 61 }, () => attempt('crowd', miss))),
  )
  expect(result.every(({ status }) => status === 'rejected')).toBe(true)
  expect(counting(queries)).toHaveLength(1)
})

test('another process knows it half a second later', async () => {
  const [one, other] = [newProcess(), newProcess()]
  await other.attempt('traveller', hit)
  await missTimes(60, () => one.attempt('traveller', miss))
  expect(await other.attempt('traveller', hit)).toBe('found')
  other.clock.now += 500
  await expect(other.attempt('traveller', hit)).rejects.toThrow(TooManyAttempts)
})

test('ten minutes after the first miss all is forgotten', async () => {
  const { attempt, clock } = newProcess()
  await missTimes(60, () => attempt('patient', miss))
  await expect(attempt('patient', hit)).rejects.toSatisfy(
    ({ retryAfterSeconds }: TooManyAttempts) => retryAfterSeconds > 500 && retryAfterSeconds <= 600,
  )
  await db.prisma.rateLimit.updateMany({ data: { expire: Date.now() } })
  clock.now += 500
  expect(await attempt('patient', hit)).toBe('found')
})

describe('an answer that waits', () => {
  test('holds no connection', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { attempt, waits } = newProcess(() => released)
    await createRateLimits(db.pool).add(lookUpRule, 'slow', 30)
    const find = async () => (await db.pool.query('SELECT 1 AS one')).rows[0].one as string
    const answers = Array.from({ length: 50 }, () => attempt('slow', find))
    await expect.poll(() => waits.length).toBe(50)
    expect(db.pool.idleCount).toBe(db.pool.totalCount)
    release()
    await Promise.all(answers)
  })

  test('ends when its client has gone', async () => {
    const limit = new MissLimit(createRateLimits(db.pool), lookUpRule)
    await createRateLimits(db.pool).add(lookUpRule, 'leaver', 59)
    const gone = new AbortController()
    const answer = limit.attempt('leaver', hit, () => gone.signal)
    gone.abort(new ClientGone())
    await expect(answer).rejects.toThrow(ClientGone)
  })

  test('is one of five hundred at most; more are to come back in some seconds', async () => {
    const { attempt, waits } = newProcess(() => new Promise(() => {}))
    await createRateLimits(db.pool).add(lookUpRule, 'many', 30)
    for (let time = 0; time < 500; time++) void attempt('many', hit)
    await expect.poll(() => waits.length).toBe(500)
    await expect(attempt('many', hit)).rejects.toMatchObject({ retryAfterSeconds: 5 })
  })
})

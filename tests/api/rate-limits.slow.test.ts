import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createRateLimits, TooManyAttempts } from '#server/lib/rate-limiter.ts'
import { testDatabase } from '#tests/support/database/database.ts'

const limit = { name: 'test', points: 3, seconds: 60 }
let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

test('counters are shared by all processes', async () => {
  const [one, other] = [createRateLimits(db.pool), createRateLimits(db.pool)]
  await one.count(limit, 'somebody')
  await other.count(limit, 'somebody')
  await one.count(limit, 'somebody')
  await expect(other.count(limit, 'somebody')).rejects.toThrow(TooManyAttempts)
  await expect(one.count(limit, 'somebody else')).resolves.toBe(1)
})

test('counters take back no more than was counted since the limit began to count anew', async () => {
  const limits = createRateLimits(db.pool)
  for (const key of ['over', 'forgotten']) await limits.count(limit, key)
  await db.pool.query('UPDATE rate_limits SET expire = expire - 60000')
  await limits.forget(limit, 'forgotten')
  for (const key of ['over', 'forgotten']) {
    for (let time = 0; time < 2; time++) await limits.takeBack(limit, key)
    expect(await limits.count(limit, key)).toBe(1)
  }
})

test('counters hold no personal data', async () => {
  await createRateLimits(db.pool).count(limit, 'maya@example.com')
  const rows = await db.prisma.rateLimit.findMany()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ key }) => key).join()).not.toContain('maya')
})

test('counters go on in each process for itself when the database does not answer', async () => {
  const broken = await testDatabase()
  const limits = createRateLimits(broken.pool)
  await broken.close()
  // What was counted before, in the database.
  await limits.takeBack(limit, 'somebody')
  for (let number = 0; number < limit.points; number++) await limits.count(limit, 'somebody')
  await expect(limits.count(limit, 'somebody')).rejects.toThrow(TooManyAttempts)
})

test('counters fail when the database refuses to count, because nobody would notice else', async () => {
  const without = await testDatabase()
  await without.pool.query('DROP TABLE rate_limits')
  await expect(createRateLimits(without.pool).count(limit, 'somebody')).rejects.toThrow(/rate_limits/)
  await without.close()
})

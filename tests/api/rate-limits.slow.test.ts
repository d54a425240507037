import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { Limits, TooManyAttempts } from '#server/limits.ts'
import { testDatabase } from '#tests/support/database/database.ts'

const POINTS = 5
let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const count = (limits: Limits, key: string) => limits.count('look-up-secret', key)

test('counters are shared by all processes', async () => {
  const [one, other] = [new Limits(db.pool), new Limits(db.pool)]
  for (let number = 1; number <= POINTS; number++)
    expect(await count(number % 2 === 0 ? one : other, 'somebody')).toBe(number)
  await expect(count(one, 'somebody')).rejects.toThrow(TooManyAttempts)
  await expect(count(other, 'somebody')).rejects.toThrow(TooManyAttempts)
  expect(await count(one, 'somebody else')).toBe(1)
  await one.forget('look-up-secret', 'somebody')
  expect(await count(other, 'somebody')).toBe(1)
})

test('an attempt that is taken back does not count', async () => {
  const limits = new Limits(db.pool)
  for (let number = 0; number < POINTS * 3; number++) {
    await count(limits, 'again')
    await limits.takeBack('look-up-secret', 'again')
  }
  expect(await count(limits, 'again')).toBe(1)
})

test('counters hold no personal data', async () => {
  await count(new Limits(db.pool), 'maya@example.com')
  const rows = await db.prisma.rateLimit.findMany()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ key }) => key).join()).not.toContain('maya')
})

test('counters go on in each process for itself when the database does not answer', async () => {
  const broken = await testDatabase()
  const limits = new Limits(broken.pool)
  await broken.close()
  for (let number = 0; number < POINTS; number++) await count(limits, 'somebody')
  await expect(count(limits, 'somebody')).rejects.toThrow(TooManyAttempts)
})

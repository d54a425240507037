import { expect, test, vi } from 'vitest'
import { databaseClock } from '#server/db/database.ts'

test('a slow answer does not put the time ahead of the database', async () => {
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const time = new Date('2027-01-10T08:00:00.100Z')
  const query = async () => {
    monotonic.mockReturnValue(1200)
    return { rows: [{ time }] }
  }
  const now = await databaseClock({ query: query as never })
  expect(now()).toEqual(time)
  monotonic.mockReturnValue(1201)
  expect(now().toISOString()).toBe('2027-01-10T08:00:00.101Z')
})

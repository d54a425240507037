import type pg from 'pg'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { Replica } from '#server/db/replica.ts'

const at = (ms: number) => new Date(Date.UTC(2026, 10, 30) + ms)

/** A replica that has applied all and was asked five times. @param aheadMs of its clock. */
async function replicaWith(aheadMs: number): Promise<Replica> {
  const answers = (time: Date) =>
    ({ query: async () => ({ rows: [{ lsn: '100', time, cluster: 'one' }] }) }) as unknown as pg.Pool
  const replica = new Replica({ pool: answers(at(0)) } as Database, {
    pool: answers(at(aheadMs)),
    log: undefined,
    close: async () => {},
  })
  for (let asked = 0; asked < 5; asked++) await replica.start()
  await replica.close()
  return replica
}

test.each([
  [-10_000, true],
  [0, true],
  [1, false],
])('a replica whose clock is %i ms ahead is used: %s', async (ahead, isUsed) => {
  expect((await replicaWith(ahead)).source() !== undefined).toBe(isUsed)
})

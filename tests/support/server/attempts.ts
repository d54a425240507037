import type { Database } from '#server/db/database.ts'
import { type LimitName, Limits } from '#server/limits.ts'

/** Counts attempts, as another process would. */
export async function countAttempts(
  db: Database,
  name: LimitName,
  key: string,
  times: number,
): Promise<void> {
  const limits = new Limits(db.pool)
  for (let time = 0; time < times; time++) await limits.count(name, key).catch(() => undefined)
}

/** Lets time pass for counted attempts and candidates. */
export async function passTime(db: Database, ms: number): Promise<void> {
  await db.pool.query('UPDATE distinct_attempts SET at = at - make_interval(secs => $1)', [ms / 1000])
  await db.pool.query('UPDATE rate_limits SET expire = expire - $1', [ms])
}

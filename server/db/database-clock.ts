import type pg from 'pg'

/** How long the time is extrapolated before it is read again. */
const ASK_AFTER_MS = 60_000

export const READ_TIME = 'SELECT clock_timestamp() AS time'

/**
 * The database's time, independent of this machine's clock: read once, advanced by the monotonic clock, and read
 * again in the background at most once a minute. Never ahead of it, so that nothing is released early: a reading counts from
 * the moment it arrived.
 */
export async function databaseClock(pool: Pick<pg.Pool, 'query'>): Promise<() => Date> {
  const read = async () => {
    const { rows } = await pool.query<{ time: Date }>(READ_TIME)
    const time = rows[0]?.time
    if (!time) throw new Error('The database did not tell its time')
    return { time: time.getTime(), at: performance.now() }
  }
  let known = await read()
  let isReading = false
  const readAgain = async () => {
    if (isReading) return
    isReading = true
    try {
      known = await read()
    } catch {
      // The database is unreachable: the time is extrapolated until it answers.
    } finally {
      isReading = false
    }
  }
  return () => {
    const elapsed = performance.now() - known.at
    if (elapsed > ASK_AFTER_MS) void readAgain()
    return new Date(known.time + elapsed)
  }
}

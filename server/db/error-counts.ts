import { takeLoggedErrors } from '#server/lib/log.ts'
import type { Database } from './database.ts'

const WRITE_EVERY_MS = 10_000
const KEPT_DAYS = 30

/** How often an error of a kind was logged lately. */
export interface ErrorCount {
  /** Message of its log lines. */
  kind: string
  count: number
  latestAt: Date
}

/**
 * Adds the errors that this process logs to the counts of all processes, every few seconds.
 *
 * @returns a function that writes the last ones and stops.
 */
export function startErrorCounts(db: Pick<Database, 'pool'>): () => Promise<void> {
  const write = async () => {
    for (const [kind, count] of takeLoggedErrors()) {
      await db.pool.query(
        `INSERT INTO error_counts AS counted (day, kind, count) VALUES (current_date, $1, $2)
         ON CONFLICT (day, kind) DO UPDATE SET count = counted.count + $2, latest_at = now()`,
        [kind, count],
      )
    }
  }
  // The log has the errors, also while the database is away.
  const timer = setInterval(() => void write().catch(() => {}), WRITE_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await write().catch(() => {})
  }
}

/** The errors of the last days, the most frequent kinds first. */
export async function readErrorCounts({ pool }: Pick<Database, 'pool'>, days: number): Promise<ErrorCount[]> {
  const { rows } = await pool.query<ErrorCount>({
    name: 'error-counts',
    text: `SELECT kind, sum(count)::int AS count, max(latest_at) AS "latestAt" FROM error_counts
      WHERE day > current_date - $1::int GROUP BY kind ORDER BY count DESC, kind`,
    values: [days],
  })
  return rows
}

export async function cleanUpErrorCounts({ db }: { db: Pick<Database, 'pool'> }): Promise<void> {
  await db.pool.query(`DELETE FROM error_counts WHERE day <= current_date - ${KEPT_DAYS}`)
}

import type pg from 'pg'
import type { Logger } from '#server/lib/log.ts'

const ASK_EVERY_MS = 1_000

/** A connection that holds a lock. */
interface Blocker {
  pid: number
  application: string | null
  user: string | null
  address: string | null
  state: string | null
}

/**
 * Logs who holds the locks that a migration waits for, each time when these are others.
 *
 * @param pid process ID of the session that migrates.
 * @returns a function that stops it.
 */
export function logMigrationWait(pool: pg.Pool, pid: number, log: Logger): () => void {
  let logged = ''
  const ask = async () => {
    const { rows } = await pool.query<Blocker>(
      `SELECT pid, application_name AS application, usename AS user, host(client_addr) AS address, state
       FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids($1)) ORDER BY pid`,
      [pid],
    )
    const found = rows.map((row) => row.pid).join()
    if (found !== '' && found !== logged) {
      log.warn({ blockers: rows }, 'the migration of the database waits until other connections have ended')
    }
    logged = found
  }
  // When the database is lost, the migration says so.
  const timer = setInterval(() => void ask().catch(() => {}), ASK_EVERY_MS)
  return () => clearInterval(timer)
}

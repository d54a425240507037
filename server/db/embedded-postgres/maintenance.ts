import { messages, type PGlite } from '@electric-sql/pglite'
import type { SessionUser, Turns } from './turns.ts'

const INTERVAL_MS = 5 * 60_000

/** Tables that autovacuum would process by its default thresholds. */
const TABLES_TO_VACUUM = `
  SELECT format('%I.%I', schemaname, relname) AS name
  FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup`

/**
 * Does the work of PostgreSQL's background processes, which PGlite lacks: checkpoints (or the write-ahead log grows
 * until the next stop), vacuum, and planner statistics.
 *
 * @returns a function that stops it.
 */
export function startMaintenance(o: {
  db: PGlite
  turns: Turns
  onBreakdown: (error: unknown) => void
  intervalMs?: number
}): () => void {
  const { db, turns } = o
  const self: SessionUser = { expire() {} }
  let maintainedAt = ''

  async function logPosition(): Promise<string> {
    const { rows } = await db.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn')
    return rows[0]?.lsn ?? ''
  }

  /** Each step takes its own turn, so that other connections do not wait for all of them. */
  async function maintain(): Promise<void> {
    let tables: string[] = []
    let idle = false
    await turns.take(self, async () => {
      idle = (await logPosition()) === maintainedAt
      await db.query('SELECT pg_stat_force_next_flush()')
      if (!idle) tables = (await db.query<{ name: string }>(TABLES_TO_VACUUM)).rows.map((row) => row.name)
    })
    if (idle) return
    for (const table of tables) {
      await turns.take(self, async () => {
        await db.exec(`VACUUM (ANALYZE) ${table}`)
      })
    }
    await turns.take(self, async () => {
      await db.exec('CHECKPOINT')
      maintainedAt = await logPosition()
    })
  }

  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    await maintain().catch((error: unknown) => {
      // A step that fails in PostgreSQL (a table was dropped, the disk is full) is retried next time.
      if (!(error instanceof messages.DatabaseError)) o.onBreakdown(error)
    })
    running = false
  }, o.intervalMs ?? INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

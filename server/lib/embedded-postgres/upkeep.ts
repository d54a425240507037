import { messages, type PGlite } from '@electric-sql/pglite'
import type { Holder, Turns } from './turns.ts'

const INTERVAL_MS = 5 * 60_000

/** Tables that autovacuum would take up by its default thresholds. */
const WORN_TABLES = `
  SELECT format('%I.%I', schemaname, relname) AS name
  FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup`

/**
 * Does what PostgreSQL's background processes do elsewhere: PGlite has none, so without it the write-ahead log would
 * grow (and recovery take longer) until the next stop, dead rows would stay, and the planner would know no statistics.
 *
 * @returns a function that ends it.
 */
export function keepUp(o: {
  db: PGlite
  turns: Turns
  onBreakdown: (error: unknown) => void
  intervalMs?: number
}): () => void {
  const { db, turns } = o
  const self: Holder = { expire() {} }
  let tidyAt = ''

  async function logPosition(): Promise<string> {
    const { rows } = await db.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn')
    return rows[0]?.lsn ?? ''
  }

  /** Each step is a turn of its own, so that nobody waits for all of them. */
  async function tidy(): Promise<void> {
    let worn: string[] = []
    let idle = false
    await turns.take(self, async () => {
      idle = (await logPosition()) === tidyAt
      await db.query('SELECT pg_stat_force_next_flush()')
      if (!idle) worn = (await db.query<{ name: string }>(WORN_TABLES)).rows.map((row) => row.name)
    })
    if (idle) return
    for (const table of worn) {
      await turns.take(self, async () => {
        await db.exec(`VACUUM (ANALYZE) ${table}`)
      })
    }
    await turns.take(self, async () => {
      await db.exec('CHECKPOINT')
      tidyAt = await logPosition()
    })
  }

  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    await tidy().catch((error: unknown) => {
      // A step that PostgreSQL refuses (a table is gone, the disk is full) is tried again next time.
      if (!(error instanceof messages.DatabaseError)) o.onBreakdown(error)
    })
    running = false
  }, o.intervalMs ?? INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

import type pg from 'pg'
import type { Logger } from '#server/lib/log.ts'
import { watchDatabase } from './connection-watchdog.ts'
import type { Database } from './database.ts'
import { SharedPool } from './shared-pool.ts'
import { logSlowQueries } from './slow-query-log.ts'

export interface PoolOptions {
  /** Limits of the connection watchdog; see watchDatabase. */
  watchdog?: { silentMs: number; answerMs: number }
  /** Logs lost connections and slow queries. */
  log?: Logger
  /** Statements that take at least this many milliseconds are logged; 0 or absent logs none. */
  slowQueryMs?: number
}

/** Opens a pool whose connections are set up and watched. */
export function openPool(
  { kind, connection }: { kind: Database['kind']; connection: pg.PoolConfig },
  o: PoolOptions,
): { pool: pg.Pool; close(): Promise<void> } {
  const pool = new SharedPool({ ...connection, onConnect: (client) => prepareConnection(client, kind) })
  // The pool drops a lost connection and fails its query. Without a listener the error would end the process.
  const onLost = (err: Error) => o.log?.warn({ err }, 'a database connection was lost')
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  const { log, slowQueryMs: thresholdMs } = o
  if (log && thresholdMs) pool.on('connect', (client) => logSlowQueries(client, { thresholdMs, log }))
  // The embedded database has a supervisor of its own.
  const stopWatchdog =
    kind === 'server' ? watchDatabase(pool, connection, { ...o.watchdog, log: o.log }) : () => {}
  return {
    pool,
    close() {
      stopWatchdog()
      return pool.end()
    },
  }
}

/**
 * UTC, because Prisma's adapter reads every timestamp as UTC. The timeouts end hung statements: only imports run for
 * minutes (see copy-loader.ts) and set their own.
 */
async function prepareConnection(client: pg.ClientBase, kind: Database['kind']): Promise<void> {
  await client.query({
    text: `SET TIME ZONE 'UTC'; SET search_path = public;
           SET statement_timeout = '3min'; SET idle_in_transaction_session_timeout = '1min'`,
    // This query runs while a caller waits for the connection.
    ...(kind === 'server' && { query_timeout: 10_000 }),
  })
}

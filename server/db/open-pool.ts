import type pg from 'pg'
import type { Logger } from '#server/lib/log.ts'
import { watchDatabase } from './connection-watchdog.ts'
import { prepareConnection, prepareEmbedded } from './prepare-connection.ts'
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

export interface OpenPool {
  pool: pg.Pool
  /** Whether a connection pooler such as PgBouncer stood before the latest connection. */
  isPooled(): boolean
  close(): Promise<void>
}

/** Opens a pool whose connections are set up and watched. */
export function openPool(
  { kind, connection }: { kind: 'embedded' | 'server'; connection: pg.PoolConfig },
  o: PoolOptions,
): OpenPool {
  let pooled = false
  const pool = new SharedPool({
    ...connection,
    async onConnect(client) {
      if (kind === 'embedded') await prepareEmbedded(client)
      else pooled = await prepareConnection(client)
    },
  })
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
    isPooled: () => pooled,
    close() {
      stopWatchdog()
      return pool.end()
    },
  }
}

import pg from 'pg'
import type { Logger } from '#server/lib/log.ts'
import { prepareConnection, prepareEmbedded } from './prepare-connection.ts'
import { SharedPool } from './shared-pool.ts'

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

/** A connection in use for longer than this makes the watchdog check the server. */
const SILENT_MS = 5_000
const ANSWER_MS = 5_000

/**
 * Closes a pool's connections when the database server stops responding (lost network, hung machine); TCP alone would
 * take a quarter of an hour to notice. A query may take minutes, so the watchdog does not use its duration but
 * whether the server still answers on a second connection.
 *
 * @param connection how to connect to the server outside the pool.
 * @param o.silentMs how long a connection may be in use before the server is checked.
 * @param o.answerMs how long the check may take.
 * @returns a function that stops the watchdog.
 */
function watchDatabase(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  o: { log?: Logger | undefined; silentMs?: number; answerMs?: number } = {},
): () => void {
  const { silentMs = SILENT_MS, answerMs = ANSWER_MS } = o
  const inUse = new Map<pg.PoolClient, number>()
  pool.on('acquire', (client) => inUse.set(client, performance.now()))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => inUse.delete(client))
  let isChecking = false

  async function check(): Promise<void> {
    const now = performance.now()
    const longInUse = [...inUse].filter(([, since]) => now - since > silentMs).map(([client]) => client)
    if (isChecking || longInUse.length === 0) return
    isChecking = true
    const silent = await isSilent(connection, answerMs)
    isChecking = false
    if (!silent) return
    o.log?.warn({ connections: longInUse.length }, 'the database does not respond: closing its connections')
    for (const client of longInUse) if (inUse.has(client)) closeConnection(client)
  }

  const timer = setInterval(check, Math.min(1_000, silentMs))
  timer.unref()
  return () => clearInterval(timer)
}

/** Fails queries on the connection; its pool then drops it. */
function closeConnection(client: pg.PoolClient): void {
  // Destroys the connection while a query runs; otherwise the next query fails.
  void (client as pg.PoolClient & Pick<pg.Client, 'end'>).end()
}

/** Whether the server does not respond. Its own errors, such as too many connections, are responses. */
async function isSilent(connection: pg.ClientConfig, answerMs: number): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return false
  } catch (error) {
    return !(error instanceof pg.DatabaseError)
  } finally {
    void client.end().catch(() => {})
  }
}

type AnyQuery = (...args: unknown[]) => unknown

/**
 * Logs slow statements of a connection (waiting and execution). The text is logged without values, which are personal
 * data.
 *
 * @param o.thresholdMs duration from which a statement is logged.
 */
export function logSlowQueries(client: pg.ClientBase, o: { thresholdMs: number; log: Logger }): void {
  // This type joins the overloads into one function.
  const query: AnyQuery = client.query.bind(client)
  const timed: AnyQuery = (...args) => {
    const startedAt = performance.now()
    const done = () => {
      const ms = performance.now() - startedAt
      if (ms >= o.thresholdMs) {
        o.log.warn({ ms: Math.round(ms), statement: withoutValues(textOf(args[0])) }, 'slow query')
      }
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (...result: unknown[]) => {
        done()
        callback(...result)
      })
    }
    const result = query(...args)
    // A stream (COPY) lasts as long as its reader, and is no promise.
    if (result instanceof Promise) result.then(done, done)
    return result
  }
  Object.assign(client, { query: timed })
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const { text } = Object(query) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

/** Longer statements are cut: their start identifies them. */
const MAX_LENGTH = 2_000

/** Removes literals from a statement; parameters ($1) stay. */
export function withoutValues(statement: string): string {
  return statement
    .slice(0, MAX_LENGTH)
    .replace(/\$(\w*)\$[\s\S]*?(\$\1\$|$)/g, '?')
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/"[^"]*"|(?<![\w$.])\d+(?:\.\d+)?\b/g, (part) => (part.startsWith('"') ? part : '?'))
    .replace(/\s+/g, ' ')
    .trim()
}

import pg from 'pg'
import type { Logger } from '#server/lib/log.ts'

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
export function watchDatabase(
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

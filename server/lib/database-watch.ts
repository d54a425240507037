import pg from 'pg'
import type { Logger } from './log.ts'

/** Work that takes longer makes it worth asking whether the server is still there. */
const SILENT_MS = 5_000
const ANSWER_MS = 5_000

/**
 * Ends a pool's connections when their server has fallen silent: a network that swallows everything, a machine that
 * hangs. Nothing else would tell for a quarter of an hour, and whoever waits for an answer would wait as long. A query
 * may well take minutes, so what decides is not its time but whether the server still answers somebody else.
 *
 * @param connection how to reach the server once more, beside the pool.
 * @param o.silentMs how long work may take before the server is asked.
 * @param o.answerMs how long its answer may take.
 * @returns a function that ends the watch.
 */
export function watchDatabase(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  o: { log?: Logger | undefined; silentMs?: number; answerMs?: number } = {},
): () => void {
  const { silentMs = SILENT_MS, answerMs = ANSWER_MS } = o
  const atWork = new Map<pg.PoolClient, number>()
  pool.on('acquire', (client) => atWork.set(client, performance.now()))
  pool.on('release', (_error, client) => atWork.delete(client))
  pool.on('remove', (client) => atWork.delete(client))
  let asking = false

  async function look(): Promise<void> {
    const now = performance.now()
    const long = [...atWork].filter(([, since]) => now - since > silentMs).map(([client]) => client)
    if (asking || long.length === 0) return
    asking = true
    const silent = await isSilent(connection, answerMs)
    asking = false
    if (!silent) return
    o.log?.warn({ connections: long.length }, 'the database has fallen silent, its connections are given up')
    for (const client of long) if (atWork.has(client)) giveUp(client)
  }

  const timer = setInterval(look, Math.min(1_000, silentMs))
  timer.unref()
  return () => clearInterval(timer)
}

/** Fails what waits on the connection, which its pool then drops. */
function giveUp(client: pg.PoolClient): void {
  // Destroys the connection when a query is under way; without one, the next is refused.
  void (client as pg.PoolClient & Pick<pg.Client, 'end'>).end()
}

/** Whether the server says nothing at all; that it has no room for another connection is an answer. */
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

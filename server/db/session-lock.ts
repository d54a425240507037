import pg from 'pg'
import { isPooled } from './prepare-connection.ts'

/** An advisory lock of PostgreSQL that lasts as long as its connection. */
export interface SessionLock {
  client: pg.Client
  unlock(): Promise<void>
}

interface Wanted {
  /** Number of the lock. */
  lock: number
  /** Whether others may have it, too. */
  shared?: boolean
}

/** Takes a lock on a connection of its own, when others have unlocked it. */
export async function waitForLock(direct: pg.ClientConfig, { lock }: { lock: number }): Promise<SessionLock> {
  const { client, unlock, kind } = await connect(direct)
  try {
    await client.query(`SELECT pg_advisory_${kind}lock($1)`, [lock])
    return { client, unlock }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Takes a lock on a connection of its own. @returns undefined when others have it. */
export async function tryLock(
  direct: pg.ClientConfig,
  { lock, shared = false }: Wanted,
): Promise<SessionLock | undefined> {
  const { client, unlock, kind } = await connect(direct)
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      `SELECT pg_try_advisory_${kind}lock${shared ? '_shared' : ''}($1) AS locked`,
      [lock],
    )
    if (rows[0]?.locked) return { client, unlock }
  } catch (error) {
    await unlock()
    throw error
  }
  await unlock()
  return undefined
}

/** A pooler gives the session to others, but not within a transaction: behind one, the lock is one of the transaction. */
async function connect(direct: pg.ClientConfig): Promise<SessionLock & { kind: '' | 'xact_' }> {
  const client = new pg.Client(direct)
  client.on('error', () => {})
  try {
    await client.connect()
    const pooled = await isPooled(client)
    if (pooled) await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    return { client, kind: pooled ? 'xact_' : '', unlock: () => unlock(client, pooled) }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** The end of a connection unlocks as well, but a little later. */
async function unlock(client: pg.Client, pooled: boolean): Promise<void> {
  await client
    .query(pooled ? 'ROLLBACK' : 'SELECT pg_advisory_unlock_all()')
    // A lost connection has no lock.
    .catch(() => {})
  await client.end()
}

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'

/** Advisory lock of PostgreSQL: servers share it while they run, a restore has it alone. */
const LOCK = 1_886_548_328
const RETRY_MS = 5_000

type Client = Pick<pg.ClientBase, 'query'>

/** @returns false when a server or another restore has it. */
export async function lockForRestore(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    LOCK,
  ])
  return rows[0]?.locked === true
}

export async function unlockAfterRestore(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
}

/**
 * Tells restores, also those on other machines, that a server uses this PostgreSQL database. The lock is on a connection
 * of its own, which is made anew when it is lost.
 *
 * @returns a function that gives it back.
 * @throws StartError when a restore is under way.
 */
export async function holdServerLock(
  connection: pg.ClientConfig,
  log?: Logger,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined = await lockedClient(connection)
  if (!client) {
    throw new StartError('A backup is being restored into this database. Wait until that has ended.')
  }
  const ending = new AbortController()
  const watch = (held: pg.Client) => {
    held.once('end', () => void again())
    held.on('error', () => {})
  }
  const again = async () => {
    client = undefined
    while (!ending.signal.aborted && !client) {
      log?.warn('the connection that keeps restores away was lost, and is made anew')
      await wait(RETRY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => {})
      if (ending.signal.aborted) return
      client = await lockedClient(connection).catch(() => undefined)
    }
    if (client) watch(client)
  }
  watch(client)
  return async () => {
    ending.abort()
    client?.removeAllListeners('end')
    await client?.end()
  }
}

/** Addresses of other machines whose servers use this PostgreSQL database. */
export async function otherServers(db: Client): Promise<string[]> {
  const { rows } = await db.query<{ address: string }>(
    `SELECT DISTINCT host(client_addr) AS address FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = $1::bigint::oid AND mode = 'ShareLock'
       AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND client_addr IS DISTINCT FROM (SELECT client_addr FROM pg_stat_activity WHERE pid = pg_backend_pid())
       AND client_addr IS NOT NULL ORDER BY 1`,
    [LOCK],
  )
  return rows.map(({ address }) => address)
}

async function lockedClient(connection: pg.ClientConfig): Promise<pg.Client | undefined> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock_shared($1) AS locked',
      [LOCK],
    )
    if (rows[0]?.locked) return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  await client.end()
  return undefined
}

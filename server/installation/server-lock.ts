import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type SessionLock, tryLock } from '#server/db/session-lock.ts'
import type { Logger } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'

/** Advisory lock of PostgreSQL: servers share it while they run, a restore has it alone. */
const LOCK = 1_886_548_328
const RETRY_MS = 5_000

/**
 * Keeps servers and other restores away.
 *
 * @returns a function that lets them in again; undefined when a server or another restore has the lock.
 */
export async function lockForRestore(direct: pg.ClientConfig): Promise<(() => Promise<void>) | undefined> {
  return (await tryLock(direct, { lock: LOCK }))?.unlock
}

/**
 * Tells restores, also those on other machines, that a server uses this PostgreSQL database. The lock is on a connection
 * of its own, which is opened again when it is lost.
 *
 * @returns a function that gives it back.
 * @throws StartError when a restore is under way.
 */
export async function holdServerLock(direct: pg.ClientConfig, log?: Logger): Promise<() => Promise<void>> {
  let held = await tryLock(direct, { lock: LOCK, shared: true })
  if (!held) {
    throw new StartError('A backup is being restored into this database. Wait until that has ended.')
  }
  const ending = new AbortController()
  const watch = ({ client }: SessionLock) => void client.once('end', () => void again())
  const again = async () => {
    held = undefined
    while (!ending.signal.aborted && !held) {
      log?.warn('the connection that keeps restores away was lost, and is made anew')
      await wait(RETRY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => {})
      if (ending.signal.aborted) return
      held = await tryLock(direct, { lock: LOCK, shared: true }).catch(() => undefined)
    }
    if (held) watch(held)
  }
  watch(held)
  return async () => {
    ending.abort()
    held?.client.removeAllListeners('end')
    await held?.unlock()
  }
}

/** The locks that processes of servers hold on this database. */
const serverLocks = `pg_locks WHERE locktype = 'advisory' AND objid = $1::bigint::oid AND mode = 'ShareLock'
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

/** How many processes of servers use this PostgreSQL database. */
export async function countProcesses(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${serverLocks}`,
    [LOCK],
  )
  return rows[0]?.count ?? 0
}

/** Addresses of other machines whose servers use this PostgreSQL database. Behind a connection pooler all have its address. */
export async function otherServers(direct: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(direct)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ address: string }>(
      `SELECT DISTINCT host(client_addr) AS address FROM pg_stat_activity
       WHERE pid IN (SELECT pid FROM ${serverLocks})
         AND client_addr IS DISTINCT FROM (SELECT client_addr FROM pg_stat_activity WHERE pid = pg_backend_pid())
         AND client_addr IS NOT NULL ORDER BY 1`,
      [LOCK],
    )
    return rows.map(({ address }) => address)
  } finally {
    await client.end()
  }
}

import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { connectionsEach } from '#server/db/connection-shares.ts'
import type { Database } from '#server/db/database.ts'
import { isPooled } from '#server/db/prepare-connection.ts'
import { countProcesses } from './server-lock.ts'

/**
 * Whether PostgreSQL accepts as many connections as the servers on this database may open, supposing that their processes open as
 * many as those of this one.
 *
 * @returns nothing for the embedded database, and behind a connection pooler, which shares connections out.
 */
export async function connectionsCheck(
  { pool, kind }: Pick<Database, 'pool' | 'kind'>,
  { processes }: Pick<Env, 'processes'>,
): Promise<Check[]> {
  if (kind === 'embedded') return []
  const client = await pool.connect()
  try {
    if (await isPooled(client)) return []
    const all = Math.max(processes, await countProcesses(client))
    // Each has one that keeps restores away.
    const needed = all * (connectionsEach(processes) + 1)
    const name = 'Connections'
    // The settings that older versions lack, and limits that are not set, are null.
    const { rows } = await client.query<{ allowed: number }>(
      `SELECT least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
           - coalesce(current_setting('reserved_connections', true)::int, 0),
         (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user),
         (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())) AS allowed`,
    )
    const allowed = rows[0]?.allowed ?? needed
    if (needed <= allowed) return [{ name, state: 'ok', text: `${needed} of ${allowed}` }]
    const who = all === processes ? 'this server' : `the ${all} processes on it`
    const text = `PostgreSQL accepts ${allowed} connections, and ${who} may open ${needed}: on a busy day requests would fail. Raise max_connections, or the limit of the role or the database, or set WEB_CONCURRENCY to a smaller number.`
    return [{ name, state: 'warning', text }]
  } finally {
    client.release()
  }
}

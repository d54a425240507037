import { randomUUID } from 'node:crypto'
import type pg from 'pg'

interface InstallationRow {
  id: string
  /** Which PostgreSQL database it was when it was written; null where that cannot be known. */
  cluster: string | null
}

type Client = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

/** The database's record of its installation; undefined for a new or older database, which has none. */
export async function readInstallation(client: Client): Promise<InstallationRow | undefined> {
  const table = await client.query<{ there: boolean }>(
    "SELECT to_regclass('public.installations') IS NOT NULL AS there",
  )
  if (!table.rows[0]?.there) return undefined
  const { rows } = await client.query<InstallationRow>('SELECT id::text, cluster FROM public.installations')
  return rows[0]
}

export async function readInstallationId(client: Client): Promise<string | undefined> {
  return (await readInstallation(client))?.id
}

/** Makes the installation of a database that has none. @returns its id: another process may have been quicker. */
export async function makeInstallation(client: Client, cluster: string | null): Promise<string> {
  await client.query('INSERT INTO public.installations (cluster) VALUES ($1) ON CONFLICT DO NOTHING', [
    cluster,
  ])
  const id = await readInstallationId(client)
  if (id === undefined) throw new Error('The installation was not written')
  return id
}

/** Gives the database an installation id in the place of the one it has. @returns the id. */
export async function replaceInstallation(
  client: Client,
  cluster: string | null,
  id: string = randomUUID(),
): Promise<string> {
  await client.query(
    `INSERT INTO public.installations (id, cluster) VALUES ($1, $2)
     ON CONFLICT (single) DO UPDATE SET id = $1, cluster = $2`,
    [id, cluster],
  )
  return id
}

/**
 * Tells one PostgreSQL database from every other, also from a copy of it that was made by a dump.
 *
 * @returns null when the server does not say, and of the embedded database, whose folder says it.
 */
export async function readCluster(client: Client, kind: 'embedded' | 'server'): Promise<string | null> {
  if (kind === 'embedded') return null
  const allowed = await client.query<{ allowed: boolean }>(
    "SELECT has_function_privilege('pg_control_system()', 'EXECUTE') AS allowed",
  )
  if (!allowed.rows[0]?.allowed) return null
  const { rows } = await client.query<{ cluster: string }>(
    `SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS cluster
     FROM pg_control_system()`,
  )
  return rows[0]?.cluster ?? null
}

import pg from 'pg'
import { migrationList, migrationNames, migrationsFolder } from './migrations.ts'

/** Prisma's advisory lock, so that `prisma migrate deploy` waits, too. */
const LOCK = 72707369

/** A migration failed. All migrations of the same run are rolled back. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/** The database has migrations unknown to this program: a newer version has used it. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew'
}

/** The database has tables of another program. */
export class ForeignDatabase extends Error {
  override name = 'ForeignDatabase'
}

/**
 * Applies the missing migrations, oldest first, with Prisma's engine and its table `_prisma_migrations`, in one transaction
 * under a lock: concurrently starting servers wait, and a killed process leaves no partial change. Without missing
 * migrations the engine is not loaded.
 *
 * @param o.onUpgrade awaited before the schema of an existing database is changed.
 * @param o.onBegin called with the process ID of the session that migrates, which may have to wait for locks; returns what to
 * call when the migration has ended.
 * @returns the names of the migrations applied now.
 * @throws DatabaseTooNew, ForeignDatabase, MigrationFailed, or the driver's error when the database cannot be reached.
 */
export async function migrate(
  connection: pg.ClientConfig,
  folder = migrationsFolder,
  o: {
    onUpgrade?: ((missing: string[]) => Promise<void>) | undefined
    onBegin?: ((pid: number) => () => void) | undefined
  } = {},
): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  let onEnd: (() => void) | undefined
  // A lost connection also rejects the running query.
  client.on('error', () => {})
  try {
    const wanted = await migrationNames(folder)
    const applied = await appliedMigrations(client)
    refuseUnknown(applied, wanted)
    const missing = missingOf(wanted, applied)
    if (missing.length === 0) return []
    if (applied.length > 0) await o.onUpgrade?.(missing)
    // Not for the session, which a connection pooler may give to others.
    await client.query(
      "BEGIN; SET LOCAL TIME ZONE 'UTC'; SET LOCAL search_path = public; SET LOCAL statement_timeout = 0",
    )
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    if (rows[0]) onEnd = o.onBegin?.(rows[0].pid)
    const names = await applyMigrations(client, folder)
    await client.query('COMMIT')
    return names
  } finally {
    onEnd?.()
    await client.end()
  }
}

/** Names of the applied migrations, oldest first; empty for a new database. */
export async function appliedMigrations(
  client: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>,
): Promise<string[]> {
  const table = await client.query("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS present")
  if (!table.rows[0]?.present) return []
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  )
  return rows.map(({ name }) => name)
}

function missingOf(wanted: readonly string[], applied: readonly string[]): string[] {
  return wanted.filter((name) => !applied.includes(name))
}

/** @throws DatabaseTooNew or ForeignDatabase, with the first unknown migration. */
export function refuseUnknown(applied: readonly string[], known: readonly string[]): void {
  const unknown = missingOf(applied, known)
  if (unknown.length === 0) return
  const reason = `it has the migration ${unknown[0]}, which this version does not know`
  throw unknown.length === applied.length ? new ForeignDatabase(reason) : new DatabaseTooNew(reason)
}

/**
 * Applies migrations in the client's open transaction, under a lock that is held until the transaction ends.
 *
 * @param names the migrations to apply; absent means all.
 * @returns the names of the newly applied migrations.
 * @throws ForeignDatabase or MigrationFailed; the caller must roll back the transaction.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  folder = migrationsFolder,
  names?: readonly string[],
): Promise<string[]> {
  await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`)
  // Another process may have applied them while this one waited for the lock.
  const applied = await appliedMigrations(client)
  if (missingOf(names ?? (await migrationNames(folder)), applied).length === 0) return []
  const { QueryFailed, withSchemaEngine } = await import('./schema-engine.ts')
  const migrationsList = await migrationList(folder, names)
  try {
    const { appliedMigrationNames } = await withSchemaEngine(client, (engine) =>
      engine.applyMigrations({ migrationsList, filters: { externalTables: [], externalEnums: [] } }),
    )
    // The engine locks the session, which behind a connection pooler does not end with this client.
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`)
    return appliedMigrationNames
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (message.includes('schema is not empty')) {
      throw new ForeignDatabase('it has tables already, and none of Pravesh', { cause: error })
    }
    const failed = migrationsList.migrationDirectories.find(
      ({ migrationFile: { content } }) =>
        error instanceof QueryFailed && content.tag === 'ok' && content.value === error.sql,
    )
    throw new MigrationFailed(failed ? `the migration ${failed.path} failed: ${message}` : message, {
      cause: error,
    })
  }
}

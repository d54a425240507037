import pg from 'pg'
import { migrationList, migrationNames, migrationsFolder } from './migrations.ts'

/** The engine's own lock, so that `prisma migrate deploy` waits too. */
const LOCK = 72707369

/** A migration did not apply. Nothing of it, nor of those before it in the same run, is in the database. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/**
 * Brings a database to the present schema: applies, oldest first, the migrations it has not seen, with Prisma's own
 * engine and in its own table `_prisma_migrations`. All of them are one transaction under a lock: servers that start at
 * once wait for each other, and one that is killed in the middle leaves nothing behind. Quick when there is nothing to
 * do; the engine is not even loaded then.
 *
 * @returns the names of the migrations applied now.
 * @throws MigrationFailed, or the driver's error when the database cannot be reached.
 */
export async function migrate(connection: pg.ClientConfig, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  // A connection lost in the middle also fails the query that waits on it.
  client.on('error', () => {})
  try {
    const wanted = await migrationNames(folder)
    if (await hasAll(client, wanted)) return []
    return await applyMissing(client, folder, wanted)
  } finally {
    await client.end()
  }
}

async function hasAll(client: pg.Client, wanted: string[]): Promise<boolean> {
  const table = await client.query("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS present")
  if (!table.rows[0]?.present) return false
  const { rows } = await client.query<{ missing: number }>(
    `SELECT count(*)::int AS missing FROM unnest($1::text[]) AS wanted(name) WHERE NOT EXISTS (
       SELECT FROM public._prisma_migrations
       WHERE migration_name = wanted.name AND finished_at IS NOT NULL AND rolled_back_at IS NULL)`,
    [wanted],
  )
  return rows[0]?.missing === 0
}

async function applyMissing(client: pg.Client, folder: string, wanted: string[]): Promise<string[]> {
  await client.query("SET TIME ZONE 'UTC'; SET search_path = public; SET statement_timeout = 0")
  await client.query('BEGIN')
  await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`)
  // Somebody else may have done it while this one waited for the lock.
  if (await hasAll(client, wanted)) return []
  const { QueryFailed, withSchemaEngine } = await import('./schema-engine.ts')
  const migrationsList = await migrationList(folder)
  try {
    const { appliedMigrationNames } = await withSchemaEngine(client, (engine) =>
      engine.applyMigrations({ migrationsList, filters: { externalTables: [], externalEnums: [] } }),
    )
    await client.query('COMMIT')
    return appliedMigrationNames
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const failed = migrationsList.migrationDirectories.find(
      ({ migrationFile: { content } }) =>
        error instanceof QueryFailed && content.tag === 'ok' && content.value === error.sql,
    )
    throw new MigrationFailed(failed ? `the migration ${failed.path} failed: ${message}` : message, {
      cause: error,
    })
  }
}

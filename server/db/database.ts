import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { DatabaseTooNew, MigrationFailed, migrate } from '#prisma/migrate.ts'
import { PrismaClient } from '#server/generated/prisma/client.ts'
import type { Logger } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import { watchDatabase } from './connection-watchdog.ts'
import { databaseClock } from './database-clock.ts'
import { connectionProblem, readDatabaseUrl } from './database-url.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { SharedPool } from './shared-pool.ts'
import { logSlowQueries } from './slow-query-log.ts'

const OLDEST_VERSION = 14
const STARTING_UP = '57P03'
const STARTING_UP_TIMEOUT_MS = 30_000

/** The database connection of this process. Prisma and hand-written SQL share one pool. */
export interface Database {
  prisma: PrismaClient
  pool: pg.Pool
  /**
   * Embedded: in this process or its primary (see embedded-postgres.ts about transactions). Server: PostgreSQL
   * elsewhere.
   */
  kind: 'embedded' | 'server'
  /** The database's time; this machine's clock may be wrong. */
  now(): Date
  /** Closes the pool, and the embedded database with it. May be called more than once. */
  close(): Promise<void>
}

/** How to connect to a database, before its version and schema are known. */
interface Source {
  kind: Database['kind']
  connection: pg.PoolConfig
  /** Converts a connection error to a message for the operator. */
  problem: (error: unknown) => StartError
  stop(): Promise<void>
}

/** A database that answers and has a supported version, whatever its schema. */
export interface ConnectedDatabase extends Pick<Database, 'pool' | 'kind' | 'close'> {
  /** For a connection outside the pool. */
  connection: pg.ClientConfig
}

interface DatabaseOptions {
  /** PostgreSQL 14 or later; absent means the embedded database in `dataDir`/postgres. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Whether to connect to the embedded database of a running server, if there is one, instead of failing. */
  join?: boolean
  /** Most connections of the pool. */
  connections?: number
  /** Limits of the connection watchdog; see watchDatabase. */
  watchdog?: { silentMs: number; answerMs: number }
  /** Logs lost connections, restarts of the embedded database and slow queries. */
  log?: Logger
  /** Statements that take at least this many milliseconds are logged; 0 or absent logs none. */
  slowQueryMs?: number
}

/**
 * Connects to the database, whatever its schema.
 *
 * @throws StartError when it cannot be used, with the reason and what to do.
 */
export async function connectDatabase(o: DatabaseOptions): Promise<ConnectedDatabase> {
  const source =
    o.databaseUrl === undefined
      ? ((o.join ? await findRunning(o.dataDir) : undefined) ?? (await embedded(o.dataDir, o.log)))
      : server(o.databaseUrl)
  const pool = new SharedPool({
    ...source.connection,
    ...(o.connections !== undefined && { max: o.connections }),
    onConnect: (client) => prepareConnection(client, source.kind),
  })
  // The pool drops a lost connection and fails its query. Without a listener the error would end the process.
  const onLost = (err: Error) => o.log?.warn({ err }, 'a database connection was lost')
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  const { log, slowQueryMs: thresholdMs } = o
  if (log && thresholdMs) pool.on('connect', (client) => logSlowQueries(client, { thresholdMs, log }))
  // The embedded database has a supervisor of its own.
  const stopWatchdog =
    source.kind === 'server'
      ? watchDatabase(pool, source.connection, { ...o.watchdog, log: o.log })
      : () => {}
  let closed: Promise<void> | undefined
  const close = () => {
    stopWatchdog()
    closed ??= pool.end().then(source.stop)
    return closed
  }
  try {
    await checkVersion(pool, source.problem)
    return { pool, kind: source.kind, connection: source.connection, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Opens the database and migrates it to the current schema.
 *
 * @param o.onConnected awaited before anything is changed.
 * @param o.migrated whether another process has already migrated it.
 * @param o.onUpgrade awaited before a database in use gets a newer schema.
 * @throws StartError when it cannot be used, with the reason and what to do.
 */
export async function openDatabase(
  o: DatabaseOptions & {
    onConnected?: (db: ConnectedDatabase) => Promise<void>
    migrated?: boolean
    onUpgrade?: (db: ConnectedDatabase, missing: string[]) => Promise<void>
  },
): Promise<Database> {
  const connected = await connectDatabase(o)
  const { pool, kind, connection } = connected
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    // Longer than an import holds the single session of the embedded database.
    transactionOptions: { maxWait: 30_000, timeout: 15_000 },
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= prisma.$disconnect().then(connected.close)
    return closed
  }
  try {
    await o.onConnected?.(connected)
    const onUpgrade = async (missing: string[]) => o.onUpgrade?.(connected, missing)
    if (!o.migrated) await migrate(connection, undefined, { onUpgrade })
    return { prisma, pool, kind, now: await databaseClock(pool), close }
  } catch (error) {
    await close()
    throw migrationProblem(error)
  }
}

/** The message for the operator why the schema cannot be migrated. */
export function migrationProblem(error: unknown): unknown {
  if (error instanceof DatabaseTooNew) {
    return new StartError(
      `A newer version of Pravesh has used this database: ${error.message}. Start that version again, or restore a backup that this version made.`,
      { cause: error },
    )
  }
  if (!(error instanceof MigrationFailed)) return error
  return new StartError(`The database cannot be brought up to date, and stays as it was: ${error.message}.`, {
    cause: error,
  })
}

async function embedded(dataDir: string, log?: Logger): Promise<Source> {
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'), {
    onBreakdown: (err) => log?.error({ err }, 'the embedded database broke down and is started again'),
  })
  return {
    kind: 'embedded',
    // During a large import other queries wait for the single session: late is better than rejected.
    connection: { ...postgres.poolConfig, max: 8, connectionTimeoutMillis: 120_000, idleTimeoutMillis: 0 },
    problem: (error) => new StartError(`The embedded database does not answer: ${error}.`, { cause: error }),
    stop: postgres.stop,
  }
}

/** The embedded database of another running process, if there is one. */
async function findRunning(dataDir: string): Promise<Source | undefined> {
  const connection = await findEmbeddedPostgres(join(dataDir, 'postgres'))
  if (!connection) return undefined
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  const answers = await client.connect().then(
    () => true,
    // A killed process left the address file behind.
    () => false,
  )
  await client.end()
  if (!answers) return undefined
  return {
    kind: 'embedded',
    connection: { ...connection, max: 2, connectionTimeoutMillis: 30_000 },
    problem: (error) => new StartError(`The embedded database does not answer: ${error}.`, { cause: error }),
    stop: async () => {},
  }
}

function server(url: string): Source {
  const address = readDatabaseUrl(url)
  return {
    kind: 'server',
    connection: {
      connectionString: url,
      application_name: 'pravesh',
      keepAlive: true,
      // Detects a lost peer within half a minute.
      keepAliveInitialDelayMillis: 10_000,
      max: 10,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    },
    problem: (error) => connectionProblem(error, address),
    stop: async () => {},
  }
}

/**
 * UTC, because Prisma's adapter reads every timestamp as UTC. The timeouts end hung statements: only imports run for
 * minutes (see fill-by-copy.ts) and set their own.
 */
async function prepareConnection(client: pg.ClientBase, kind: Database['kind']): Promise<void> {
  await client.query({
    text: `SET TIME ZONE 'UTC'; SET search_path = public;
           SET statement_timeout = '3min'; SET idle_in_transaction_session_timeout = '1min'`,
    // This query runs while a caller waits for the connection.
    ...(kind === 'server' && { query_timeout: 10_000 }),
  })
}

async function checkVersion(pool: pg.Pool, problem: Source['problem']): Promise<void> {
  const deadline = performance.now() + STARTING_UP_TIMEOUT_MS
  const readVersion = async (): Promise<number> => {
    try {
      const { rows } = await pool.query<{ version: number }>(
        "SELECT current_setting('server_version_num')::int / 10000 AS version",
      )
      return rows[0]?.version ?? 0
    } catch (error) {
      const startingUp = error instanceof pg.DatabaseError && error.code === STARTING_UP
      if (!startingUp || performance.now() > deadline) throw problem(error)
      await wait(500)
      return readVersion()
    }
  }
  const version = await readVersion()
  if (version < OLDEST_VERSION) {
    throw new StartError(
      `The database is PostgreSQL ${version}, but version ${OLDEST_VERSION} or later is needed.`,
    )
  }
}

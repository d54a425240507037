import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { DatabaseTooNew, MigrationFailed, migrate } from '#prisma/migrate.ts'
import { PrismaClient } from '#server/generated/prisma/client.ts'
import type { Logger } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import { databaseClock } from './database-clock.ts'
import { connectionProblem, readDatabaseUrl } from './database-url.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { openPool, type PoolOptions } from './open-pool.ts'

const OLDEST_VERSION = 14
const STARTING_UP = '57P03'
const STARTING_UP_TIMEOUT_MS = 30_000

/** The database connections of this process. */
export interface Database {
  /** Has a pool of its own: sessions, changes and imports leave the other one to look-ups and pages of visitors. */
  prisma: PrismaClient
  /** For hand-written SQL. */
  pool: pg.Pool
  /** Both. */
  pools: readonly pg.Pool[]
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

type LimitedPoolConfig = pg.PoolConfig & { max: number }

/** How to connect to a database, before its version and schema are known. */
interface Source {
  kind: Database['kind']
  connection: LimitedPoolConfig
  /** Converts a connection error to a message for the operator. */
  problem: (error: unknown) => StartError
  stop(): Promise<void>
}

/** A database that answers and has a supported version, whatever its schema. */
export interface ConnectedDatabase extends Pick<Database, 'pool' | 'kind' | 'close'> {
  /** For connections outside the pool; `max` of them are left. */
  connection: LimitedPoolConfig
}

interface DatabaseOptions extends PoolOptions {
  /** PostgreSQL 14 or later; absent means the embedded database in `dataDir`/postgres. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Whether to connect to the embedded database of a running server, if there is one, instead of failing. */
  join?: boolean
  /** Most connections of all pools. */
  connections?: number
}

/**
 * Connects to the database, whatever its schema.
 *
 * @param o.pools how many pools share the connections.
 * @throws StartError when it cannot be used, with the reason and what to do.
 */
export async function connectDatabase(o: DatabaseOptions & { pools?: number }): Promise<ConnectedDatabase> {
  const source =
    o.databaseUrl === undefined
      ? ((o.join ? await findRunning(o.dataDir) : undefined) ?? (await embedded(o.dataDir, o.log)))
      : server(o.databaseUrl)
  const max = o.connections ?? source.connection.max
  const connection = { ...source.connection, max: Math.floor(max / (o.pools ?? 1)) }
  const { pool, close: closePool } = openPool({ kind: source.kind, connection }, o)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= closePool().then(source.stop)
    return closed
  }
  try {
    await checkVersion(pool, source.problem)
    return { pool, kind: source.kind, connection: { ...connection, max: max - connection.max }, close }
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
  const connected = await connectDatabase({ ...o, pools: 2 })
  const { pool, kind, connection } = connected
  const { pool: prismaPool, close: closePrismaPool } = openPool(connected, o)
  const prisma = new PrismaClient({
    adapter: new PrismaPg(prismaPool),
    // Longer than an import holds the single session of the embedded database.
    transactionOptions: { maxWait: 30_000, timeout: 15_000 },
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= prisma.$disconnect().then(closePrismaPool).then(connected.close)
    return closed
  }
  try {
    await o.onConnected?.(connected)
    const onUpgrade = async (missing: string[]) => o.onUpgrade?.(connected, missing)
    if (!o.migrated) await migrate(connection, undefined, { onUpgrade })
    const pools = [pool, prismaPool]
    return { prisma, pool, pools, kind, now: await databaseClock(pool), close }
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

import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { migrate } from '#prisma/migrate.ts'
import { PrismaClient } from '#server/generated/prisma/client.ts'
import type { Logger } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import { checkEncoding, checkSameDatabase, checkVersion } from './check-database.ts'
import type { DataVersion } from './data-version.ts'
import { connectionProblem, readDatabaseUrl, withoutWarnings } from './database-url.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { migrationProblem } from './migration-problem.ts'
import { openPool, type PoolOptions } from './open-pool.ts'

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
  /** Where operations of visitors read while a replica is used; undefined while it is left out. */
  replica?: () => PublicSource | undefined
  /** For a connection outside the pools that needs a session of its own, where one is offered. */
  direct: pg.ClientConfig
  /** The database's time; this machine's clock may be wrong. */
  now(): Date
  /** Closes the pools, and the embedded database with them. May be called more than once. */
  close(): Promise<void>
}

/** A database to read public data from, and the version of the data there. Neither may be used with that of another one. */
export interface PublicSource {
  db: Database
  dataVersion: DataVersion
}

/** A database that answers and has a supported version, with any schema. */
export interface ConnectedDatabase extends Pick<Database, 'pool' | 'kind' | 'direct' | 'close'> {
  /** For connections outside the pool; `max` of them are left. */
  connection: LimitedPoolConfig
  /** Whether a connection pooler such as PgBouncer stands between. */
  pooled: boolean
}

interface DatabaseOptions extends PoolOptions {
  /** PostgreSQL 14 or later; absent means the embedded database in `dataDir`/postgres. */
  databaseUrl?: string | undefined
  /** Address of the same database past a connection pooler, for migrations and locks. */
  directDatabaseUrl?: string | undefined
  dataDir: string
  /** Whether to connect to the embedded database of a running server, if there is one, instead of failing. */
  join?: boolean
  /** Most connections of all pools. */
  connections?: number
}

/**
 * Connects to a database with any schema.
 *
 * @param o.pools how many pools share the connections.
 * @throws StartError when it cannot be used, with the reason and what to do.
 */
export async function connectDatabase(o: DatabaseOptions & { pools?: number }): Promise<ConnectedDatabase> {
  const source =
    o.databaseUrl === undefined
      ? ((o.join ? await findRunning(o.dataDir) : undefined) ?? (await embedded(o.dataDir, o.log)))
      : server(o.databaseUrl, o.directDatabaseUrl)
  const { kind, direct } = source
  const max = o.connections ?? source.connection.max
  const connection = { ...source.connection, max: Math.floor(max / (o.pools ?? 1)) }
  const { pool, isPooled, close: closePool } = openPool({ kind, connection }, o)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= closePool().then(source.stop)
    return closed
  }
  try {
    await checkVersion(pool, source.problem)
    if (source.directProblem) await checkSameDatabase(pool, direct, source.directProblem)
    const rest = { ...connection, max: max - connection.max }
    return { pool, kind, direct, connection: rest, pooled: isPooled(), close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Opens the database and migrates it to the current schema.
 *
 * @param o.onConnected awaited before anything is changed.
 * @param o.onUpgrade awaited before a database in use gets a newer schema.
 * @throws StartError when it cannot be used, with the reason and what to do.
 */
export async function openDatabase(
  o: DatabaseOptions & {
    onConnected?: (db: ConnectedDatabase) => Promise<void>
    onUpgrade?: (db: ConnectedDatabase, missing: string[]) => Promise<void>
  },
): Promise<Database> {
  const connected = await connectDatabase({ ...o, pools: 2 })
  const { pool, kind, direct } = connected
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
    await bringUpToDate(connected, o)
    const pools = [pool, prismaPool]
    return { prisma, pool, pools, kind, direct, now: await databaseClock(pool), close }
  } catch (error) {
    await close()
    throw migrationProblem(error)
  }
}

async function bringUpToDate(
  db: ConnectedDatabase,
  { log, onUpgrade }: Parameters<typeof openDatabase>[0],
): Promise<void> {
  if (db.pooled) log?.info('a connection pooler stands before the database: statements get no names')
  await checkEncoding(db.pool)
  await migrate(db.direct, undefined, {
    onUpgrade: async (missing) => onUpgrade?.(db, missing),
    ...(log && db.kind === 'server' && { onBegin: (pid) => logMigrationWait(db.pool, pid, log) }),
  })
}

type LimitedPoolConfig = pg.PoolConfig & { max: number }

/** How to connect to a database, before its version and schema are known. */
interface DatabaseSource {
  kind: 'embedded' | 'server'
  connection: LimitedPoolConfig
  /** For connections outside the pool that need a session of their own, where one is offered. */
  direct: pg.ClientConfig
  /** Converts a connection error to a message for the operator. */
  problem: (error: unknown) => StartError
  /** The same for an address of its own of `direct`. */
  directProblem?: (error: unknown) => StartError
  stop(): Promise<void>
}

/** During a large import other queries wait for the single session: late is better than rejected. */
const BUSY_MS = 120_000

const embeddedProblem = (error: unknown) =>
  new StartError(`The embedded database does not answer: ${error}.`, { cause: error })

/** Starts the embedded database of a data folder. */
async function embedded(dataDir: string, log?: Logger): Promise<DatabaseSource> {
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'), {
    onBreakdown: (err) => log?.error({ err }, 'the embedded database broke down and is started again'),
  })
  const connection = { ...postgres.poolConfig, connectionTimeoutMillis: BUSY_MS }
  return {
    kind: 'embedded',
    connection: { ...connection, max: 8, idleTimeoutMillis: 0 },
    direct: connection,
    problem: embeddedProblem,
    stop: postgres.stop,
  }
}

/**
 * The embedded database of another running process, if there is one.
 *
 * @throws StartError when that process lives and lets nobody in for two minutes.
 */
export async function findRunning(dataDir: string): Promise<DatabaseSource | undefined> {
  const found = await findEmbeddedPostgres(join(dataDir, 'postgres'))
  if (!found) return undefined
  const connection = { ...found, connectionTimeoutMillis: BUSY_MS }
  const client = new pg.Client(connection)
  const answers = await client.connect().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.message === 'timeout expired') throw busy(error)
      // A killed process left the address file behind.
      return false
    },
  )
  await client.end()
  if (!answers) return undefined
  return {
    kind: 'embedded',
    connection: { ...connection, max: 2 },
    direct: connection,
    problem: embeddedProblem,
    stop: async () => {},
  }
}

const busy = (error: Error) =>
  new StartError(
    'The server is running and its database is busy, such as with an import of a large file. Nothing was changed. Try again in a few minutes.',
    { cause: error },
  )

/** Of connections to a PostgreSQL server. */
export const PEER = {
  keepAlive: true,
  // Detects a lost peer within half a minute.
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
}

/** @throws StartError when an address cannot be read. */
function server(url: string, directUrl: string | undefined): DatabaseSource {
  const address = readDatabaseUrl(url)
  const directAddress =
    directUrl === undefined ? undefined : readDatabaseUrl(directUrl, 'DIRECT_DATABASE_URL')
  return {
    kind: 'server',
    connection: { ...PEER, connectionString: withoutWarnings(url), max: 10, idleTimeoutMillis: 60_000 },
    direct: {
      ...PEER,
      connectionString: withoutWarnings(directUrl ?? url),
      application_name: 'pravesh-direct',
    },
    problem: (error) => connectionProblem(error, address),
    ...(directAddress && { directProblem: (error: unknown) => connectionProblem(error, directAddress) }),
    stop: async () => {},
  }
}

/** How long the time is extrapolated before it is read again. */
const ASK_AFTER_MS = 60_000

export const READ_TIME = 'SELECT clock_timestamp() AS time'

/**
 * The database's time, independent of this machine's clock: read once, advanced by the monotonic clock, and read
 * again in the background at most once a minute. Never ahead of it, so that nothing is released early: a reading counts from
 * the moment it arrived.
 */
export async function databaseClock(pool: Pick<pg.Pool, 'query'>): Promise<() => Date> {
  const read = async () => {
    const { rows } = await pool.query<{ time: Date }>(READ_TIME)
    const time = rows[0]?.time
    if (!time) throw new Error('The database did not tell its time')
    return { time: time.getTime(), at: performance.now() }
  }
  let known = await read()
  let isReading = false
  const readAgain = async () => {
    if (isReading) return
    isReading = true
    try {
      known = await read()
    } catch {
      // The database is unreachable: the time is extrapolated until it answers.
    } finally {
      isReading = false
    }
  }
  return () => {
    const elapsed = performance.now() - known.at
    if (elapsed > ASK_AFTER_MS) void readAgain()
    return new Date(known.time + elapsed)
  }
}

const ASK_EVERY_MS = 1_000

/** A connection that holds a lock. */
interface Blocker {
  pid: number
  application: string | null
  user: string | null
  address: string | null
  state: string | null
}

/**
 * Logs who holds the locks that a migration waits for, each time when these are others.
 *
 * @param pid process ID of the session that migrates.
 * @returns a function that stops it.
 */
function logMigrationWait(pool: pg.Pool, pid: number, log: Logger): () => void {
  let logged = ''
  const ask = async () => {
    const { rows } = await pool.query<Blocker>(
      `SELECT pid, application_name AS application, usename AS user, host(client_addr) AS address, state
       FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids($1)) ORDER BY pid`,
      [pid],
    )
    const found = rows.map((row) => row.pid).join()
    if (found !== '' && found !== logged) {
      log.warn({ blockers: rows }, 'the migration of the database waits until other connections have ended')
    }
    logged = found
  }
  // When the database is lost, the migration says so.
  const timer = setInterval(() => void ask().catch(() => {}), ASK_EVERY_MS)
  return () => clearInterval(timer)
}

import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { migrate } from '#prisma/migrate.ts'
import { PrismaClient } from '#server/generated/prisma/client.ts'
import { checkEncoding, checkSameDatabase, checkVersion } from './check-database.ts'
import { databaseClock } from './database-clock.ts'
import { embedded, findRunning, type LimitedPoolConfig, server } from './database-source.ts'
import { migrationProblem } from './migration-problem.ts'
import { logMigrationWait } from './migration-wait.ts'
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
  /** For a connection outside the pools that needs a session of its own, where one is offered. */
  direct: pg.ClientConfig
  /** The database's time; this machine's clock may be wrong. */
  now(): Date
  /** Closes the pools, and the embedded database with them. May be called more than once. */
  close(): Promise<void>
}

/** A database that answers and has a supported version, whatever its schema. */
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
 * Connects to the database, whatever its schema.
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

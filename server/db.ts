import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { DatabaseTooNew, MigrationFailed, migrate } from '#prisma/migrate.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { connectionProblem, readDatabaseUrl } from './lib/database-address.ts'
import { watchDatabase } from './lib/database-watch.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './lib/embedded-postgres.ts'
import type { Logger } from './lib/log.ts'
import { SharedPool } from './lib/shared-pool.ts'
import { logSlowQueries } from './lib/slow-queries.ts'
import { StartError } from './lib/start-error.ts'

const OLDEST_VERSION = 14
const STARTING_UP = '57P03'
const STARTING_UP_PATIENCE_MS = 30_000

/** The database of this process. Prisma and hand-written SQL share one pool of connections. */
export interface Database {
  prisma: PrismaClient
  pool: pg.Pool
  /** Embedded: in this process (see embedded-postgres.ts for what that means for transactions). Server: PostgreSQL elsewhere. */
  kind: 'embedded' | 'server'
  /** Ends the pool, and the embedded database with it. Safe to call more than once. */
  close(): Promise<void>
}

/** A database that can be connected to, before anything is known about what is in it. */
interface Source {
  kind: Database['kind']
  connection: pg.PoolConfig
  /** Turns a failure to connect into words. */
  problem: (error: unknown) => StartError
  stop(): Promise<void>
}

/** A database that answers and is new enough, whatever is in it. */
export interface ConnectedDatabase extends Pick<Database, 'pool' | 'kind' | 'close'> {
  /** For a connection outside the pool. */
  connection: pg.ClientConfig
}

interface DatabaseOptions {
  /** PostgreSQL 14 or later; absent means the embedded database in `dataDir`/postgres. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Whether to use the embedded database of a server that is running, if one is, instead of failing. */
  join?: boolean
  /** How many connections at most. */
  connections?: number
  /** With a server that falls silent; see watchDatabase. */
  patience?: { silentMs: number; answerMs: number }
  /** Told of lost connections, of breakdowns that were survived and of slow queries. */
  log?: Logger
  /** Statements that take so many milliseconds are logged; 0 or absent is none. */
  slowQueryMs?: number
}

/**
 * Connects to the database, whatever its schema.
 *
 * @throws StartError when it cannot be used, saying why and what to do.
 */
export async function connectDatabase(o: DatabaseOptions): Promise<ConnectedDatabase> {
  const source =
    o.databaseUrl === undefined
      ? ((o.join ? await running(o.dataDir) : undefined) ?? (await embedded(o.dataDir, o.log)))
      : server(o.databaseUrl)
  const pool = new SharedPool({
    ...source.connection,
    ...(o.connections !== undefined && { max: o.connections }),
    onConnect: (client) => prepareConnection(client, source.kind),
  })
  // A lost connection is dropped by the pool and fails the query that used it; unheard, it would end the process.
  const onLost = (err: Error) => o.log?.warn({ err }, 'a database connection was lost')
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  const { log, slowQueryMs: thresholdMs } = o
  if (log && thresholdMs) pool.on('connect', (client) => logSlowQueries(client, { thresholdMs, log }))
  // The embedded one is in this process, and has its own supervisor.
  const endWatch =
    source.kind === 'server'
      ? watchDatabase(pool, source.connection, { ...o.patience, log: o.log })
      : () => {}
  let closed: Promise<void> | undefined
  const close = () => {
    endWatch()
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
 * Opens the database and brings it to the present schema.
 *
 * @param o.migrated whether another process has just done that.
 * @param o.onUpgrade awaited before a database that has been in use gets a newer schema.
 * @throws StartError when it cannot be used, saying why and what to do.
 */
export async function openDatabase(
  o: DatabaseOptions & {
    migrated?: boolean
    onUpgrade?: (db: ConnectedDatabase, missing: string[]) => Promise<void>
  },
): Promise<Database> {
  const connected = await connectDatabase(o)
  const { pool, kind, connection } = connected
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    // Longer than an import holds the embedded database's one session, after which everybody waits in line.
    transactionOptions: { maxWait: 30_000, timeout: 15_000 },
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= prisma.$disconnect().then(connected.close)
    return closed
  }
  try {
    const onUpgrade = async (missing: string[]) => o.onUpgrade?.(connected, missing)
    if (!o.migrated) await migrate(connection, undefined, { onUpgrade })
    return { prisma, pool, kind, close }
  } catch (error) {
    await close()
    throw migrationProblem(error)
  }
}

/** The sentence for the person at the keyboard about why the schema cannot be brought up to date. */
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
    // While a large import has the one session, look-ups wait in line: late is better than refused.
    connection: { ...postgres.poolConfig, max: 8, connectionTimeoutMillis: 120_000, idleTimeoutMillis: 0 },
    problem: (error) => new StartError(`The embedded database does not answer: ${error}.`, { cause: error }),
    stop: postgres.stop,
  }
}

/** The embedded database of a process that has it open, if there is one. */
async function running(dataDir: string): Promise<Source | undefined> {
  const connection = await findEmbeddedPostgres(join(dataDir, 'postgres'))
  if (!connection) return undefined
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  const answers = await client.connect().then(
    () => true,
    // Left behind by a process that was killed.
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
      // A connection whose other end has vanished is found out within half a minute.
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
 * UTC because Prisma's adapter reads every timestamp as that. The limits end what hangs: no statement of ours takes
 * minutes (but an import's, see fill-by-copy.ts), and no transaction of ours waits a minute for anything but the database.
 */
async function prepareConnection(client: pg.ClientBase, kind: Database['kind']): Promise<void> {
  await client.query({
    text: `SET TIME ZONE 'UTC'; SET search_path = public;
           SET statement_timeout = '3min'; SET idle_in_transaction_session_timeout = '1min'`,
    // Whoever waits for the connection waits for this as well.
    ...(kind === 'server' && { query_timeout: 10_000 }),
  })
}

async function checkVersion(pool: pg.Pool, problem: Source['problem']): Promise<void> {
  const patience = performance.now() + STARTING_UP_PATIENCE_MS
  const readVersion = async (): Promise<number> => {
    try {
      const { rows } = await pool.query<{ version: number }>(
        "SELECT current_setting('server_version_num')::int / 10000 AS version",
      )
      return rows[0]?.version ?? 0
    } catch (error) {
      const startingUp = error instanceof pg.DatabaseError && error.code === STARTING_UP
      if (!startingUp || performance.now() > patience) throw problem(error)
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

import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import { connectionProblem, readDatabaseUrl, withoutWarnings } from './database-url.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'

export type LimitedPoolConfig = pg.PoolConfig & { max: number }

/** How to connect to a database, before its version and schema are known. */
export interface DatabaseSource {
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
export async function embedded(dataDir: string, log?: Logger): Promise<DatabaseSource> {
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

/** @throws StartError when an address cannot be read. */
export function server(url: string, directUrl: string | undefined): DatabaseSource {
  const address = readDatabaseUrl(url)
  const directAddress =
    directUrl === undefined ? undefined : readDatabaseUrl(directUrl, 'DIRECT_DATABASE_URL')
  const peer = {
    keepAlive: true,
    // Detects a lost peer within half a minute.
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
  }
  return {
    kind: 'server',
    connection: { ...peer, connectionString: withoutWarnings(url), max: 10, idleTimeoutMillis: 60_000 },
    direct: {
      ...peer,
      connectionString: withoutWarnings(directUrl ?? url),
      application_name: 'pravesh-direct',
    },
    problem: (error) => connectionProblem(error, address),
    ...(directAddress && { directProblem: (error: unknown) => connectionProblem(error, directAddress) }),
    stop: async () => {},
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/lib/start-error.ts'

const OLDEST_VERSION = 14
const STARTING_UP = '57P03'
const STARTING_UP_TIMEOUT_MS = 30_000

/**
 * Waits for a server that is starting up.
 *
 * @param problem converts a connection error to a message for the operator.
 * @throws StartError when the server does not answer or is too old.
 */
export async function checkVersion(pool: pg.Pool, problem: (error: unknown) => StartError): Promise<void> {
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

/** @throws StartError when the database cannot keep every text. */
export async function checkEncoding(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string; name: string }>(
    "SELECT current_setting('server_encoding') AS encoding, current_database() AS name",
  )
  const { encoding = '', name = '' } = rows[0] ?? {}
  if (encoding === 'UTF8') return
  throw new StartError(
    `The database ${name} has the encoding ${encoding}, which cannot keep Nepali. Make another one, CREATE DATABASE … ENCODING 'UTF8' LOCALE 'C' TEMPLATE template0, and name it in DATABASE_URL. If this one has been in use, npm run backup and npm run restore move what it holds.`,
  )
}

/**
 * @param direct address in DIRECT_DATABASE_URL.
 * @param problem converts a connection error to a message for the operator.
 * @throws StartError when it is not the database of the pool.
 */
export async function checkSameDatabase(
  pool: pg.Pool,
  direct: pg.ClientConfig,
  problem: (error: unknown) => StartError,
): Promise<void> {
  const client = new pg.Client(direct)
  client.on('error', () => {})
  try {
    await client.connect()
    const [one, other] = await Promise.all([readPlace(pool), readPlace(client)])
    if (one === other) return
  } catch (error) {
    throw problem(error)
  } finally {
    await client.end()
  }
  throw new StartError(
    'DATABASE_URL and DIRECT_DATABASE_URL name different databases. Nothing was changed. DIRECT_DATABASE_URL must lead to the same one past the connection pooler.',
  )
}

/** Tells a database of a running server from every other, also from its replicas. */
async function readPlace(client: pg.Pool | pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ place: string }>(
    `SELECT concat_ws('/', extract(epoch FROM pg_postmaster_start_time()), oid, datname) AS place
     FROM pg_database WHERE datname = current_database()`,
  )
  return rows[0]?.place
}

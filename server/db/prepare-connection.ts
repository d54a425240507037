import type pg from 'pg'

/** The timeouts end hung statements: only imports run for minutes (see load-rows.ts) and set their own. */
const SETTINGS = {
  // Prisma's adapter reads every timestamp as UTC.
  TimeZone: 'UTC',
  search_path: 'public',
  statement_timeout: '3min',
  idle_in_transaction_session_timeout: '1min',
}

/** These queries run while a caller waits for the connection. */
const LIMIT = { query_timeout: 10_000 }

/** Prepares a new connection to the embedded database. */
export async function prepareEmbedded(client: pg.ClientBase): Promise<void> {
  await client.query(assignments('SET'))
}

/**
 * Prepares a new connection to a PostgreSQL server. Behind a pooler it uses nothing of a session but the time zone, which
 * poolers keep for each client.
 *
 * @returns whether a pooler stands between.
 */
export async function prepareConnection(client: pg.ClientBase): Promise<boolean> {
  const pooled = await isPooled(client)
  if (pooled) avoidSession(client)
  // A restore recognises servers by this name. The sessions of a pooler keep it when the server has ended.
  const direct = `${assignments('SET')}; SET application_name = 'pravesh'`
  await client.query({ text: pooled ? `SET TimeZone = '${SETTINGS.TimeZone}'` : direct, ...LIMIT })
  return pooled
}

/**
 * Whether a connection pooler such as PgBouncer stands between, so that each transaction may run in another session: poolers
 * tell their clients another process ID than that of the session.
 */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid', ...LIMIT })
  const { processID } = client as pg.ClientBase & { processID: number | null }
  return rows[0]?.pid !== processID
}

type AnyQuery = (...args: unknown[]) => unknown

/** Leaves named statements unnamed, and makes the settings of a session those of each transaction. */
function avoidSession(client: pg.ClientBase): void {
  // This type joins the overloads into one function.
  const query: AnyQuery = client.query.bind(client)
  const sessionless: AnyQuery = (first, ...others) => query(withoutSession(first), ...others)
  Object.assign(client, { query: sessionless })
}

function withoutSession(query: unknown): unknown {
  if (typeof query === 'string') return withSettings(query)
  const { text, submit } = Object(query) as { text?: unknown; submit?: unknown }
  // A stream (COPY) has no name.
  if (submit !== undefined || typeof text !== 'string') return query
  return { ...(query as object), name: undefined, text: withSettings(text) }
}

function withSettings(text: string): string {
  return /^BEGIN\b/i.test(text) ? `${text}; ${assignments('SET LOCAL')}` : text
}

function assignments(command: 'SET' | 'SET LOCAL'): string {
  return Object.entries(SETTINGS)
    .map(([name, value]) => `${command} ${name} = '${value}'`)
    .join('; ')
}

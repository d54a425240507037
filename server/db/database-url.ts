import pg from 'pg'
import { StartError } from '#server/lib/start-error.ts'

/** Address and user of a PostgreSQL database, without the password, so that it may be logged. */
export interface DatabaseAddress {
  /** Host name, address, or folder of a Unix socket. */
  host: string
  port: number
  database: string
  user: string
}

const EXAMPLE = 'postgresql://user:password@host:5432/database'

/** @throws StartError when the URL is not one of a PostgreSQL database that this program can use. */
export function readDatabaseUrl(url: string): DatabaseAddress {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StartError(`DATABASE_URL must begin with postgresql://, as in ${EXAMPLE}.`)
  }
  let client: pg.Client
  try {
    client = new pg.Client({ connectionString: url })
  } catch {
    throw new StartError(
      `DATABASE_URL cannot be read; it should look like ${EXAMPLE}, with special characters percent-encoded.`,
    )
  }
  const schema = /[?&]schema=([^&]*)/.exec(url)?.[1] ?? 'public'
  if (schema !== 'public') {
    throw new StartError(
      `DATABASE_URL asks for the schema ${schema}, but only the schema public can be used.`,
    )
  }
  const { host, port, database = '', user = '' } = client
  return { host, port, database, user }
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** The message for the operator why this database cannot be used. */
export function connectionProblem(
  error: unknown,
  { host, port, database, user }: DatabaseAddress,
): StartError {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = () => {
    if (
      UNREACHABLE.has(code) ||
      code === 'ENOENT' ||
      /timeout|ended unexpectedly|terminated/i.test(message)
    ) {
      return `No PostgreSQL answers at ${host}:${port} (${code || message}); check DATABASE_URL and that the database runs.`
    }
    if (code === '28P01' || message.startsWith('SASL')) {
      return `PostgreSQL at ${host}:${port} refuses the password of the user ${user}; check DATABASE_URL.`
    }
    if (code === '28000') return `PostgreSQL at ${host}:${port} refuses the user ${user}: ${message}.`
    if (code === '3D000') {
      return `PostgreSQL at ${host}:${port} has no database ${database}; make it with CREATE DATABASE, or mend DATABASE_URL.`
    }
    return `PostgreSQL at ${host}:${port} cannot be used: ${message}.`
  }
  return new StartError(sentence(), { cause: error })
}

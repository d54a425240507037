import pg from 'pg'
import { StartError } from '#server/lib/start-error.ts'

/** Address and user of a PostgreSQL database, without the password, so that it may be logged. */
export interface DatabaseAddress {
  /** Host name, address, or folder of a Unix socket. */
  host: string
  port: number
  database: string
  user: string
  /** Name of the setting that has it. */
  setting: string
}

const EXAMPLE = 'postgresql://user:password@host:5432/database'

/** @throws StartError when the URL is not one of a PostgreSQL database that this program can use. */
export function readDatabaseUrl(url: string, setting = 'DATABASE_URL'): DatabaseAddress {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StartError(`${setting} must begin with postgresql://, as in ${EXAMPLE}.`)
  }
  let client: pg.Client
  try {
    client = new pg.Client({ connectionString: withoutWarnings(url) })
  } catch (error) {
    throw new StartError(unreadable(error, setting))
  }
  const schema = /[?&]schema=([^&]*)/.exec(url)?.[1] ?? 'public'
  if (schema !== 'public') {
    throw new StartError(`${setting} asks for the schema ${schema}, but only the schema public can be used.`)
  }
  const { host, port, database = '', user = '' } = client
  return { host, port, database, user, setting }
}

function unreadable(error: unknown, setting: string): string {
  const { syscall, path, code } = error as NodeJS.ErrnoException
  // The driver reads the files of sslrootcert, sslcert and sslkey.
  return syscall === 'open'
    ? `The file ${path} that ${setting} names cannot be read (${code}).`
    : `${setting} cannot be read; it should look like ${EXAMPLE}, with special characters percent-encoded.`
}

/** The driver checks the certificate in all of these modes, and prints a warning when the mode has another name. */
export function withoutWarnings(url: string): string {
  if (/[?&]uselibpqcompat=true(&|$)/.test(url)) return url
  return url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** The server shows a certificate that no known authority has signed. */
const UNKNOWN_AUTHORITY =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?))$/

/** The message for the operator why this database cannot be used. */
export function connectionProblem(error: unknown, address: DatabaseAddress): StartError {
  const { host, port, database, user, setting } = address
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = () => {
    const tls = tlsSentence(code, message, setting)
    if (tls !== undefined) return `PostgreSQL at ${host}:${port} ${tls}`
    if (
      UNREACHABLE.has(code) ||
      code === 'ENOENT' ||
      /timeout|ended unexpectedly|terminated/i.test(message)
    ) {
      return `No PostgreSQL answers at ${host}:${port} (${code || message}); check ${setting} and that the database runs.`
    }
    if (code === '28P01' || message.startsWith('SASL')) {
      return `PostgreSQL at ${host}:${port} refuses the password of the user ${user}; check ${setting}.`
    }
    if (code === '28000') return `PostgreSQL at ${host}:${port} refuses the user ${user}: ${message}.`
    if (code === '3D000') {
      return `PostgreSQL at ${host}:${port} has no database ${database}; make it with CREATE DATABASE, or mend ${setting}.`
    }
    return `PostgreSQL at ${host}:${port} cannot be used: ${message}.`
  }
  return new StartError(sentence(), { cause: error })
}

/** The problem of the encryption and the parameter of the address that helps; undefined for other problems. */
function tlsSentence(code: string, message: string, setting: string): string | undefined {
  if (UNKNOWN_AUTHORITY.test(code)) {
    return `shows a certificate of an authority that this machine does not know (${code}). Store the authority's certificate, which the provider offers for download, and name the file in ${setting}: ?sslmode=verify-full&sslrootcert=/path/to/ca.crt. Without that check, with ?sslmode=no-verify, somebody in the network could pose as the database.`
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `shows a certificate for another name. Put the name that the provider gives into ${setting}, not an IP address or an alias.`
  }
  if (code === 'CERT_HAS_EXPIRED') {
    return 'shows a certificate that has expired. Have it renewed, or check the clock of this machine.'
  }
  if (message.includes('does not support SSL')) {
    return `does not speak TLS. Take sslmode out of ${setting}, or switch TLS on in the database.`
  }
  if (/\bno encryption$|^SSL required/.test(message)) {
    return `speaks with TLS only. Add ?sslmode=verify-full to ${setting}.`
  }
  return undefined
}

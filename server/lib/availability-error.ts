/** A dependency is unreachable ('away') or out of disk space ('full'). */
export type AvailabilityProblem = 'away' | 'full'

/**
 * Codes of the system and of PostgreSQL: its classes 08 (connection) and 28 (password or role refused), read-only, no such
 * database, and shutting down or starting.
 */
const codesAway =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENET(UNREACH|DOWN)|EROFS|E[MN]FILE|08...|28...|25006|3D000|57P0[1-5]|53300|25P03)$/
/** Prisma's codes: refused, cannot reach the server, no such database, timed out, closed, none free in time. */
const prismaCodesAway = /^P(1000|1001|1002|1003|1008|1010|1017|1018|2024|2028)$/
/** Error kinds of Prisma's driver adapter. */
const kindsAway =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|AuthenticationFailed|DatabaseAccessDenied|DatabaseDoesNotExist)$/
const codesFull = /^(ENOSPC|EDQUOT|53100)$/
/** The pg driver reports these by message only. */
const messagesAway =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end)/

/** The file store failed. Conditions of one file (missing, too large …) have errors of their own. */
export class FileStoreFailed extends Error {
  override name = 'FileStoreFailed'
  constructor(cause: unknown) {
    super('The file store failed', { cause })
  }
}

/** Finds the outage that caused an error, in it or its causes: of the database, the file store or the disk. */
export function availabilityProblemOf(error: unknown): AvailabilityProblem | undefined {
  let fallback: AvailabilityProblem | undefined
  for (const one of errorCauses(error)) {
    const found = classify(one)
    if (found) return found
    if (one instanceof FileStoreFailed) fallback = 'away'
  }
  return fallback
}

function classify(error: object): AvailabilityProblem | undefined {
  const { code, originalCode, kind, message, syscall, $metadata } = error as Record<string, unknown>
  // The socket of an embedded database that is restarting.
  if (code === 'ENOENT' && syscall === 'connect') return 'away'
  for (const one of [code, originalCode]) {
    if (typeof one !== 'string') continue
    if (codesFull.test(one)) return 'full'
    if (codesAway.test(one) || prismaCodesAway.test(one)) return 'away'
  }
  if (typeof kind === 'string' && kindsAway.test(kind)) return 'away'
  const status = ($metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode ?? 0
  if (status === 507) return 'full'
  if (status >= 500 || status === 429) return 'away'
  if (error instanceof Error && error.name === 'TimeoutError') return 'away'
  return typeof message === 'string' && messagesAway.test(message) ? 'away' : undefined
}

const MAX_CAUSES = 6

/** An error and its causes, from the outside to the inside. Prisma puts the driver's error into `meta`. */
export function* errorCauses(error: unknown): Generator<object> {
  let one = error
  for (let depth = 0; depth < MAX_CAUSES && typeof one === 'object' && one !== null; depth++) {
    yield one
    const { cause, meta } = one as { cause?: unknown; meta?: { driverAdapterError?: unknown } }
    one = cause ?? meta?.driverAdapterError
  }
}

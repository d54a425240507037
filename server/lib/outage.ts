/** Something that the program needs does not answer, or has no room left. */
export type Outage = 'away' | 'full'

/** Of the system and of PostgreSQL (its whole class 08: connection exceptions). */
const codesAway =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENET(UNREACH|DOWN)|08...|57P0[1-5]|53300|25P03)$/
/** Of Prisma: cannot reach the server, timed out, closed, no connection or transaction in time. */
const prismaCodesAway = /^P(1001|1002|1008|1017|1018|2024|2028)$/
/** Of its adapter. */
const kindsAway = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/
const codesFull = /^(ENOSPC|EDQUOT|53100)$/
/** The driver tells these by their words alone. */
const wordsAway =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end)/

const MOST_CAUSES = 6

/** What outage is behind an error, if one is: of the database, of the file store or of the disk. */
export function outageOf(error: unknown): Outage | undefined {
  let one: unknown = error
  for (let depth = 0; depth < MOST_CAUSES && typeof one === 'object' && one !== null; depth++) {
    const found = judge(one)
    if (found) return found
    one = causeOf(one)
  }
  return undefined
}

function judge(error: object): Outage | undefined {
  const { code, originalCode, kind, message, syscall, $metadata } = error as Record<string, unknown>
  // The socket of an embedded database that is being started again.
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
  return typeof message === 'string' && wordsAway.test(message) ? 'away' : undefined
}

/** Prisma keeps the driver's error aside. */
function causeOf(error: object): unknown {
  const { cause, meta } = error as { cause?: unknown; meta?: { driverAdapterError?: unknown } }
  return cause ?? meta?.driverAdapterError
}

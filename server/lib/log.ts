import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { said } from '#server/locales/say.ts'

export type { Logger }

/** Level number of errors in pino. */
const ERROR = 50
/** Bytes to keep while the reader is blocked or the disk is full; further lines are dropped. */
const MAX_BUFFERED = 16_000_000
/** Writes to a pipe of up to 4096 bytes are atomic, so lines of several processes do not mix. */
const MAX_WRITE = 4_096
/** How long a full pipe is waited for at exit. */
const EXIT_TIMEOUT_MS = 1_000

/**
 * The process's logger: JSON lines on standard output, readable lines in a terminal. Cookies, authorization headers,
 * bodies and the values in errors are never logged, because they contain secrets and personal data.
 *
 * @param o.worker number of the worker process, when several write to one log.
 * @param o.to destination instead of standard output.
 */
export function createLog(o: {
  level: string
  pretty: boolean
  worker?: number | undefined
  to?: DestinationStream
}): Logger {
  const options: LoggerOptions = {
    level: o.level,
    base: o.worker === undefined ? null : { worker: o.worker },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.url) }),
      err: loggableError,
    },
    hooks: {
      logMethod(args, method, level) {
        if (level >= ERROR) countError(args)
        method.apply(this, args)
      },
    },
    ...(o.pretty && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'reqId,pid,hostname', translateTime: 'HH:MM:ss' },
      },
    }),
  }
  if (o.pretty && !o.to) return pino(options)
  return pino(options, o.to ?? standardOutput())
}

/** Written asynchronously: a full pipe would block the process. A closed pipe or a full disk loses lines and ends nothing. */
function standardOutput(): DestinationStream {
  let exitBy = Number.POSITIVE_INFINITY
  let failed = false
  const output = pino.destination({
    fd: 1,
    sync: false,
    maxWrite: MAX_WRITE,
    maxLength: MAX_BUFFERED,
    retryEAGAIN: () => performance.now() < exitBy,
  })
  output.on('error', () => {
    failed = true
  })
  output.on('write', () => {
    failed = false
  })
  const flush = output.flushSync.bind(output)
  // It would repeat a write to a full disk for ever.
  output.flushSync = () => {
    if (!failed) flush()
  }
  process.once('exit', () => {
    exitBy = performance.now() + EXIT_TIMEOUT_MS
  })
  return output
}

const errorCounts = new Map<string, number>()

/** Counts a line of level error or above by its message, which is the same for all errors of a kind. */
function countError(args: readonly unknown[]): void {
  const message = args.find((arg) => typeof arg === 'string')
  if (typeof message === 'string') errorCounts.set(message, (errorCounts.get(message) ?? 0) + 1)
}

/** The errors logged since the last call, by message. */
export function takeLoggedErrors(): Map<string, number> {
  const taken = new Map(errorCounts)
  errorCounts.clear()
  return taken
}

/** A finished request, as the access log records it. */
export interface AnsweredRequest {
  id: string
  method: string
  /** With the query, which is not logged: it can contain a candidate's ID. */
  url: string
  status: number
  /** Milliseconds. */
  took: number
  /** Whether it succeeded and claims no session; of many such requests only some are logged. */
  isRoutine: boolean
}

/** The access-log fields of a request. */
export function requestLine({ id, method, url, status, took }: AnsweredRequest): object {
  return {
    reqId: id,
    method,
    path: pathOf(url),
    statusCode: status,
    responseTime: Math.round(took * 100) / 100,
  }
}

/** A busy site writes gigabytes a day otherwise; the metrics count every request. */
const ROUTINE_LINES_PER_SECOND = 10
const SLOW_MS = 1_000
let second = 0
let routineLines = 0
let omitted = 0

/** Writes the access-log line of a request without an error, unless it is one of too many routine ones in this second. */
export function logRequest(log: Logger, request: AnsweredRequest): void {
  if (request.isRoutine && request.took < SLOW_MS && !log.isLevelEnabled('debug')) {
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) routineLines = 0
    second = now
    if (++routineLines > ROUTINE_LINES_PER_SECOND) {
      omitted++
      return
    }
  }
  log.info({ ...requestLine(request), ...(omitted > 0 && { omitted }) }, 'request')
  omitted = 0
}

/** The path without the query, which can contain a candidate's ID. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

interface LoggableError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: LoggableError
}

/**
 * The fields of an error that may be logged: type, message, code and stack. PostgreSQL puts values of rows into other
 * fields, and Prisma prints arguments in all but the last line of a message.
 */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code, cause } = error as Error & { code?: unknown }
  const message = error.name.startsWith('PrismaClient') ? lastLine(error.message) : said(error.message)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(frames && { stack: [`${error.name}: ${message}`, ...frames].join('\n') }),
    ...(cause instanceof Error && { cause: loggableError(cause) }),
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

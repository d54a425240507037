import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { countLoggedError } from './logged-errors.ts'
import { StandardOutput } from './standard-output.ts'

export type { Logger }

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
        countLoggedError(args, level)
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
  if (o.to) return pino(options, o.to)
  return o.pretty ? pino(options) : toStandardOutput(options, o.worker)
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

const REQUEST = 'request'

/** The access-log fields of a request. */
export function requestLine({ id, method, url, status, took }: AnsweredRequest): object {
  return { reqId: id, method, path: pathOf(url), statusCode: status, responseTime: hundredths(took) }
}

/** Writes the access-log line of a request without an error. */
export function logRequest(log: Logger, request: AnsweredRequest): void {
  const lines = requestLines.get(log)
  if (!lines) log.info(requestLine(request), REQUEST)
  else if (log.isLevelEnabled('debug')) lines.add(request)
  else if (log.isLevelEnabled('info')) lines.addSampled(request)
}

const hundredths = (number: number) => Math.round(number * 100) / 100

/** Loggers with a buffer for access-log lines. */
const requestLines = new WeakMap<Logger, RequestLines>()

/**
 * The access-log line as pino would write it, at a fifth of the cost.
 *
 * @param at time, as milliseconds since 1970.
 */
export function requestText(
  { id, method, url, status, took }: AnsweredRequest,
  { at, worker }: { at: number; worker?: number | undefined },
): string {
  const workerField = worker === undefined ? '' : `"worker":${worker},`
  const path = JSON.stringify(pathOf(url))
  return `{"level":30,"time":${at},${workerField}"reqId":"${id}","method":"${method}","path":${path},"statusCode":${status},"responseTime":${hundredths(took)},"msg":"${REQUEST}"}\n`
}

/** One process: characters to buffer, and bytes of one write. */
const ONE_PROCESS = { buffered: 60_000, write: 64_000 }
/** Several processes: writes to a pipe of up to 4096 bytes are atomic, so lines do not mix. */
const SEVERAL_PROCESSES = { buffered: 3_000, write: 4_096 }
const FLUSH_EVERY_MS = 250
/** A busy site writes gigabytes a day otherwise; the metrics count every request. */
const ROUTINE_LINES_PER_SECOND = 10
const SLOW_MS = 1_000
const REPORT_EVERY_MS = 60_000
/** Pino's level number for errors that end the process. */
const FATAL = 60

/** Buffers access-log lines, the most frequent lines by far. */
class RequestLines {
  readonly #output: StandardOutput
  readonly #worker: number | undefined
  readonly #maxCharacters: number
  #buffer = ''
  #second = 0
  #linesOfSecond = 0
  #omitted = 0

  constructor(
    output: StandardOutput,
    { worker, maxCharacters }: { worker: number | undefined; maxCharacters: number },
  ) {
    this.#output = output
    this.#worker = worker
    this.#maxCharacters = maxCharacters
    setInterval(() => this.flush(), FLUSH_EVERY_MS).unref()
    setInterval(() => this.#reportOmitted(), REPORT_EVERY_MS).unref()
  }

  /** Writes the line unless it is one of too many routine ones in this second. */
  addSampled(request: AnsweredRequest): void {
    if (request.isRoutine && request.took < SLOW_MS && !this.#hasRoom()) this.#omitted++
    else this.add(request)
  }

  add(request: AnsweredRequest): void {
    this.#append(requestText(request, { at: Date.now(), worker: this.#worker }))
  }

  #append(text: string): void {
    if (this.#buffer.length + text.length > this.#maxCharacters) this.flush()
    this.#buffer += text
  }

  #hasRoom(): boolean {
    const second = Math.floor(performance.now() / 1000)
    if (second !== this.#second) {
      this.#second = second
      this.#linesOfSecond = 0
    }
    return ++this.#linesOfSecond <= ROUTINE_LINES_PER_SECOND
  }

  #reportOmitted(): void {
    if (this.#omitted === 0) return
    const worker = this.#worker === undefined ? {} : { worker: this.#worker }
    const line = {
      level: 30,
      time: Date.now(),
      ...worker,
      omitted: this.#omitted,
      msg: 'routine requests without a line',
    }
    this.#omitted = 0
    this.#append(`${JSON.stringify(line)}\n`)
  }

  flush(): void {
    if (this.passOn()) this.#output.flush()
  }

  /** Reports the omitted requests since the last report, too. */
  end(): void {
    this.#reportOmitted()
    this.passOn()
  }

  /** Passes the buffered lines to the output without flushing it. */
  passOn(): boolean {
    if (this.#buffer === '') return false
    this.#output.write(this.#buffer)
    this.#buffer = ''
    return true
  }
}

/**
 * Access-log lines are buffered and written asynchronously: one write each would cost more than most responses, and a
 * full pipe would block the process. All other lines are flushed at once, after the lines before them.
 */
function toStandardOutput(options: LoggerOptions, worker: number | undefined): Logger {
  const { buffered, write } = worker === undefined ? ONE_PROCESS : SEVERAL_PROCESSES
  const output = new StandardOutput(write)
  const lines = new RequestLines(output, { worker, maxCharacters: buffered })
  const hooks: LoggerOptions['hooks'] = {
    logMethod(args, method, level) {
      countLoggedError(args, level)
      if (lines.passOn() && level >= FATAL) output.flushSync()
      method.apply(this, args)
      if (level >= FATAL) output.flushSync()
      else output.flush()
    },
  }
  const log = pino({ ...options, hooks }, output)
  requestLines.set(log, lines)
  process.once('exit', () => {
    lines.end()
    output.end()
  })
  return log
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
  const message = error.name.startsWith('PrismaClient') ? lastLine(error.message) : error.message
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

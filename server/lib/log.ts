import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { StandardOutput } from './standard-output.ts'

export type { Logger }

/**
 * The process's logger: JSON lines on standard output, readable lines at a terminal.
 * Cookies, authorization, bodies and the values in errors are never logged: they carry secrets and personal data.
 *
 * @param o.worker number of the process, where several write into one log.
 * @param o.to where the lines go instead.
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

/** A request that has been answered, as its line in the log has it. */
export interface AnsweredRequest {
  id: string
  method: string
  /** With its query, which is not logged: a candidate's ID stands in there. */
  url: string
  status: number
  /** Milliseconds. */
  took: number
}

const REQUEST = 'request'

/** The line of a request in the log. */
export function requestLine({ id, method, url, status, took }: AnsweredRequest): object {
  return { reqId: id, method, path: pathOf(url), statusCode: status, responseTime: hundredths(took) }
}

/** Logs a request that went well. */
export function logRequest(log: Logger, request: AnsweredRequest): void {
  const lines = requestLines.get(log)
  if (!lines) log.info(requestLine(request), REQUEST)
  else if (log.isLevelEnabled('info')) lines.add(request)
}

const hundredths = (number: number) => Math.round(number * 100) / 100

/** Loggers whose lines about requests are gathered. */
const requestLines = new WeakMap<Logger, RequestLines>()

/**
 * The line of a request as pino would write it, at a fifth of the price.
 *
 * @param at the moment, as milliseconds since 1970.
 */
export function requestText(
  { id, method, url, status, took }: AnsweredRequest,
  { at, worker }: { at: number; worker?: number | undefined },
): string {
  const ofWorker = worker === undefined ? '' : `"worker":${worker},`
  const path = JSON.stringify(pathOf(url))
  return `{"level":30,"time":${at},${ofWorker}"reqId":"${id}","method":"${method}","path":${path},"statusCode":${status},"responseTime":${hundredths(took)},"msg":"${REQUEST}"}\n`
}

/** Of one process: characters that are gathered, and bytes that are written, at once. */
const ALONE = { gathered: 60_000, write: 64_000 }
/** Of several: 4096 bytes a pipe takes whole, so that their lines do not mix. */
const TOGETHER = { gathered: 3_000, write: 4_096 }
const GATHERED_MS = 250
/** Pino's number: the process is about to end. */
const FATAL = 60

/** Gathers lines about requests, of which a crowd makes more than there are of anything else. */
class RequestLines {
  readonly #output: StandardOutput
  readonly #worker: number | undefined
  readonly #most: number
  #gathered = ''

  constructor(output: StandardOutput, { worker, most }: { worker: number | undefined; most: number }) {
    this.#output = output
    this.#worker = worker
    this.#most = most
    setInterval(() => this.flush(), GATHERED_MS).unref()
  }

  add(request: AnsweredRequest): void {
    const text = requestText(request, { at: Date.now(), worker: this.#worker })
    if (this.#gathered.length + text.length > this.#most) this.flush()
    this.#gathered += text
  }

  flush(): void {
    if (this.handOn()) this.#output.flush()
  }

  /** Puts the lines at the end of what is to be written. */
  handOn(): boolean {
    if (this.#gathered === '') return false
    this.#output.write(this.#gathered)
    this.#gathered = ''
    return true
  }
}

/**
 * Lines about requests are gathered and never wait for a slow reader: a write for each would cost more than most answers,
 * and a full pipe would hold up everybody's. All others go at once, behind those that came before them.
 */
function toStandardOutput(options: LoggerOptions, worker: number | undefined): Logger {
  const { gathered, write } = worker === undefined ? ALONE : TOGETHER
  const output = new StandardOutput(write)
  const lines = new RequestLines(output, { worker, most: gathered })
  const hooks: LoggerOptions['hooks'] = {
    logMethod(args, method, level) {
      if (lines.handOn() && level >= FATAL) output.flushSync()
      method.apply(this, args)
      if (level >= FATAL) output.flushSync()
      else output.flush()
    },
  }
  const log = pino({ ...options, hooks }, output)
  requestLines.set(log, lines)
  process.once('exit', () => {
    lines.handOn()
    output.end()
  })
  return log
}

/** The address without its query: a candidate's ID stands in there. */
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
 * What of an error may be logged: its kind, message, code and place. Not its other fields, for PostgreSQL puts the
 * offending values there; and of Prisma's messages only the last line, for the lines before print the arguments.
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

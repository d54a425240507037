import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

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
  return o.pretty ? pino(options) : toStandardOutput(options)
}

/** Message of the lines that tell of requests. */
export const REQUEST = 'request'

/**
 * Lines about requests go out some twenty at a time, or after a quarter of a second, and never wait for a slow reader: a
 * write for each would cost more than most answers, and a full pipe would hold up everybody's. All others go at once.
 */
function toStandardOutput(options: LoggerOptions): Logger {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    // With one more line still below 4096 bytes, which a pipe takes whole: lines of several processes do not mix.
    minLength: 3_000,
    periodicFlush: 250,
    // For a reader that has stopped: then lines are lost rather than the server.
    maxLength: 16_000_000,
  })
  const hooks: LoggerOptions['hooks'] = {
    logMethod(args, method) {
      method.apply(this, args)
      if ((args as unknown[])[1] !== REQUEST) destination.flushSync()
    },
  }
  return pino({ ...options, hooks }, destination)
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

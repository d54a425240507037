import { type Logger, pino } from 'pino'

export type { Logger }

/**
 * The process's logger: JSON lines on standard output, readable lines at a terminal.
 * Cookies, authorization and bodies are never logged: they carry secrets and personal data.
 */
export function createLog(o: { level: string; pretty: boolean }): Logger {
  return pino({
    level: o.level,
    base: null,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    serializers: { req: (request) => ({ method: request.method, path: pathOf(request.url) }) },
    ...(o.pretty && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'reqId,pid,hostname', translateTime: 'HH:MM:ss' },
      },
    }),
  })
}

/** The address without its query: a candidate's ID stands in there. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

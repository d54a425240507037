import type { IncomingHttpHeaders } from 'node:http'
import { LogController } from 'fastify'
import { ACCESS_COOKIES } from '#server/auth/cookies.ts'
import { type Logger, logRequest, pathOf, requestLine } from '#server/lib/log.ts'

/**
 * Writes one access-log line per finished request, instead of Fastify's two. It uses the server's logger, which
 * buffers these lines, at a quarter of the cost.
 */
export class RequestLog extends LogController {
  readonly #log: Logger

  /** @param log the server's logger: lines of Fastify's child logger are not buffered. */
  constructor(log: Logger) {
    super()
    this.#log = log
  }

  override incomingRequest(): void {}

  override requestCompleted(...[err, request, reply]: Parameters<LogController['requestCompleted']>): void {
    const { id, method } = request
    const { statusCode: status, elapsedTime: took } = reply
    const url = isOfVisitor(status) ? plainPath(request.url) : request.url
    const isRoutine = status < 400 && !claimsSession(request.headers)
    const finished = { id, method, url, status, took, isRoutine }
    // A route with a log level of its own applies it to the request's logger only.
    const log = request.routeOptions.logLevel ? (request.log as Logger) : this.#log
    if (err) log.error({ ...requestLine(finished), err }, 'request failed')
    else logRequest(log, finished)
  }
}

/** Whether the request may come from somebody who is signed in. */
function claimsSession({ authorization, cookie = '' }: IncomingHttpHeaders): boolean {
  return authorization !== undefined || ACCESS_COOKIES.some((name) => cookie.includes(name))
}

/** The path with a star for each part that may be an ID, a token or a name: all but short words of Latin letters. */
const plainPath = (url: string): string =>
  pathOf(url)
    .split('/')
    .slice(0, 6)
    .map((part) => (/^[a-z._-]{0,20}$/i.test(part) ? part : '*'))
    .join('/')

/** Whether the path may be the visitor's own words, such as a candidate's ID behind an encoded question mark. */
function isOfVisitor(status: number): boolean {
  return [301, 302, 303, 307, 308, 400, 404, 405].includes(status)
}

import type { IncomingHttpHeaders } from 'node:http'
import { type FastifyRequest, LogController } from 'fastify'
import { Histogram } from 'prom-client'
import { ACCESS_COOKIES } from '#server/auth/cookies.ts'
import { type Logger, logRequest, pathOf, requestLine } from '#server/lib/log.ts'

/**
 * Records each finished request in the metrics and in one line of the access log, instead of Fastify's two, with the server's
 * logger: a child logger for each costs more.
 */
export class RequestLog extends LogController {
  readonly #log: Logger
  readonly #metrics: boolean

  /** @param o.metrics whether requests are measured. */
  constructor(log: Logger, { metrics }: { metrics: boolean }) {
    super()
    this.#log = log
    this.#metrics = metrics
  }

  override incomingRequest(): void {}

  override requestCompleted(...[err, request, reply]: Parameters<LogController['requestCompleted']>): void {
    const { id, method } = request
    const { statusCode: status, elapsedTime: took } = reply
    if (this.#metrics) measureRequest(request, { status, took })
    const url = isOfVisitor(status) ? plainPath(request.url) : request.url
    // Under overload rejections come in thousands.
    const isRoutine = (status < 400 || status === 503) && !claimsSession(request.headers)
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

const durations = new Histogram({
  name: 'pravesh_http_request_duration_seconds',
  help: 'Duration of requests by route, method and status.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

/**
 * Measures a request.
 *
 * @param o.took milliseconds.
 */
function measureRequest(
  { method, routeOptions }: FastifyRequest,
  { status, took }: { status: number; took: number },
): void {
  durations.observe({ route: routeOf(routeOptions), method, status }, took / 1000)
}

/** Each built file has a route, and hundreds have another name after an upgrade: they count together. */
function routeOf({ url = 'none', config }: FastifyRequest['routeOptions']): string {
  // @fastify/static puts the file there.
  if (!('file' in config)) return url
  return url.startsWith('/assets/') ? '/assets/*' : 'other-built-files'
}

import { LogController } from 'fastify'
import { type Logger, logRequest, requestLine } from './lib/log.ts'

/**
 * One line for each request, when it has been answered: it says all that the two of Fastify's own would. A crowd writes
 * more lines than anything else, so they are flat and come from the server's logger, at a quarter of the cost.
 */
export class RequestLog extends LogController {
  readonly #log: Logger

  /** @param log the server's own: Fastify's is a child of it, whose lines are not gathered. */
  constructor(log: Logger) {
    super()
    this.#log = log
  }

  override incomingRequest(): void {}

  override requestCompleted(...[err, request, reply]: Parameters<LogController['requestCompleted']>): void {
    const { id, method, url } = request
    const answered = { id, method, url, status: reply.statusCode, took: reply.elapsedTime }
    // A route may have a level of its own, which only its requests' loggers know.
    const log = request.routeOptions.logLevel ? (request.log as Logger) : this.#log
    if (err) log.error({ ...requestLine(answered), err }, 'request failed')
    else logRequest(log, answered)
  }
}

import { LogController } from 'fastify'
import { type Logger, logRequest, requestLine } from './lib/log.ts'

/**
 * One line for each request, when it has been answered: it says all that the two of Fastify's own would. A crowd writes
 * more lines than anything else, so they are flat and come from the server's logger, at a quarter of the cost.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(...[err, request, reply]: Parameters<LogController['requestCompleted']>): void {
    const { id, method, url } = request
    const answered = { id, method, url, status: reply.statusCode, took: reply.elapsedTime }
    // A route may have a level of its own, which only its requests' loggers know.
    const log = request.routeOptions.logLevel ? request.log : request.server.log
    if (err) log.error({ ...requestLine(answered), err }, 'request failed')
    else logRequest(log as Logger, answered)
  }
}

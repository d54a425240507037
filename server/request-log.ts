import { LogController } from 'fastify'
import { pathOf, REQUEST } from './lib/log.ts'

/**
 * One line for each request, when it has been answered: it says all that the two of Fastify's own would. A crowd writes
 * more lines than anything else, so they are flat and come from the server's logger, at a quarter of the cost.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(...[err, request, reply]: Parameters<LogController['requestCompleted']>): void {
    const line = {
      reqId: request.id,
      method: request.method,
      path: pathOf(request.url),
      statusCode: reply.statusCode,
      responseTime: Math.round(reply.elapsedTime * 100) / 100,
    }
    // A route may have a level of its own, which only its requests' loggers know.
    const log = request.routeOptions.logLevel ? request.log : request.server.log
    if (err) log.error({ ...line, err }, 'request failed')
    else log.info(line, REQUEST)
  }
}

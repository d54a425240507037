import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { availabilityMessages, errorAnswer, INTERNAL_MESSAGE, rateLimited } from '#server/graphql/errors.ts'
import { availabilityProblemOf } from '#server/lib/availability-error.ts'
import { TooManyAttempts } from '#server/limits.ts'
import { said } from '#server/locales/say.ts'
import { sendOutage, sendTooManyRequests } from './busy-page.ts'
import { discardRest } from './discard-rest.ts'
import { refusalOf } from './graphql-answer-type.ts'

/**
 * Handles errors outside of resolvers: an unreadable body, an unreachable database, a failing file. Client errors are
 * described; internal errors are hidden; an outage says to try again later.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof TooManyAttempts) {
      const { message, extensions } = rateLimited(error)
      if (request.routeOptions.url === '/graphql') {
        const { type, status } = refusalOf(request.headers.accept)
        reply.code(status).type(type).header('retry-after', error.retryAfterSeconds)
        return reply.send(
          JSON.stringify(errorAnswer(request, { message, code: 'RATE_LIMITED', ...extensions })),
        )
      }
      return sendTooManyRequests(request, reply, { message, retryAfter: error.retryAfterSeconds })
    }
    // The error is that of the ended connection: nobody reads an answer.
    if (request.raw.aborted || reply.raw.destroyed) return reply.code(400).send()
    const outage = availabilityProblemOf(error)
    const status = outage ? 503 : (error.statusCode ?? 500)
    const isInternal = status >= 500
    if (isInternal) request.log.error({ err: error }, 'a request failed')
    const message = outage
      ? availabilityMessages[outage]
      : isInternal
        ? INTERNAL_MESSAGE
        : clientErrorMessage(error, request)
    reply.code(status).header('cache-control', 'no-store')
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      reply.removeHeader('connection')
      discardRest(request.raw)
    }
    if (outage) reply.header('retry-after', '5')
    if (outage && request.routeOptions.url !== '/graphql') return sendOutage(request, reply, message)
    if (request.routeOptions.url !== '/graphql')
      return reply.type('text/plain; charset=utf-8').send(said(message))
    const code = outage ? 'UNAVAILABLE' : isInternal ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST'
    return reply.send(errorAnswer(request, { message, code }))
  })
}

function clientErrorMessage({ code, message }: FastifyError, { routeOptions }: FastifyRequest): string {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return `The request is larger than ${routeOptions.bodyLimit} bytes. Send less at a time.`
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'The content type is not understood here. Send "Content-Type: application/json".'
    default:
      // Messages of Fastify's own errors describe the request; other messages may contain internals.
      return code?.startsWith('FST_ERR_') ? message : 'The request cannot be understood.'
  }
}

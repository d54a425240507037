import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { INTERNAL_MESSAGE, outageMessages } from './errors.ts'
import { outageOf } from './lib/outage.ts'

/**
 * Answers what fails outside of a resolver: a body that cannot be read, a database that is gone before GraphQL begins,
 * a file that breaks. A caller's mistake is named; of ours nothing leaves but that there was one, and of an outage that
 * trying again later may help.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const outage = outageOf(error)
    const status = outage ? 503 : (error.statusCode ?? 500)
    const ours = status >= 500
    if (ours) request.log.error({ err: error }, 'a request failed')
    const message = outage ? outageMessages[outage] : ours ? INTERNAL_MESSAGE : mistake(error, request)
    reply.code(status).header('cache-control', 'no-store')
    if (outage) reply.header('retry-after', '5')
    if (request.routeOptions.url !== '/graphql') return reply.type('text/plain; charset=utf-8').send(message)
    const code = outage ? 'UNAVAILABLE' : ours ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST'
    return reply.send({ errors: [{ message, extensions: { code } }] })
  })
}

function mistake({ code, message }: FastifyError, { routeOptions }: FastifyRequest): string {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return `The request is larger than ${routeOptions.bodyLimit} bytes. Send less at a time.`
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'The content type is not understood here. Send "Content-Type: application/json".'
    default:
      // The others of the framework name what is wrong with the request; of anything else it is not known what they name.
      return code?.startsWith('FST_ERR_') ? message : 'The request cannot be understood.'
  }
}

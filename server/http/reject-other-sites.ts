import type { FastifyInstance } from 'fastify'
import { isCrossSite } from '#server/auth/cross-site.ts'
import { errorAnswer } from '#server/graphql/errors.ts'

/** Rejects requests from other sites' pages (CSRF), except for GET and HEAD. */
export function rejectOtherSites(app: FastifyInstance, publicUrl: () => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !isCrossSite(request, publicUrl))
      return done()
    request.log.warn('refused a request that another site made a browser send')
    const message = 'This request came from a page of another site.'
    reply.code(403).send(errorAnswer(request, { message, code: 'FORBIDDEN' }))
  })
}

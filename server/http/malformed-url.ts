import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AddSecurityHeaders } from './security-headers.ts'

/** Handles URLs that the router cannot decode; Fastify runs no hooks for them. */
export function rejectMalformedUrl(
  addHeaders: AddSecurityHeaders,
): (error: Error, request: FastifyRequest, reply: FastifyReply) => void {
  return (_error, request, reply) => addHeaders(request, reply, () => reject(reply))
}

/** Rejects paths with NUL, which neither the database nor the file system accepts. */
export function rejectNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^[^?]*%00/.test(request.url)) reject(reply)
    else done()
  })
}

function reject(reply: FastifyReply): FastifyReply {
  return reply.code(400).type('text/plain').send('This is not a valid address.')
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AddSecurityHeaders } from './security-headers.ts'

/** Answers what the router cannot read as an address at all: Fastify runs no hooks for that. */
export function refuseBadAddress(
  addHeaders: AddSecurityHeaders,
): (error: Error, request: FastifyRequest, reply: FastifyReply) => void {
  return (_error, request, reply) => addHeaders(request, reply, () => refuse(reply))
}

/** No path of ours has a NUL in it, and neither the database nor the file system takes one. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^[^?]*%00/.test(request.url)) refuse(reply)
    else done()
  })
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(400).type('text/plain').send('This is not a valid address.')
}

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AddSecurityHeaders } from './security-headers.ts'

/**
 * A request's path and query. RFC 9112 lets a client send scheme and host before them, as to a proxy.
 *
 * @param target as the client sent it.
 */
export function pathAndQueryOf(target: string): string {
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(target) ?? []
  const rest = target.slice(scheme.length)
  return scheme === '' || rest.startsWith('/') ? rest : `/${rest}`
}

/** Handles URLs that the router cannot decode; Fastify runs no hooks for them. */
export function rejectMalformedUrl(
  addHeaders: AddSecurityHeaders,
): (error: Error, request: FastifyRequest, reply: FastifyReply) => void {
  return (_error, request, reply) => addHeaders(request, reply, () => reject(reply, NO_ADDRESS))
}

/** Rejects requests with several hosts, and paths with NUL, which neither the database nor the file system accepts. */
export function rejectMalformedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, raw }, reply, done) => {
    if (/^[^?]*%00/.test(url)) reject(reply, NO_ADDRESS)
    else if (hasSeveralHosts(raw)) reject(reply, 'A request has one Host header.')
    else done()
  })
}

const NO_ADDRESS = 'This is not a valid address.'

/** Whether a request names its host in several headers. Node reads the first one; a proxy before it may read another. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length >
  1

function reject(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).type('text/plain').send(message)
}

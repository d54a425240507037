import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

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

/** Whether a request names its host in several headers. Node reads the first one; a proxy before it may read another. */
export const hasSeveralHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

export function rejectSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasSeveralHosts(request.raw)) return done()
    reply.code(400).type('text/plain').send('A request has one Host header.')
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { closedDoor, scopesOf } from '#server/access/scopes.ts'
import type { SignedInUser } from '#server/access/viewer.ts'
import { createPageContext, type Services } from '#server/context.ts'
import { contentDisposition } from '#server/lib/file-name.ts'

interface Door {
  services: Services
  request: FastifyRequest
  reply: FastifyReply
  /** The page that links to the file: where a browser goes on after signing in. */
  page: string
}

/**
 * The student who asks for a file, or undefined when the answer has been given: a browser without a session is led to
 * sign in, a program is told to, and another role is refused.
 */
export async function studentAt({ services, request, reply, page }: Door): Promise<SignedInUser | undefined> {
  // Like a page: the link may be pressed long after the access token ran out.
  const { viewer } = await createPageContext(services, request, reply)
  reply.header('cache-control', 'private, no-store')
  if (viewer.kind !== 'VISITOR' && scopesOf(viewer).student) return viewer.user
  if (viewer.kind === 'VISITOR' && request.headers.accept?.includes('text/html')) {
    reply.redirect(`/auth?${new URLSearchParams({ next: page, denied: 'STUDENT' })}`, 302)
    return undefined
  }
  const { message } = closedDoor(viewer)
  reply
    .code(viewer.kind === 'VISITOR' ? 401 : 403)
    .type('text/plain; charset=utf-8')
    .send(message)
  return undefined
}

/** Hands out a file made for this request. */
export function sendFile(
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: Buffer },
): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-length': content.length,
      'content-disposition': contentDisposition('attachment', name),
      'x-content-type-options': 'nosniff',
    })
    .send(content)
}

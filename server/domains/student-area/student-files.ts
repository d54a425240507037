import type { FastifyReply, FastifyRequest } from 'fastify'
import { authScopeError, scopesOf } from '#server/auth/auth-scopes.ts'
import type { SignedInUser } from '#server/auth/viewer.ts'
import { createPageContext, type Services } from '#server/graphql/context.ts'
import { costs } from '#server/lib/client-budgets.ts'
import { contentDisposition } from '#server/lib/file-name.ts'

interface StudentRequest {
  services: Services
  request: FastifyRequest
  reply: FastifyReply
  /** The page that links to the file: the redirect target after signing in. */
  page: string
}

/**
 * Returns the signed-in student. Otherwise it sends the response and returns undefined: browsers without a session are
 * redirected to sign in, other clients get 401, users with another role 403.
 */
export async function studentAt({
  services,
  request,
  reply,
  page,
}: StudentRequest): Promise<SignedInUser | undefined> {
  // Accepts the refresh cookie, like pages: the access token may have expired when the link is followed.
  const { viewer, budget } = await createPageContext(services, request, reply)
  reply.header('cache-control', 'private, no-store')
  if (viewer.kind !== 'VISITOR' && scopesOf(viewer).student) {
    budget.spend(costs.file)
    return viewer.user
  }
  if (viewer.kind === 'VISITOR' && request.headers.accept?.includes('text/html')) {
    reply.redirect(`/auth?${new URLSearchParams({ next: page, denied: 'STUDENT' })}`, 302)
    return undefined
  }
  const { message } = authScopeError(viewer)
  reply
    .code(viewer.kind === 'VISITOR' ? 401 : 403)
    .type('text/plain; charset=utf-8')
    .send(message)
  return undefined
}

/** Sends a file generated for this request. */
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

import type { FastifyReply, FastifyRequest } from 'fastify'
import { authScopeError, scopesOf } from '#server/auth/auth-scopes.ts'
import type { SignedInUser } from '#server/auth/viewer.ts'
import type { MediaRecord } from '#server/domains/media/media.ts'
import { createPageContext, type Services } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { fileLanguageOf } from '#server/graphql/language.ts'
import { acceptsHtml } from '#server/http/plain-page.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import type { ClientBudget } from '#server/limits.ts'
import { sendMissingFile } from '#server/storage/missing-file.ts'
import { sendDownload, UPLOADED_FILE_POLICY } from '#server/storage/send-download.ts'
import { pathIn } from '#shared/locales.ts'

interface StudentRequest {
  services: Services
  request: FastifyRequest
  reply: FastifyReply
  /** The page that links to the file, without its language: the redirect target after signing in. */
  page: string
}

/**
 * Returns the signed-in student with their budget. Otherwise it sends the response and returns undefined: browsers without a session are
 * redirected to sign in, other clients get 401, users with another role 403.
 */
export async function studentAt({
  services,
  request,
  reply,
  page,
}: StudentRequest): Promise<{ user: SignedInUser; budget: ClientBudget } | undefined> {
  // Accepts the refresh cookie, like pages: the access token may have expired when the link is followed.
  const { viewer, budget } = await createPageContext(services, request, reply)
  reply.header('cache-control', 'private, no-store')
  if (viewer.kind !== 'VISITOR' && scopesOf(viewer).student) {
    budget.spend(costs.file)
    return { user: viewer.user, budget }
  }
  if (viewer.kind === 'VISITOR' && acceptsHtml(request)) {
    const locale = fileLanguageOf(request)
    const next = new URLSearchParams({ next: pathIn(locale, page), denied: 'STUDENT' })
    reply.redirect(`${pathIn(locale, '/auth')}?${next}`, 302)
    return undefined
  }
  const { message } = authScopeError(viewer)
  reply
    .code(viewer.kind === 'VISITOR' ? 401 : 403)
    .type('text/plain; charset=utf-8')
    .send(message)
  return undefined
}

/** Sends an uploaded PDF. */
export async function sendUploaded(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, budget, media }: { services: Services; budget: ClientBudget; media: MediaRecord },
): Promise<FastifyReply> {
  const key = media.filePath
  const stored = await services.files.stat(key)
  if (!stored) return sendMissingFile(request, reply, key)
  reply.headers({
    'content-type': media.mediaType,
    'content-disposition': contentDisposition('attachment', media.fileName),
    'content-security-policy': UPLOADED_FILE_POLICY,
  })
  return sendDownload(request, reply, { files: services.files, key, stored, etag: `"${media.id}"`, budget })
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
    })
    .send(content)
}

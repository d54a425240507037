import type { FastifyInstance, FastifyReply } from 'fastify'
import { createContext, type Services } from '#server/context.ts'
import { byteRange } from '#server/lib/byte-range.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { attachmentKey, attachmentUrl, visibleNotices } from './notice.ts'

/**
 * Opened as a page of its own, a file runs nothing, loads nothing, belongs to no origin and is framed by nobody.
 * Browsers' own PDF viewers show a sandboxed file all the same.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** Serves the attachments of notices to whoever may see the notice; missing and hidden give the same answer. */
export function serveAttachments(app: FastifyInstance, services: Services): void {
  const { db, files } = services
  app.get<{ Params: { noticeId: string; name: string } }>(
    attachmentUrl(':noticeId/:name'),
    async (request, reply) => {
      const { noticeId, name } = request.params
      if (!isUuid(noticeId)) return reply.callNotFound()
      const { viewer } = await createContext(services, request, reply)
      const path = `${noticeId}/${name}`
      const found = await db.prisma.noticeAttachment.findFirst({
        where: { noticeId, OR: [{ filePath: path }, { previewPath: path }], notice: visibleNotices(viewer) },
        include: { notice: { select: { isActive: true } } },
      })
      const stored = found && (await files.stat(attachmentKey(path)))
      if (!found || !stored) return reply.callNotFound()
      const isPreview = path === found.previewPath
      const etag = `"${isPreview ? `preview-${found.sha256}` : found.sha256}"`
      reply.headers({
        'content-type': isPreview ? 'image/webp' : found.fileType,
        'content-disposition': contentDisposition('inline', found.fileName),
        'cache-control': found.notice.isActive ? 'public, max-age=3600' : 'private, no-store',
        etag,
        'last-modified': stored.modifiedAt.toUTCString(),
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': POLICY,
        // A picture may stand in somebody's feed reader.
        'cross-origin-resource-policy': 'cross-origin',
      })
      if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const range = byteRange(request.headers, { size: stored.size, etag })
      if (range === 'unsatisfiable') return unsatisfiable(reply, stored.size)
      if (range) {
        reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${stored.size}`)
      }
      reply.header('content-length', range ? range.end - range.start + 1 : stored.size)
      return reply.send(await files.open(attachmentKey(path), range))
    },
  )
}

function unsatisfiable(reply: FastifyReply, size: number): FastifyReply {
  return reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send()
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}

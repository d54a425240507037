import type { FastifyInstance, FastifyReply } from 'fastify'
import { createContext, type Services } from '#server/graphql/context.ts'
import { byteRange } from '#server/lib/byte-range.ts'
import { PUBLIC_BRIEFLY } from '#server/lib/cache-control.ts'
import { costOfDownload } from '#server/lib/client-budgets.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { sendMissingFile } from '#server/storage/missing-file.ts'
import { sendStoredFile } from '#server/storage/send-stored-file.ts'
import { attachmentKey, attachmentUrl, visibleNotices } from './notice.ts'

/**
 * Attachments run no script, load no resource, have an opaque origin and cannot be framed. The PDF viewers of browsers
 * show sandboxed files.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** Serves the attachments of the notices that the viewer may see. Missing and hidden files give the same answer. */
export function serveAttachments(app: FastifyInstance, services: Services): void {
  const { db, files } = services
  app.get<{ Params: { noticeId: string; name: string } }>(
    attachmentUrl(':noticeId/:name'),
    async (request, reply) => {
      const { noticeId, name } = request.params
      if (!isUuid(noticeId)) return reply.callNotFound()
      const { viewer, budget } = await createContext(services, request, reply)
      const path = `${noticeId}/${name}`
      const found = await db.prisma.noticeAttachment.findFirst({
        where: { noticeId, OR: [{ filePath: path }, { previewPath: path }], notice: visibleNotices(viewer) },
        include: { notice: { select: { isActive: true } } },
      })
      const stored = found && (await files.stat(attachmentKey(path)))
      if (!found) return reply.callNotFound()
      if (!stored) return sendMissingFile(request, reply, attachmentKey(path))
      const isPreview = path === found.previewPath
      const etag = `"${isPreview ? `preview-${found.sha256}` : found.sha256}"`
      reply.headers({
        'content-type': isPreview ? 'image/webp' : found.fileType,
        'content-disposition': contentDisposition('inline', found.fileName),
        'cache-control': found.notice.isActive ? PUBLIC_BRIEFLY : 'private, no-store',
        etag,
        'last-modified': stored.modifiedAt.toUTCString(),
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': POLICY,
        // Lets feed readers embed the pictures.
        'cross-origin-resource-policy': 'cross-origin',
      })
      if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const range = byteRange(request.headers, { size: stored.size, etag })
      if (range === 'unsatisfiable') return unsatisfiable(reply, stored.size)
      const bytes = range ? range.end - range.start + 1 : stored.size
      budget.spend(costOfDownload(bytes))
      if (range) {
        reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${stored.size}`)
      }
      reply.header('content-length', bytes)
      return sendStoredFile(reply, files, attachmentKey(path), range)
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

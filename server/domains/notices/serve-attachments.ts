import type { FastifyInstance } from 'fastify'
import { createContext, type Services } from '#server/graphql/context.ts'
import { PUBLIC_BRIEFLY } from '#server/lib/cache-control.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { sendMissingFile } from '#server/storage/missing-file.ts'
import { sendDownload, UPLOADED_FILE_POLICY } from '#server/storage/send-download.ts'
import { attachmentKey, attachmentUrl, visibleNotices } from './notice.ts'

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
        'content-security-policy': UPLOADED_FILE_POLICY,
        // Lets feed readers embed the pictures.
        'cross-origin-resource-policy': 'cross-origin',
      })
      return sendDownload(request, reply, { files, key: attachmentKey(path), stored, etag, budget })
    },
  )
}

import type { FastifyInstance } from 'fastify'
import { editableKeys } from '#server/domains/content/editors.ts'
import { createContext, type Services } from '#server/graphql/context.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { sendMissingFile } from '#server/storage/missing-file.ts'
import { sendDownload, UPLOADED_FILE_POLICY } from '#server/storage/send-download.ts'
import { type MediaRecord, mediaKey } from './media.ts'

/**
 * Serves pictures of the content to everybody who knows their random id, and PDFs to staff: students get those from
 * /files/student. A file never changes.
 */
export function serveMedia(app: FastifyInstance, services: Services): void {
  const { db, files } = services
  app.get<{ Params: { id: string; name: string } }>('/media/:id/:name', async (request, reply) => {
    const { id, name } = request.params
    if (!isUuid(id)) return reply.callNotFound()
    const context = await createContext(services, request, reply)
    const media = await db.prisma.mediaFile.findUnique({ where: { id }, include: { variants: true } })
    const file = media && fileOf(media, name)
    const isPublic = media?.kind === 'PICTURE'
    if (!file || !(isPublic || (await editableKeys(context)).length > 0)) return reply.callNotFound()
    const key = mediaKey(file.path)
    const stored = await files.stat(key)
    if (!stored) return sendMissingFile(request, reply, key)
    reply.headers({
      'content-type': file.mediaType,
      'content-disposition': contentDisposition('inline', media.fileName),
      'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      'content-security-policy': UPLOADED_FILE_POLICY,
      // Lets feed readers and other sites' previews embed the pictures.
      'cross-origin-resource-policy': 'cross-origin',
    })
    return sendDownload(request, reply, {
      files,
      key,
      stored,
      etag: `"${media.id}/${file.version}"`,
      budget: context.budget,
    })
  })
}

function fileOf(
  media: MediaRecord,
  name: string,
): { path: string; mediaType: string; version: string } | undefined {
  if (name === media.fileName) return { path: media.filePath, mediaType: media.mediaType, version: 'file' }
  const variant = media.variants.find(({ width, format }) => name === `${width}.${format}`)
  return variant && { path: variant.filePath, mediaType: `image/${variant.format}`, version: name }
}

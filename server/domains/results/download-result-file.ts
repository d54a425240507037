import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/context.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { isSigned } from '#server/lib/signed-url.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { downloadPath } from './result-file.ts'

/**
 * Serves the original of a published result file to whoever has a signed address of it. Whatever is wrong, the answer
 * is the same: nothing to learn from it.
 */
export function serveResultFiles(app: FastifyInstance, { db, files, keys }: Services): void {
  app.get<{ Params: { id: string } }>(downloadPath(':id'), async (request, reply) => {
    const { id } = request.params
    const query = new URLSearchParams(request.url.split('?')[1])
    const signed = isUuid(id) && (await isSigned(downloadPath(id), query, (key) => keys.find(key)))
    const file = signed
      ? await db.prisma.examResultFile.findUnique({ where: { id, state: 'PUBLISHED' } })
      : null
    const stored = file && (await files.stat(file.filePath))
    if (!file || !stored) return reply.callNotFound()
    reply.headers({
      'content-type': 'text/csv',
      'content-length': stored.size,
      'content-disposition': contentDisposition('attachment', file.fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    return reply.send(await files.open(file.filePath))
  })
  // The database is closed after the app: what still cleans up behind a deletion comes first.
  app.addHook('onClose', backgroundSettled)
}

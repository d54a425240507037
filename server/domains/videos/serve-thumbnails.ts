import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/graphql/context.ts'
import { sendMissingFile } from '#server/storage/missing-file.ts'
import { sendStoredFile } from '#server/storage/send-stored-file.ts'
import { thumbnailKey, thumbnailUrl } from './video.ts'

/** Serves the stored copies of videos' pictures. A new picture has a new address, so they are cached as immutable. */
export function serveThumbnails(app: FastifyInstance, { db, files }: Services): void {
  app.get<{ Params: { name: string } }>(thumbnailUrl(':name'), async (request, reply) => {
    const { name } = request.params
    const known = await db.prisma.video.count({ where: { thumbnailPath: name } })
    const stored = known > 0 ? await files.stat(thumbnailKey(name)) : null
    if (known === 0) return reply.callNotFound()
    if (!stored) return sendMissingFile(request, reply, thumbnailKey(name))
    reply.headers({
      'content-type': 'image/webp',
      'content-length': stored.size,
      'cache-control': 'public, max-age=604800, immutable',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    return sendStoredFile(reply, files, thumbnailKey(name))
  })
}

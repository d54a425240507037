import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/context.ts'
import { thumbnailKey, thumbnailUrl } from './video.ts'

/** Serves our copies of the videos' pictures. Each has an address of its own, so browsers may keep it. */
export function serveThumbnails(app: FastifyInstance, { db, files }: Services): void {
  app.get<{ Params: { name: string } }>(thumbnailUrl(':name'), async (request, reply) => {
    const { name } = request.params
    const known = await db.prisma.video.count({ where: { thumbnailPath: name } })
    const stored = known > 0 ? await files.stat(thumbnailKey(name)) : null
    if (!stored) return reply.callNotFound()
    reply.headers({
      'content-type': 'image/webp',
      'content-length': stored.size,
      'cache-control': 'public, max-age=604800, immutable',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    return reply.send(await files.open(thumbnailKey(name)))
  })
}

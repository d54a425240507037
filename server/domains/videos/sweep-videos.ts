import type { Database } from '#server/db.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { Logger } from '#server/lib/log.ts'
import type { IsAbandoned } from '#server/lib/orphan-watch.ts'
import { NEWEST } from './cached-page.ts'
import { THUMBNAILS_FOLDER } from './video.ts'

const DAY_MS = 24 * 60 * 60_000
/** The platform's terms let nobody keep what it told for longer without asking again. */
const KEEP_MS = 30 * DAY_MS

/**
 * Forgets what the platform told too long ago, tokens that no page leads to any more, and pictures of videos that are
 * not there. The tokens of a page that is forgotten stay known: a visitor may be about to use them.
 *
 * @param isAbandoned is asked about those: they may belong to a video whose record is being written.
 */
export async function sweepVideos(
  { db: { prisma, pool }, files, log }: { db: Database; files: FileStore; log: Logger },
  isAbandoned: IsAbandoned,
): Promise<void> {
  const old = new Date(Date.now() - KEEP_MS)
  await prisma.videoPage.updateMany({
    where: { fetchedAt: { lt: old } },
    data: { fetchedAt: null, videoIds: [] },
  })
  await pool.query(
    `DELETE FROM video_pages AS page
     WHERE token <> $2 AND created_at < $1 AND (fetched_at IS NULL OR fetched_at < $1) AND NOT EXISTS (
       SELECT 1 FROM video_pages AS other
       WHERE other.channel_id = page.channel_id AND other.next_token = page.token)`,
    [old, NEWEST],
  )
  await prisma.video.deleteMany({ where: { seenAt: { lt: old } } })
  await sweepPictures({ prisma, files, log, isAbandoned })
}

async function sweepPictures(o: {
  prisma: Database['prisma']
  files: FileStore
  log: Logger
  isAbandoned: IsAbandoned
}): Promise<void> {
  const named = await o.prisma.video.findMany({
    where: { thumbnailPath: { not: null } },
    select: { thumbnailPath: true },
  })
  const known = new Set(named.map(({ thumbnailPath }) => thumbnailPath))
  let deleted = 0
  for await (const file of o.files.list(THUMBNAILS_FOLDER)) {
    if (known.has(file.key.slice(THUMBNAILS_FOLDER.length + 1)) || !o.isAbandoned(file)) continue
    await o.files.delete(file.key)
    deleted++
  }
  if (deleted > 0) o.log.info({ deleted }, 'swept pictures of videos that are not there')
}

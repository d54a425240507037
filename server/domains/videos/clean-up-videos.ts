import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { moveToTrash } from '#server/storage/trash.ts'
import { NEWEST } from './cached-page.ts'
import { thumbnailKey } from './video.ts'

const DAY_MS = 24 * 60 * 60_000
/** The platform's terms forbid caching its data for longer without a refresh. */
const RETENTION_MS = 30 * DAY_MS

/**
 * Deletes expired cache pages, tokens that no page refers to, and videos with their pictures. The next-page tokens of an
 * expired page stay valid for visitors who still have that page open.
 */
export async function cleanUpVideos({ db, files }: { db: Database; files: FileStore }): Promise<void> {
  const { prisma, pool } = db
  const old = new Date(db.now().getTime() - RETENTION_MS)
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
  const { rows } = await pool.query<{ path: string | null }>(
    'DELETE FROM videos WHERE seen_at < $1 RETURNING thumbnail_path AS path',
    [old],
  )
  await moveToTrash(
    { db, files },
    rows.flatMap(({ path }) => (path === null ? [] : thumbnailKey(path))),
  )
}

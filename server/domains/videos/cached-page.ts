import type { Database } from '#server/db/database.ts'
import { type Account, type PageTimes, quota } from './quota-rules.ts'

/** Token of the newest page. */
export const NEWEST = ''

/** A cached recorded class. */
export interface CachedVideo {
  id: string
  title: string
  description: string
  publishedAt: string
  endedAt: string
  channelTitle: string
  thumbnailPath: string | null
}

/** A cached page of the channel's uploads, with the times and quota that decide about a refresh. */
export interface CachedPage extends PageTimes, Account {
  nextToken: string | null
  videos: CachedVideo[]
}

const READ_PAGE = `
  SELECT token, next_token AS "nextToken", fetched_at AS "fetchedAt", retry_at AS "retryAt",
    units, units_at AS "unitsAt", claimed_until AS "claimedUntil", blocked_until AS "blockedUntil",
    playlist_found_at AS "playlistFoundAt", coalesce((
      SELECT json_agg(json_build_object(
        'id', id, 'title', title, 'description', description, 'publishedAt', published_at, 'endedAt', ended_at,
        'channelTitle', channel_title, 'thumbnailPath', thumbnail_path) ORDER BY place)
      FROM unnest(video_ids) WITH ORDINALITY AS shown (id, place) JOIN videos USING (id)), '[]') AS videos
  FROM video_pages JOIN video_channels AS channel ON channel.id = channel_id
  WHERE channel_id = $1 AND token = $2`

/** @returns undefined for an unknown token. The newest page always exists. */
export async function readPage(
  db: Database,
  channelId: string,
  token: string,
): Promise<CachedPage | undefined> {
  // PostgreSQL refuses a NUL.
  if (token.includes('\0')) return undefined
  const read = async () => {
    const values = [channelId, token]
    const { rows } = await db.pool.query<CachedPage>({ name: 'read-video-page', text: READ_PAGE, values })
    return rows[0]
  }
  const page = await read()
  if (page || token !== NEWEST) return page
  await createChannel(db, channelId)
  return read()
}

/** Creates the records of a channel. */
async function createChannel({ prisma, now: time }: Database, id: string): Promise<void> {
  const now = time()
  await prisma.videoChannel.createMany({
    data: [{ id, units: quota.store, unitsAt: now }],
    skipDuplicates: true,
  })
  await prisma.videoPage.createMany({
    data: [{ channelId: id, token: NEWEST, createdAt: now }],
    skipDuplicates: true,
  })
}

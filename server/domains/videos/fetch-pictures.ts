import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Services } from '#server/graphql/context.ts'
import { fetchLimited } from '#server/lib/fetch-limited.ts'
import { loadSharp } from '#server/lib/load-sharp.ts'
import { moveToTrash } from '#server/storage/trash.ts'
import type { Recording } from './read-platform-answers.ts'
import { thumbnailKey } from './video.ts'

type Resources = Pick<Services, 'db' | 'files' | 'log'>

const MAX_PICTURE_BYTES = 3_000_000
const MAX_PIXELS = 20_000_000
/** For all pictures of a page. */
const TIMEOUT_MS = 10_000
/** Pixels of a card on a high-resolution screen. */
const SIZE = { width: 768, height: 432 }
/** A failed download is retried after an hour; a stored picture is refreshed after a week. */
const RETRY_MS = 60 * 60_000
const RENEW_MS = 7 * 24 * 60 * 60_000

/**
 * Stores small copies of the videos' pictures, so that visitors' browsers send no request to the platform. Pictures cost
 * no quota.
 *
 * @param source.url the API's address: its host is allowed as a picture host, too.
 */
export async function fetchPictures(
  { db, files, log }: Resources,
  source: { url: string },
  recordings: readonly Recording[],
): Promise<void> {
  const now = db.now().getTime()
  const known = await db.prisma.video.findMany({
    where: { id: { in: recordings.map(({ id }) => id) } },
    select: { id: true, pictureUrl: true, pictureAt: true, thumbnailPath: true },
  })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let stored = 0
  const fetchOne = async ({ id, pictureUrl, pictureAt, thumbnailPath }: (typeof known)[number]) => {
    const due = now - (thumbnailPath === null ? RETRY_MS : RENEW_MS)
    if (pictureUrl === null || (pictureAt !== null && pictureAt.getTime() > due)) return
    // An optimistic lock: only the process whose update succeeds downloads the picture.
    const { count } = await db.prisma.video.updateMany({
      where: { id, pictureAt },
      data: { pictureAt: new Date(now) },
    })
    if (count === 0) return
    if (!isPictureHost(pictureUrl, source.url))
      throw new Error('The picture is not on a host of the platform')
    const path = `${id}-${randomBytes(6).toString('hex')}.webp`
    const small = await drawSmall(pictureUrl, signal)
    await files.put(thumbnailKey(path), Readable.from([small]), { maxBytes: small.length })
    await db.prisma.video.updateMany({ where: { id }, data: { thumbnailPath: path } })
    if (thumbnailPath !== null) await moveToTrash({ db, files }, [thumbnailKey(thumbnailPath)])
    stored++
  }
  await Promise.all(
    known.map((video) =>
      fetchOne(video).catch((err: unknown) =>
        log.warn({ err, video: video.id }, 'fetching the picture of a video failed'),
      ),
    ),
  )
  // Cached pages without the pictures are out of date.
  if (stored > 0) await db.prisma.$executeRaw`INSERT INTO data_changes DEFAULT VALUES`
}

/** Prevents server-side request forgery: picture addresses come from the platform's responses. */
export function isPictureHost(address: string, apiUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin } = new URL(address)
  if (origin === new URL(apiUrl).origin) return true
  return protocol === 'https:' && port === '' && /(^|\.)(ytimg|ggpht)\.com$/.test(hostname)
}

async function drawSmall(address: string, signal: AbortSignal): Promise<Buffer> {
  const { status, body } = await fetchLimited(address, { maxBytes: MAX_PICTURE_BYTES, signal })
  if (status !== 200) throw new Error(`the platform answered ${status}`)
  const sharp = await loadSharp()
  return sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .resize({ ...SIZE, fit: 'cover', withoutEnlargement: true })
    .webp({ quality: 74 })
    .toBuffer()
}

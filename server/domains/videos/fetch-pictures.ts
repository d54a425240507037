import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Services } from '#server/context.ts'
import { fetchLimited } from '#server/lib/fetch-limited.ts'
import { loadSharp } from '#server/lib/load-sharp.ts'
import type { Recording } from './read-platform-answers.ts'
import { thumbnailKey } from './video.ts'

type Parts = Pick<Services, 'db' | 'files' | 'log'>

const MAX_PICTURE_BYTES = 3_000_000
const MAX_PIXELS = 20_000_000
/** All of a page together. */
const TIMEOUT_MS = 10_000
/** A card on a sharp screen. */
const SIZE = { width: 768, height: 432 }
/** A picture that could not be had is tried again after an hour, one that was had is looked at again after a week. */
const RETRY_MS = 60 * 60_000
const RENEW_MS = 7 * 24 * 60 * 60_000

/**
 * Makes our own small copies of the videos' pictures, so that a visitor's browser asks nothing of the platform. Pictures
 * cost no quota.
 *
 * @param source.url the API's address: besides the platform's own picture hosts, pictures may be where the API is.
 */
export async function fetchPictures(
  { db, files, log }: Parts,
  source: { url: string },
  recordings: readonly Recording[],
): Promise<void> {
  const now = Date.now()
  const known = await db.prisma.video.findMany({
    where: { id: { in: recordings.map(({ id }) => id) } },
    select: { id: true, pictureUrl: true, pictureAt: true, thumbnailPath: true },
  })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const fetchOne = async ({ id, pictureUrl, pictureAt, thumbnailPath }: (typeof known)[number]) => {
    const due = now - (thumbnailPath === null ? RETRY_MS : RENEW_MS)
    if (pictureUrl === null || (pictureAt !== null && pictureAt.getTime() > due)) return
    // Whoever writes the time first fetches: another process may be at the same videos.
    const { count } = await db.prisma.video.updateMany({
      where: { id, pictureAt },
      data: { pictureAt: new Date(now) },
    })
    if (count === 0) return
    if (!isPictureHost(pictureUrl, source.url)) throw new Error('its address is not one of the platform')
    const path = `${id}-${randomBytes(6).toString('hex')}.webp`
    const small = await drawSmall(pictureUrl, signal)
    await files.put(thumbnailKey(path), Readable.from([small]), { maxBytes: small.length })
    await db.prisma.video.updateMany({ where: { id }, data: { thumbnailPath: path } })
    if (thumbnailPath !== null) await files.delete(thumbnailKey(thumbnailPath))
  }
  await Promise.all(
    known.map((video) =>
      fetchOne(video).catch((err: unknown) => log.warn({ err, video: video.id }, 'no picture of a video')),
    ),
  )
}

/** Addresses come with the platform's answers; ours must not be made to look around in our own network. */
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

import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { startOfDay } from 'date-fns/startOfDay'
import type { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import type { Prisma, VideoChannel } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'
import { inBackground } from '#server/lib/background.ts'
import { fetchLimited } from '#server/lib/fetch-limited.ts'
import { loadSharp } from '#server/lib/load-sharp.ts'
import { moveToTrash } from '#server/storage/trash.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'
import {
  isPlaylistKnown,
  type NoRefresh,
  refreshCost,
  retryAfterMs,
  unitsLeft,
  whyNotNow,
} from './quota-rules.ts'
import {
  channelsAnswer,
  playlistItemsAnswer,
  type Recording,
  readErrorReason,
  recordingsOf,
  videosAnswer,
} from './read-platform-answers.ts'
import { thumbnailKey } from './video.ts'
import type { VideoSource } from './video-source.ts'

export type PlatformSource = Extract<VideoSource, { kind: 'platform' }>
type Resources = Pick<Services, 'db' | 'files' | 'log'>

/** For all three API calls. */
const TIMEOUT_MS = 10_000

export type RefreshOutcome = 'done' | 'failed' | NoRefresh

/** Running refreshes of this process; concurrent requests for a page share one. */
const running = memoizeByObject((_db: Database) => new Map<string, Promise<RefreshOutcome>>())

/** Fetches and caches a page if quota and back-off allow it. Failures of the platform do not throw. */
export function refreshPage(
  resources: Resources,
  source: PlatformSource,
  token: string,
): Promise<RefreshOutcome> {
  const own = running(resources.db)
  const refresh = own.get(token) ?? claimAndFetch(resources, source, token).finally(() => own.delete(token))
  own.set(token, refresh)
  return refresh
}

async function claimAndFetch(
  resources: Resources,
  source: PlatformSource,
  token: string,
): Promise<RefreshOutcome> {
  const claim = await claimRefresh(resources.db, source.channelId, token)
  return typeof claim === 'string' ? claim : fetchPage(resources, source, claim)
}

async function fetchPage(
  resources: Resources,
  source: PlatformSource,
  claim: Claim,
): Promise<RefreshOutcome> {
  const { db, log } = resources
  const platform = videoPlatform({ ...source, signal: AbortSignal.timeout(TIMEOUT_MS) })
  try {
    const uploadsPlaylist = claim.uploadsPlaylist ?? (await platform.uploadsPlaylist(source.channelId))
    const { ids, nextToken } = await platform.uploads(uploadsPlaylist, claim.token)
    const recordings = await platform.recordings(ids)
    await savePage(db, claim, { uploadsPlaylist, nextToken, recordings })
    inBackground(log, 'fetching pictures of videos', () => fetchPictures(resources, source, recordings))
    return 'done'
  } catch (err) {
    if (!(err instanceof PlatformFailed)) throw err
    const blockedUntil = err.quotaExceeded ? quotaResetAt(db.now()) : null
    log.warn({ err, ...(blockedUntil && { blockedUntil }) }, 'the request to the video platform failed')
    await saveFailure(db, claim, { blockedUntil })
    return 'failed'
  }
}

/** When the platform resets the daily quota: at midnight in California. */
export function quotaResetAt(now: Date): Date {
  return new Date(+addDays(startOfDay(new TZDate(now, 'America/Los_Angeles')), 1))
}

type PictureResources = Pick<Services, 'db' | 'files' | 'log'>

const MAX_PICTURE_BYTES = 3_000_000
const MAX_PIXELS = 20_000_000
/** For all pictures of a page. */
const PICTURE_TIMEOUT_MS = 10_000
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
async function fetchPictures(
  { db, files, log }: PictureResources,
  source: { url: string },
  recordings: readonly Recording[],
): Promise<void> {
  const now = db.now().getTime()
  const known = await db.prisma.video.findMany({
    where: { id: { in: recordings.map(({ id }) => id) } },
    select: { id: true, pictureUrl: true, pictureAt: true, thumbnailPath: true },
  })
  const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS)
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

// The database grants one refresh at a time across all processes and charges its quota in advance. A claim is a short
// write that expires; no lock is held while the platform answers, because it would block the embedded database.

/** Longer than the time limit of a refresh. */
const CLAIM_MS = 30_000

/** The claim of one process to refresh one page. */
interface Claim {
  id: string
  channelId: string
  token: string
  /** Null when it must be fetched first. */
  uploadsPlaylist: string | null
}

/** Claims the refresh of a page and charges its quota. */
async function claimRefresh(db: Database, channelId: string, token: string): Promise<Claim | NoRefresh> {
  const { prisma } = db
  const now = db.now()
  // Reads the channel before the page: if the channel has no claim, the page contains the result of the last refresh.
  const channel = await prisma.videoChannel.findUniqueOrThrow({ where: { id: channelId } })
  const page = await prisma.videoPage.findUniqueOrThrow({ where: { channelId_token: { channelId, token } } })
  const refusal = whyNotNow(page, channel, now)
  if (refusal) return refusal
  const id = randomUUID()
  // An optimistic lock: every claim changes one of these columns.
  const { count } = await prisma.videoChannel.updateMany({
    where: { id: channelId, units: channel.units, unitsAt: channel.unitsAt, claim: channel.claim },
    data: {
      claim: id,
      claimedUntil: new Date(now.getTime() + CLAIM_MS),
      units: unitsLeft(channel, now) - refreshCost(channel, now),
      unitsAt: now,
    },
  })
  if (count === 0) return 'busy'
  const uploadsPlaylist = isPlaylistKnown(channel, now) ? channel.uploadsPlaylist : null
  return { id, channelId, token, uploadsPlaylist }
}

/** Releases a claim. @returns false when it had expired: the stored data may be newer than ours. */
async function release(
  tx: Prisma.TransactionClient,
  claim: Claim,
  data: Partial<Pick<VideoChannel, 'uploadsPlaylist' | 'playlistFoundAt' | 'blockedUntil'>>,
): Promise<boolean> {
  const { count } = await tx.videoChannel.updateMany({
    where: { id: claim.channelId, claim: claim.id },
    data: { ...data, claim: null, claimedUntil: null },
  })
  return count === 1
}

/** Saves the fetched page. */
async function savePage(
  db: Database,
  claim: Claim,
  told: { uploadsPlaylist: string; nextToken: string | null; recordings: readonly Recording[] },
): Promise<void> {
  const { channelId, token } = claim
  const { uploadsPlaylist, nextToken, recordings } = told
  const now = db.now()
  const found = claim.uploadsPlaylist === null ? { uploadsPlaylist, playlistFoundAt: now } : {}
  await db.prisma.$transaction(async (tx) => {
    if (!(await release(tx, claim, found))) return
    for (const { id, ...told } of recordings) {
      const data = { ...told, seenAt: now }
      await tx.video.upsert({ where: { id }, create: { id, ...data }, update: data })
    }
    await tx.videoPage.update({
      where: { channelId_token: { channelId, token } },
      data: {
        videoIds: recordings.map(({ id }) => id),
        nextToken,
        fetchedAt: now,
        failures: 0,
        retryAt: null,
      },
    })
    if (nextToken === null) return
    await tx.videoPage.createMany({
      data: [{ channelId, token: nextToken, createdAt: now }],
      skipDuplicates: true,
    })
  })
}

/** Records a failed refresh, with an increasing back-off. */
async function saveFailure(db: Database, claim: Claim, o: { blockedUntil: Date | null }): Promise<void> {
  const { channelId, token } = claim
  await db.prisma.$transaction(async (tx) => {
    if (!(await release(tx, claim, o))) return
    const where = { channelId_token: { channelId, token } }
    const { failures } = await tx.videoPage.update({ where, data: { failures: { increment: 1 } } })
    await tx.videoPage.update({
      where,
      data: { retryAt: new Date(db.now().getTime() + retryAfterMs(failures)) },
    })
  })
}

const PAGE_SIZE = 12
const MAX_ANSWER_BYTES = 2_000_000

/** A request to the platform failed. Neither message nor cause contains the API key. */
class PlatformFailed extends Error {
  override name = 'PlatformFailed'
  /** Whether the daily quota is exceeded. */
  readonly quotaExceeded: boolean
  constructor(message: string, o: { quotaExceeded?: boolean; cause?: unknown } = {}) {
    super(message, { cause: o.cause })
    this.quotaExceeded = o.quotaExceeded ?? false
  }
}

/** Three API calls, one unit of quota each. All throw PlatformFailed. */
interface VideoPlatform {
  /** Id of the playlist of a channel's uploads. */
  uploadsPlaylist(channelId: string): Promise<string>
  /** Ids of a page of uploads, and the token of the next page. `token` is empty for the newest page. */
  uploads(playlist: string, token: string): Promise<{ ids: string[]; nextToken: string | null }>
  /** The videos that are finished live streams, newest first, without private and deleted ones. */
  recordings(ids: readonly string[]): Promise<Recording[]>
}

/** The YouTube Data API v3 at an address, with a key. */
function videoPlatform(o: { url: string; key: string; signal: AbortSignal }): VideoPlatform {
  async function ask<EncodedResponse extends z.ZodType>(
    resource: string,
    parameters: Record<string, string>,
    answer: EncodedResponse,
  ): Promise<z.output<EncodedResponse>> {
    const query = new URLSearchParams({ ...parameters, key: o.key })
    const { status, body } = await fetchLimited(`${o.url}/${resource}?${query}`, {
      maxBytes: MAX_ANSWER_BYTES,
      signal: o.signal,
    }).catch((cause: unknown) => {
      throw new PlatformFailed(`${resource}: the video platform cannot be reached`, { cause })
    })
    if (status !== 200) {
      const reason = readErrorReason(body.toString()) ?? 'no reason given'
      throw new PlatformFailed(`${resource}: the video platform answered ${status}, ${reason}`, {
        quotaExceeded: status === 403 && ['quotaExceeded', 'dailyLimitExceeded'].includes(reason),
      })
    }
    const parsed = answer.safeParse(readJson(body))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new PlatformFailed(
      `${resource}: the video platform's answer makes no sense: ${issue?.path.join('.')} ${issue?.message}`,
    )
  }

  return {
    async uploadsPlaylist(channelId) {
      const { items } = await ask('channels', { id: channelId, part: 'contentDetails' }, channelsAnswer)
      const [channel] = items
      if (!channel) throw new PlatformFailed('channels: the video platform knows no such channel')
      return channel.contentDetails.relatedPlaylists.uploads
    },

    async uploads(playlist, token) {
      const { items, nextPageToken } = await ask(
        'playlistItems',
        {
          playlistId: playlist,
          part: 'snippet,contentDetails',
          maxResults: String(PAGE_SIZE),
          ...(token !== '' && { pageToken: token }),
        },
        playlistItemsAnswer,
      )
      return { ids: items.map((item) => item.contentDetails.videoId), nextToken: nextPageToken ?? null }
    },

    async recordings(ids) {
      if (ids.length === 0) return []
      const part = 'snippet,liveStreamingDetails'
      return recordingsOf(await ask('videos', { id: ids.join(','), part }, videosAnswer))
    },
  }
}

/** @returns undefined, which no schema accepts, for invalid JSON. */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

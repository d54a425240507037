import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '#server/context.ts'
import { badUserInput, unavailable } from '#server/errors.ts'
import { inBackground } from '#server/lib/background.ts'
import { type CachedPage, type CachedVideo, NEWEST, readPage } from './cached-page.ts'
import { isFresh, whyNotNow } from './quota-rules.ts'
import { type PlatformSource, refreshPage } from './refresh-page.ts'
import { samplePage } from './sample-videos.ts'
import { thumbnailUrl, type VideoPageShape, type VideoShape } from './video.ts'
import { videoSource } from './video-source.ts'

type Parts = Pick<Services, 'db' | 'env' | 'files' | 'log' | 'site'>
type Told = CachedPage & { fetchedAt: Date }

/** How long somebody waits for a page that nobody has asked for before, while another process is at it. */
const PATIENCE_MS = 12_000
const LOOK_EVERY_MS = 150
/** Uploads without a recorded class among them are passed over, this many pages at once. */
const EMPTY_PAGES = 3

/** A page of recorded classes. @param after token of the page; absent means the newest. */
export async function findVideoPage(parts: Parts, after: string | undefined): Promise<VideoPageShape> {
  const source = videoSource(parts)
  const token = after ?? NEWEST
  if (source.kind === 'platform') return platformPage(parts, source, token)
  const page = source.kind === 'samples' ? samplePage(token, parts.site.name) : emptyPage(token)
  if (!page) throw unknownToken()
  return page
}

function emptyPage(token: string): VideoPageShape | undefined {
  const nothing = { nodes: [], nextPageToken: null, fetchedAt: new Date(), stale: false }
  return token === NEWEST ? nothing : undefined
}

async function platformPage(parts: Parts, source: PlatformSource, token: string): Promise<VideoPageShape> {
  let page = await toldPage(parts, source, token)
  for (let more = EMPTY_PAGES; page.videos.length === 0 && page.nextToken !== null && more > 0; more--) {
    // If it cannot be had, the page without videos at least leads to it.
    const next = await toldPage(parts, source, page.nextToken).catch(() => undefined)
    if (!next) break
    page = next
  }
  return {
    nodes: page.videos.map(shapeOf),
    nextPageToken: page.nextToken,
    fetchedAt: page.fetchedAt,
    stale: !isFresh(page, new Date()),
  }
}

/**
 * What the platform told of a page, in the last 15 minutes or else whenever it last did: nobody waits for the platform
 * when there is something to show.
 *
 * @throws a BAD_USER_INPUT for a token that was not handed out, so that inventing tokens costs no quota; UNAVAILABLE
 *   when the page is not known yet and cannot be asked for.
 */
async function toldPage(parts: Parts, source: PlatformSource, token: string): Promise<Told> {
  const { db, log } = parts
  const page = await readPage(db, source.channelId, token)
  if (!page) throw unknownToken()
  if (isTold(page)) {
    if (!whyNotNow(page, page, new Date())) {
      inBackground(log, 'refreshing videos', async () => {
        await refreshPage(parts, source, token)
      })
    }
    return page
  }
  const giveUpAt = performance.now() + PATIENCE_MS
  let refreshed = await refreshPage(parts, source, token)
  while (refreshed === 'busy' && performance.now() < giveUpAt) {
    await wait(LOOK_EVERY_MS)
    refreshed = await refreshPage(parts, source, token)
  }
  const now = await readPage(db, source.channelId, token)
  if (now && isTold(now)) return now
  throw unavailable('The recorded classes cannot be shown at the moment. Please try again in a few minutes.')
}

const isTold = (page: CachedPage): page is Told => page.fetchedAt !== null

const unknownToken = () =>
  badUserInput('This place in the list of videos is not known. Please begin again with the newest videos.')

function shapeOf({ thumbnailPath, publishedAt, endedAt, ...video }: CachedVideo): VideoShape {
  return {
    ...video,
    publishedAt: new Date(publishedAt),
    endedAt: new Date(endedAt),
    thumbnail: thumbnailPath && thumbnailUrl(thumbnailPath),
    playerUrl: `https://www.youtube-nocookie.com/embed/${video.id}`,
    watchUrl: `https://www.youtube.com/watch?v=${video.id}`,
  }
}

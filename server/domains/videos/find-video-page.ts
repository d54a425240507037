import { setTimeout as wait } from 'node:timers/promises'
import { showsDemo } from '#server/db/demo-state.ts'
import type { Services } from '#server/graphql/context.ts'
import { badUserInput, unavailable } from '#server/graphql/errors.ts'
import { inBackground } from '#server/lib/background.ts'
import { say } from '#server/locales/say.ts'
import type { Locale } from '#shared/locales.ts'
import { type CachedPage, type CachedVideo, NEWEST, readPage } from './cached-page.ts'
import { isFresh, whyNotNow } from './quota-rules.ts'
import { type PlatformSource, refreshPage } from './refresh-page.ts'
import { samplePage } from './sample-videos.ts'
import { thumbnailUrl, type VideoPageShape, type VideoShape, videoAddresses } from './video.ts'
import { videoSource } from './video-source.ts'

type Resources = Pick<Services, 'db' | 'env' | 'files' | 'log' | 'site'>
type FetchedPage = CachedPage & { fetchedAt: Date }

/** How long a request waits for the first fetch of a page by another process. */
const FIRST_FETCH_TIMEOUT_MS = 12_000
const POLL_INTERVAL_MS = 150
/** Maximum number of pages without a recorded class that one request skips. */
const EMPTY_PAGES = 3

/** Returns a page of recorded classes. @param after token of the page; absent means the newest. @param language of samples. */
export async function findVideoPage(
  resources: Resources,
  after: string | undefined,
  language: Locale = 'en',
): Promise<VideoPageShape> {
  const source = videoSource(resources)
  const token = after ?? NEWEST
  if (source.kind === 'platform') return platformPage(resources, source, token)
  const page =
    source.kind === 'samples' && (await showsDemo(resources))
      ? samplePage(token, { channelTitle: resources.site.name, language })
      : emptyPage(token, resources.db.now())
  if (!page) throw unknownToken()
  return page
}

function emptyPage(token: string, fetchedAt: Date): VideoPageShape | undefined {
  const page = { nodes: [], nextPageToken: null, fetchedAt, stale: false }
  return token === NEWEST ? page : undefined
}

async function platformPage(
  resources: Resources,
  source: PlatformSource,
  token: string,
): Promise<VideoPageShape> {
  let page = await fetchedPage(resources, source, token)
  for (let more = EMPTY_PAGES; page.videos.length === 0 && page.nextToken !== null && more > 0; more--) {
    // On failure the empty page is returned: it has the token of the next page.
    const next = await fetchedPage(resources, source, page.nextToken).catch(() => undefined)
    if (!next) break
    page = next
  }
  return {
    nodes: page.videos.map(shapeOf),
    nextPageToken: page.nextToken,
    fetchedAt: page.fetchedAt,
    stale: !isFresh(page, resources.db.now()),
  }
}

/**
 * Returns the cached page, and refreshes it in the background when it is older than 15 minutes. Only the first request for
 * a page waits for the platform.
 *
 * @throws BAD_USER_INPUT for an unknown token, so that invented tokens cost no quota; UNAVAILABLE when the page was never
 *   fetched and cannot be fetched now.
 */
async function fetchedPage(
  resources: Resources,
  source: PlatformSource,
  token: string,
): Promise<FetchedPage> {
  const { db, log } = resources
  const page = await readPage(db, source.channelId, token)
  if (!page) throw unknownToken()
  if (isFetched(page)) {
    if (!whyNotNow(page, page, db.now())) {
      inBackground(log, 'refreshing videos', async () => {
        await refreshPage(resources, source, token)
      })
    }
    return page
  }
  const giveUpAt = performance.now() + FIRST_FETCH_TIMEOUT_MS
  let refreshed = await refreshPage(resources, source, token)
  while (refreshed === 'busy' && performance.now() < giveUpAt) {
    await wait(POLL_INTERVAL_MS)
    refreshed = await refreshPage(resources, source, token)
  }
  const now = await readPage(db, source.channelId, token)
  if (now && isFetched(now)) return now
  throw unavailable(
    say`The recorded classes cannot be shown at the moment. Please try again in a few minutes.`,
  )
}

const isFetched = (page: CachedPage): page is FetchedPage => page.fetchedAt !== null

const unknownToken = () =>
  badUserInput(say`This place in the list of videos is not known. Please begin again with the newest videos.`)

function shapeOf({ thumbnailPath, publishedAt, endedAt, ...video }: CachedVideo): VideoShape {
  return {
    ...video,
    publishedAt: new Date(publishedAt),
    endedAt: new Date(endedAt),
    thumbnail: thumbnailPath && thumbnailUrl(thumbnailPath),
    ...videoAddresses(video.id),
  }
}

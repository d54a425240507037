import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { startOfDay } from 'date-fns/startOfDay'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/graphql/context.ts'
import { inBackground } from '#server/lib/background.ts'
import { perObject } from '#shared/per-object.ts'
import { fetchPictures } from './fetch-pictures.ts'
import type { NoRefresh } from './quota-rules.ts'
import { type Claim, claimRefresh, saveFailure, savePage } from './video-cache.ts'
import { PlatformFailed, videoPlatform } from './video-platform.ts'
import type { VideoSource } from './video-source.ts'

export type PlatformSource = Extract<VideoSource, { kind: 'platform' }>
type Resources = Pick<Services, 'db' | 'files' | 'log'>

/** For all three API calls. */
const TIMEOUT_MS = 10_000

export type RefreshOutcome = 'done' | 'failed' | NoRefresh

/** Running refreshes of this process; concurrent requests for a page share one. */
const running = perObject((_db: Database) => new Map<string, Promise<RefreshOutcome>>())

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

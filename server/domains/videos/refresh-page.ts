import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { startOfDay } from 'date-fns/startOfDay'
import type { Services } from '#server/context.ts'
import type { Database } from '#server/db.ts'
import { inBackground } from '#server/lib/background.ts'
import { fetchPictures } from './fetch-pictures.ts'
import type { NoRefresh } from './quota-rules.ts'
import { type Claim, claimRefresh, saveFailure, savePage } from './video-cache.ts'
import { PlatformFailed, videoPlatform } from './video-platform.ts'
import type { VideoSource } from './video-source.ts'

export type PlatformSource = Extract<VideoSource, { kind: 'platform' }>
type Parts = Pick<Services, 'db' | 'files' | 'log'>

/** All three questions together. */
const TIMEOUT_MS = 10_000

export type Refreshed = 'done' | 'failed' | NoRefresh

/** The refreshes that this process is at: whoever wants the same page at the same time shares one. */
const underWay = new WeakMap<Database, Map<string, Promise<Refreshed>>>()

/** Asks the platform for a page and keeps its answer, if it may be asked now. Never throws for the platform's failures. */
export function refreshPage(parts: Parts, source: PlatformSource, token: string): Promise<Refreshed> {
  const own = underWay.get(parts.db) ?? new Map<string, Promise<Refreshed>>()
  underWay.set(parts.db, own)
  const refresh = own.get(token) ?? claimAndAsk(parts, source, token).finally(() => own.delete(token))
  own.set(token, refresh)
  return refresh
}

async function claimAndAsk(parts: Parts, source: PlatformSource, token: string): Promise<Refreshed> {
  const claim = await claimRefresh(parts.db, source.channelId, token)
  return typeof claim === 'string' ? claim : ask(parts, source, claim)
}

async function ask(parts: Parts, source: PlatformSource, claim: Claim): Promise<Refreshed> {
  const { db, log } = parts
  const platform = videoPlatform({ ...source, signal: AbortSignal.timeout(TIMEOUT_MS) })
  try {
    const uploadsPlaylist = claim.uploadsPlaylist ?? (await platform.uploadsPlaylist(source.channelId))
    const { ids, nextToken } = await platform.uploads(uploadsPlaylist, claim.token)
    const recordings = await platform.recordings(ids)
    await savePage(db, claim, { uploadsPlaylist, nextToken, recordings })
    inBackground(log, 'fetching pictures of videos', () => fetchPictures(parts, source, recordings))
    return 'done'
  } catch (err) {
    if (!(err instanceof PlatformFailed)) throw err
    const blockedUntil = err.quotaIsGone ? quotaComesBack(new Date()) : null
    log.warn({ err, ...(blockedUntil && { blockedUntil }) }, 'the video platform gave no answer')
    await saveFailure(db, claim, { blockedUntil })
    return 'failed'
  }
}

/** The platform counts by days of California. */
export function quotaComesBack(now: Date): Date {
  return new Date(+addDays(startOfDay(new TZDate(now, 'America/Los_Angeles')), 1))
}

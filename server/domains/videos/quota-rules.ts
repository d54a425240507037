/**
 * A token bucket for the platform's API quota: at most `store` units plus 24 hourly refills in any 24 hours,
 * 60 + 24 × 10 = 300, for any number of requested pages.
 */
export const quota = {
  /** Capacity of the bucket in units. */
  store: 60,
  perHour: 10,
} as const

/**
 * Units reserved for pages of higher priority; a call costs one unit. The newest page comes first (8 units an hour at a
 * refresh every 15 minutes), then pages never fetched, then outdated ones.
 */
const reserve = { newest: 0, unseen: 10, outdated: 30 } as const

/** Maximum age of a fresh page. */
const FRESH_MS = 15 * 60_000
/** Maximum age of the id of the channel's uploads playlist. */
const PLAYLIST_MS = 24 * 60 * 60_000

const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 60 * 60_000

/** Back-off before the next attempt for a page after consecutive failures. */
export function retryAfterMs(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
}

/** The columns of a channel's record that decide about a refresh. */
export interface Account {
  units: number
  unitsAt: Date
  claimedUntil: Date | null
  blockedUntil: Date | null
  playlistFoundAt: Date | null
}

/** The columns of a page's record that decide about a refresh. `token` is empty for the newest page. */
export interface PageTimes {
  token: string
  fetchedAt: Date | null
  retryAt: Date | null
}

/** Available units at `now`. */
export function unitsLeft(account: Pick<Account, 'units' | 'unitsAt'>, now: Date): number {
  const hours = Math.max(0, now.getTime() - account.unitsAt.getTime()) / 3_600_000
  return Math.min(quota.store, account.units + hours * quota.perHour)
}

export function isFresh({ fetchedAt }: Pick<PageTimes, 'fetchedAt'>, now: Date): boolean {
  return fetchedAt !== null && now.getTime() - fetchedAt.getTime() < FRESH_MS
}

export function isPlaylistKnown({ playlistFoundAt }: Pick<Account, 'playlistFoundAt'>, now: Date): boolean {
  return playlistFoundAt !== null && now.getTime() - playlistFoundAt.getTime() < PLAYLIST_MS
}

/** Units that a refresh costs: uploads and videos, and the channel when the playlist id is unknown or old. */
export function refreshCost(account: Account, now: Date): number {
  return isPlaylistKnown(account, now) ? 2 : 3
}

/** Why a page is not refreshed: it is fresh, another refresh is running, or quota or back-off forbids it. */
export type NoRefresh = 'fresh' | 'busy' | 'too early'

/** @returns undefined when the page may be refreshed now. */
export function whyNotNow(page: PageTimes, account: Account, now: Date): NoRefresh | undefined {
  const isAhead = (moment: Date | null) => moment !== null && moment > now
  if (isFresh(page, now)) return 'fresh'
  if (isAhead(page.retryAt) || isAhead(account.blockedUntil)) return 'too early'
  if (isAhead(account.claimedUntil)) return 'busy'
  return unitsLeft(account, now) < refreshCost(account, now) + reserveFor(page) ? 'too early' : undefined
}

function reserveFor({ token, fetchedAt }: PageTimes): number {
  if (token === '') return reserve.newest
  return fetchedAt === null ? reserve.unseen : reserve.outdated
}

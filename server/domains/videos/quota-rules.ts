/**
 * What may be spent of the platform's quota. Units come in by the hour up to a store of them, so no 24 hours cost more
 * than store plus a day's income, however many pages are asked for: 60 + 24 × 10 = 300.
 */
export const quota = {
  /** Most units that can be saved up. */
  store: 60,
  perHour: 10,
} as const

/**
 * Units to leave for what matters more. Every call costs one. The newest page, asked for every 15 minutes, needs 8 an hour and is never held
 * up by the others; a page that nobody has seen yet comes before an old one that is only out of date.
 */
const reserve = { newest: 0, unseen: 10, outdated: 30 } as const

/** How long an answer of the platform is good. */
const FRESH_MS = 15 * 60_000
/** How often to make sure that the channel's list of uploads is still the same. */
const PLAYLIST_MS = 24 * 60 * 60_000

const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 60 * 60_000

/** How long to leave the platform alone about a page after so many failures in a row. */
export function retryAfterMs(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
}

/** What a channel's record says about asking the platform. */
export interface Account {
  units: number
  unitsAt: Date
  claimedUntil: Date | null
  blockedUntil: Date | null
  playlistFoundAt: Date | null
}

/** What a page's record says about it. `token` is empty for the newest. */
export interface PageTimes {
  token: string
  fetchedAt: Date | null
  retryAt: Date | null
}

/** Units there are to spend at a moment. */
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

/** What a refresh costs: uploads and videos, and the channel when its list of uploads is not known. */
export function refreshCost(account: Account, now: Date): number {
  return isPlaylistKnown(account, now) ? 2 : 3
}

/** Why a page cannot be asked for: somebody else is at it, or it is too early. */
export type NoRefresh = 'fresh' | 'busy' | 'too early'

/** @returns undefined when the page may be asked for now. */
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

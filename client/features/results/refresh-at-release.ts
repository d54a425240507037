/** Not everybody asks in the same second. */
const SPREAD_S = 3

/**
 * Header by which a loader has its page asked for again without JavaScript, once the first announced release has come. A
 * page is kept for up to a minute, by which its visitors are spread further.
 */
export function refreshAtRelease(releases: readonly { releaseAt: string }[]): Record<string, string> {
  const [first] = releases
  if (!first) return {}
  const seconds = Math.max(0, Math.ceil((Date.parse(first.releaseAt) - Date.now()) / 1000))
  return { 'x-refresh': String(seconds + 1 + Math.floor(Math.random() * SPREAD_S)) }
}

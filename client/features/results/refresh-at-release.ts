/** Not everybody asks in the same second. */
const SPREAD_S = 3

/**
 * Header by which a loader has its page asked for again without JavaScript, once a release has come. That empties forms,
 * so it is only for pages on which nothing has to be typed.
 *
 * @param releaseAt ISO 8601
 */
export function refreshAtRelease(releaseAt: string): Record<string, string> {
  const seconds = Math.max(0, Math.ceil((Date.parse(releaseAt) - Date.now()) / 1000))
  return { 'x-refresh': String(seconds + 1 + Math.floor(Math.random() * SPREAD_S)) }
}

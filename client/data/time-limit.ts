import { ConnectionError } from './connection-error.ts'

/** Longer than an answer takes over a slow connection. */
export const LIMIT_MS = 25_000

export const noAnswer = () => new ConnectionError('No answer in time')

/**
 * Makes a request, but waits for no answer over a connection that stalls.
 *
 * @param outer gives the request up earlier.
 * @throws a TypeError after 25 s, as fetch does without a connection.
 */
export async function withTimeLimit<T>(
  request: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  // Browsers from before 2024 have no AbortSignal.any.
  const inner = new AbortController()
  const giveUp = () => inner.abort(outer?.reason)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(noAnswer())
      inner.abort()
    }, LIMIT_MS)
  })
  if (outer?.aborted) giveUp()
  outer?.addEventListener('abort', giveUp)
  try {
    return await Promise.race([request(inner.signal), late])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', giveUp)
  }
}

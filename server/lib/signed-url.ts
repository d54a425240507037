import { createHmac, timingSafeEqual } from 'node:crypto'

/** Nothing is signed for longer; with room for the clocks of several servers. */
const LONGEST_MS = 60 * 60_000
const SKEW_MS = 5 * 60_000

export interface SigningSecret {
  id: string
  secret: Uint8Array
}

/**
 * Signs a path for a limited time, an hour at most, so that a browser can open it without a session.
 *
 * @returns the path with `expires` (seconds since 1970), `key` and `signature` in its query.
 */
export function signPath(path: string, key: SigningSecret, o: { expiresAt: Date }): string {
  const expires = String(Math.ceil(o.expiresAt.getTime() / 1000))
  const query = new URLSearchParams({ expires, key: key.id, signature: signature(path, expires, key.secret) })
  return `${path}?${query}`
}

/** Whether the query beside a path carries a signature that is right and has not run out. */
export async function isSigned(
  path: string,
  query: URLSearchParams,
  findKey: (id: string) => Promise<SigningSecret | undefined>,
  now: Date = new Date(),
): Promise<boolean> {
  const expires = query.get('expires') ?? ''
  if (!/^\d{1,12}$/.test(expires)) return false
  const left = Number(expires) * 1000 - now.getTime()
  // Signed before the clock was put back: it would stay good for as long as that was.
  if (left <= 0 || left > LONGEST_MS + SKEW_MS) return false
  const key = await findKey(query.get('key') ?? '')
  if (!key) return false
  const expected = Buffer.from(signature(path, expires, key.secret))
  const given = Buffer.from(query.get('signature') ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The prefix keeps a signature from being good for anything else that the same key signs. */
function signature(path: string, expires: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`signed-path\n${path}\n${expires}`).digest('base64url')
}

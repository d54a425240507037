import { createHmac } from 'node:crypto'
import { isSameSecret } from '#server/lib/secret.ts'

/** Longest validity of a signature, and tolerance for clock differences between servers. */
const MAX_VALIDITY_MS = 60 * 60_000
const SKEW_MS = 5 * 60_000

export interface SigningSecret {
  id: string
  secret: Uint8Array
}

/**
 * Signs a path for at most an hour, so that nobody else can make a valid URL.
 *
 * @returns the path with `expires` (seconds since 1970), `key` and `signature` in its query.
 */
export function signPath(path: string, key: SigningSecret, o: { expiresAt: Date }): string {
  const expires = String(Math.ceil(o.expiresAt.getTime() / 1000))
  const query = new URLSearchParams({ expires, key: key.id, signature: signature(path, expires, key.secret) })
  return `${path}?${query}`
}

/** @param path URL-encoded. */
export async function signedUrl(
  path: string,
  keys: { current(): Promise<SigningSecret>; now(): Date },
  goodForMs: number,
): Promise<string> {
  return signPath(path, await keys.current(), { expiresAt: new Date(keys.now().getTime() + goodForMs) })
}

/** Whether the query of a path has a valid signature that has not expired. */
export async function isSigned(
  path: string,
  query: URLSearchParams,
  findKey: (id: string) => Promise<SigningSecret | undefined>,
  now: Date,
): Promise<boolean> {
  const expires = query.get('expires') ?? ''
  if (!/^\d{1,12}$/.test(expires)) return false
  const left = Number(expires) * 1000 - now.getTime()
  // Signed before the clock was set back: it would stay valid too long.
  if (left <= 0 || left > MAX_VALIDITY_MS + SKEW_MS) return false
  const key = await findKey(query.get('key') ?? '')
  return key !== undefined && isSameSecret(query.get('signature') ?? '', signature(path, expires, key.secret))
}

/** The prefix makes the signature useless for other purposes of the same key. */
function signature(path: string, expires: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`signed-path\n${path}\n${expires}`).digest('base64url')
}

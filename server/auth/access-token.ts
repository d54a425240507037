import { signJwt, verifyJwt } from './jwt.ts'
import type { KeyRing } from './keys.ts'

export const ACCESS_TOKEN_MS = 15 * 60_000
/** Tolerance for clock differences between servers. */
const SKEW_MS = 5 * 60_000
const AUDIENCE = 'pravesh:api'

/** The claims of an access token: user, session and expiry. */
export interface AccessToken {
  userId: string
  sessionId: string
  expiresAt: Date
}

/** Signs a 15-minute JWT for a session. */
export async function signAccessToken(
  keys: KeyRing,
  o: { userId: string; sessionId: string },
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(Math.floor((keys.now().getTime() + ACCESS_TOKEN_MS) / 1000) * 1000)
  const token = await signJwt(keys, {
    audience: AUDIENCE,
    subject: o.userId,
    expiresAt,
    claims: { sid: o.sessionId },
  })
  return { token, expiresAt }
}

/** @returns null for a token that is expired, forged, malformed, or meant for something else. */
export async function verifyAccessToken(keys: KeyRing, token: string): Promise<AccessToken | null> {
  const payload = await verifyJwt(keys, token, AUDIENCE)
  if (!payload) return null
  const { sub, sid, exp } = payload
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null
  // Signed before the clock was set back: it would stay valid too long.
  if (exp * 1000 - keys.now().getTime() > ACCESS_TOKEN_MS + SKEW_MS) return null
  return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) }
}

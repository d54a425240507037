import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import type { KeyRing } from './keys.ts'

export const ACCESS_TOKEN_MS = 15 * 60_000
const ISSUER = 'pravesh'
const AUDIENCE = 'pravesh:api'

/** What an access token says: whose it is, of which session, and until when it is good. */
export interface AccessToken {
  userId: string
  sessionId: string
  expiresAt: Date
}

/** Signs a 15-minute JWT (HS256, `kid`, `iss`, `aud`, `sub`, `sid`). */
export async function signAccessToken(
  keys: KeyRing,
  o: { userId: string; sessionId: string },
): Promise<{ token: string; expiresAt: Date }> {
  const key = await keys.current()
  const expiresAt = new Date(Math.floor((Date.now() + ACCESS_TOKEN_MS) / 1000) * 1000)
  const token = await new SignJWT({ sid: o.sessionId })
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setSubject(o.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key.secret)
  return { token, expiresAt }
}

/** @returns null for a token that is expired, forged, malformed, or meant for something else. */
export async function verifyAccessToken(keys: KeyRing, token: string): Promise<AccessToken | null> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = kid === undefined ? undefined : await keys.find(kid)
    if (!key) return null
    const { payload } = await jwtVerify(token, key.secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'sid'],
    })
    const { sub, sid, exp } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null
    return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}

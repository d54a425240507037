import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { KeyRing } from './keys.ts'

const ISSUER = 'pravesh'

/** Content of a token: audience, subject, expiry and further claims. */
export interface TokenContent {
  audience: string
  subject: string
  expiresAt: Date
  claims: Record<string, string>
}

/** Signs a JWT (HS256; `kid` names the key, so that keys can be rotated). */
export async function signJwt(
  keys: KeyRing,
  { audience, subject, expiresAt, claims }: TokenContent,
): Promise<string> {
  const key = await keys.current()
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setSubject(subject)
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(keys.now())
    .setExpirationTime(expiresAt)
    .sign(key.secret)
}

/** @returns null for a token that is expired, forged, malformed, or meant for something else. */
export async function verifyJwt(keys: KeyRing, token: string, audience: string): Promise<JWTPayload | null> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = kid === undefined ? undefined : await keys.find(kid)
    if (!key) return null
    const { payload } = await jwtVerify(token, key.secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      currentDate: keys.now(),
      requiredClaims: ['sub', 'exp'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}

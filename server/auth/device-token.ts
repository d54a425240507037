import { randomUUID } from 'node:crypto'
import { signJwt, verifyJwt } from './jwt.ts'
import type { KeyRing } from './keys.ts'

export const DEVICE_TOKEN_MS = 180 * 24 * 60 * 60_000
const AUDIENCE = 'pravesh:device'

/** A browser in which the user has signed in before. It proves nothing else. */
export interface Device {
  id: string
  userId: string
}

/**
 * Signs a token that identifies a known browser at the next sign-in, so that failed attempts from elsewhere cannot
 * lock the account's owner out.
 */
export function signDeviceToken(keys: KeyRing, userId: string): Promise<string> {
  return signJwt(keys, {
    audience: AUDIENCE,
    subject: userId,
    expiresAt: new Date(keys.now().getTime() + DEVICE_TOKEN_MS),
    claims: { jti: randomUUID() },
  })
}

/** @returns null for a token that is expired, forged, malformed, or meant for something else. */
export async function verifyDeviceToken(keys: KeyRing, token: string): Promise<Device | null> {
  const { sub, jti } = (await verifyJwt(keys, token, AUDIENCE)) ?? {}
  return sub !== undefined && jti !== undefined ? { id: jti, userId: sub } : null
}

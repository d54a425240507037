import { randomUUID } from 'node:crypto'
import { signJwt, verifyJwt } from './jwt.ts'
import type { KeyRing } from './keys.ts'

export const DEVICE_TOKEN_MS = 180 * 24 * 60 * 60_000
const AUDIENCE = 'pravesh:device'

/** A browser in which somebody has signed in before. It proves nothing else. */
export interface Device {
  id: string
  userId: string
}

/**
 * Lets a browser be told from strangers' when it signs in again: attempts from elsewhere, however many, then cannot
 * lock the owner of an account out.
 */
export function signDeviceToken(keys: KeyRing, userId: string): Promise<string> {
  return signJwt(keys, {
    audience: AUDIENCE,
    subject: userId,
    expiresAt: new Date(Date.now() + DEVICE_TOKEN_MS),
    claims: { jti: randomUUID() },
  })
}

/** @returns null for a token that is expired, forged, malformed, or meant for something else. */
export async function verifyDeviceToken(keys: KeyRing, token: string): Promise<Device | null> {
  const { sub, jti } = (await verifyJwt(keys, token, AUDIENCE)) ?? {}
  return sub !== undefined && jti !== undefined ? { id: jti, userId: sub } : null
}

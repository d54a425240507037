import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random text of 256 bits that nobody can guess. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database stores of a random secret, so that nobody who reads it can use the secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares in a time that tells nothing about either text. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(one)), Buffer.from(hashOfSecret(other)))
}

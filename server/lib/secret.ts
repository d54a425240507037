import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random text of 256 bits that nobody can guess. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a random secret: a hash, so that a reader of the database cannot use the secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares in a time that tells nothing about either text. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(one)), Buffer.from(hashOfSecret(other)))
}

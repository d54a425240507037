import { randomBytes } from 'node:crypto'

const nonces = new WeakMap<object, string>()

/** The nonce of an answer: the style elements of its page carry it, and its content security policy names it. */
export function nonceOf(response: object): string {
  const nonce = nonces.get(response) ?? unguessable()
  nonces.set(response, nonce)
  return nonce
}

const BYTES = 16
let pool = Buffer.alloc(0)

/** 128 random bits. They are drawn for many answers at once: the system is slow to be asked, not to answer. */
function unguessable(): string {
  if (pool.length < BYTES) pool = randomBytes(256 * BYTES)
  const bytes = pool.subarray(0, BYTES)
  pool = pool.subarray(BYTES)
  return bytes.toString('base64url')
}

import { randomBytes } from 'node:crypto'

const nonces = new WeakMap<object, string>()

/** The nonce of an answer: the style elements of its page carry it, and its content security policy names it. */
export function nonceOf(response: object): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64url')
  nonces.set(response, nonce)
  return nonce
}

import type { ApolloLink } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'

/**
 * Sends the SHA-256 of a document instead of the document: a look-up then fits into one packet, and the server knows it
 * (see sent-documents.ts). One that does not, because it is of another version, is sent the document after all.
 *
 * @returns nothing where browsers offer no hash: on addresses that are neither https nor this machine's own.
 */
export function hashLinks(): ApolloLink[] {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return []
  const sha256 = async (text: string) => {
    const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  return [new PersistedQueryLink({ sha256 })]
}

import { createHmac } from 'node:crypto'

// A secret of a candidate and the institute: a PIN or the date of birth. Kept as a keyed hash, because there are few
// enough of both to try them all against a plain one.

export type SecretKind = 'PIN' | 'BIRTH_DATE'

/** The longest text that is read as a secret. */
export const MAX_SECRET_LENGTH = 64

/** @param candidateId makes the hashes of equal secrets differ. */
export function hashSecret(key: string, kind: SecretKind, candidateId: string, secret: string): string {
  return createHmac('sha256', key).update(`${kind}\0${candidateId}\0${secret}`).digest('base64url')
}

import { createHmac, randomInt } from 'node:crypto'

// A secret of a candidate and the institute: a PIN or the date of birth. Kept as a keyed hash, because there are few
// enough of both to try them all against a plain one.

export type SecretKind = 'PIN' | 'BIRTH_DATE'

/** The longest text that is read as a secret. */
export const MAX_SECRET_LENGTH = 64

/** @param candidateId makes the hashes of equal secrets differ. */
export function hashSecret(key: string, kind: SecretKind, candidateId: string, secret: string): string {
  return createHmac('sha256', key).update(`${kind}\0${candidateId}\0${secret}`).digest('base64url')
}

const DIGITS = 6
/** Equal, rising or falling digits in a row that are too easy to guess. */
const RUN = 3

/** Six random digits without runs such as 111, 345 or 987. */
export function randomPin(): string {
  for (;;) {
    const pin = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    if (!hasRun(pin)) return pin
  }
}

export function hasRun(pin: string): boolean {
  const digits = Array.from(pin, Number)
  return [-1, 0, 1].some((step) => {
    let length = 1
    return digits.some((digit, index) => {
      length = index > 0 && digit - (digits[index - 1] ?? 0) === step ? length + 1 : 1
      return length >= RUN
    })
  })
}

import { randomBytes } from 'node:crypto'
import { latinDigits } from '#shared/digits.ts'

// A code opens its slip, so it has 100 random bits: 20 characters of Crockford's base 32, which has no I, L, O and U.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Slips that were signed have ten characters. */
const CODE = new RegExp(`^(?:[${ALPHABET}]{10}){1,2}$`)

/** A code as it is printed and stored, in groups of five. */
export const newSlipCode = (): string =>
  grouped(Array.from(randomBytes(20), (byte) => ALPHABET[byte % ALPHABET.length]).join(''))

const grouped = (characters: string) => characters.replaceAll(/.{5}(?=.)/g, '$&-')

/** As people type it; undefined for a text that cannot be a code. */
export function readSlipCode(text: string): string | undefined {
  const characters = latinDigits(text.slice(0, 100))
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return CODE.test(characters) ? grouped(characters) : undefined
}

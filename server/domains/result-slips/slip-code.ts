import { randomInt } from 'node:crypto'
import { latinDigits } from '#shared/digits.ts'

// The code to type where nothing reads the QR code: Crockford's base 32, which has no I, L, O and U.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

export function newSlipCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** In two groups, as it is printed. */
export function showSlipCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
}

/** As people type it; undefined for what cannot be a code. */
export function readSlipCode(text: string): string | undefined {
  const code = latinDigits(text.slice(0, 100))
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return CODE.test(code) ? code : undefined
}

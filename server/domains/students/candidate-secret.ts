import { createHmac } from 'node:crypto'
import { visibleLine } from '#server/lib/visible-text.ts'
import { latinDigits } from '#shared/digits.ts'

// What only a candidate and the institute know: a PIN or the date of birth. Kept as a keyed hash, because there are few
// enough of both to try them all against a plain one.

export type SecretKind = 'PIN' | 'BIRTH_DATE'

/** The longest text that is read as a secret. */
export const MAX_SECRET_LENGTH = 64

const PIN = /^[0-9A-Z]{4,20}$/
const YEAR_FIRST = /^(\d{4})\s?[-/.\s]\s?(\d{1,2})\s?[-/.\s]\s?(\d{1,2})$/

/** In capitals, with ASCII digits, without spaces and dashes; undefined for what cannot be a PIN. */
export function normalPin(text: string): string | undefined {
  const pin = plain(text)
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
  return PIN.test(pin) ? pin : undefined
}

/**
 * A day as yyyy-MM-dd, in A.D. or B.S. as it is written: nothing is converted. Undefined for what is no day with the year
 * first.
 */
export function normalBirthDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(plain(text)) ?? []
  // Months in B.S. have up to 32 days.
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 32
  const isYear = Number(year) >= 1900 && Number(year) <= 2200
  return isDay && isYear ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

/** @param candidateId makes the hashes of equal secrets differ. */
export function hashSecret(key: string, kind: SecretKind, candidateId: string, secret: string): string {
  return createHmac('sha256', key).update(`${kind}\0${candidateId}\0${secret}`).digest('base64url')
}

function plain(text: string): string {
  return latinDigits(visibleLine(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')))
}

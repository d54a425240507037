import { readYearFirst } from './calendar/year-first.ts'
import { plainLine } from './digits.ts'

// Parses a PIN or date of birth, for the form and for the server.

const PIN = /^[0-9A-Z]{4,20}$/

/** In capitals, with ASCII digits, without spaces and dashes; undefined for text that cannot be a PIN. */
export function normalPin(text: string): string | undefined {
  const pin = plainLine(text)
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
  return PIN.test(pin) ? pin : undefined
}

/**
 * A day as yyyy-MM-dd, in A.D. or B.S. as it is written: nothing is converted. Undefined for text that is no day with the year
 * first.
 */
export function normalBirthDate(text: string): string | undefined {
  const written = readYearFirst(text)
  const [year = 0, month = 0, day = 0] = written?.split('-').map(Number) ?? []
  // Months in B.S. have up to 32 days.
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 32
  return isDay && year >= 1900 && year <= 2200 ? written : undefined
}

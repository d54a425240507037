import { latinDigits } from './digits.ts'

// How a PIN or date of birth is read, by the form that refuses what cannot be one and by the server.

const PIN = /^[0-9A-Z]{4,20}$/
const YEAR_FIRST = /^(\d{4})\s?[\p{Dash}/.,।\s]\s?(\d{1,2})\s?[\p{Dash}/.,।\s]\s?(\d{1,2})$/u

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

/** With single spaces and ASCII digits, without invisible characters. */
function plain(text: string): string {
  const visible = text.replaceAll(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu, '')
  return latinDigits(visible.replaceAll(/\s+/g, ' ').trim())
}

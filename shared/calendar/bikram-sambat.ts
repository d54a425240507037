import { FIRST_DAY, FIRST_YEAR, MONTHS } from './months.ts'
import { readYearFirst } from './year-first.ts'

const DAY_MS = 24 * 60 * 60_000
const LENGTHS = MONTHS.flat()

/** The day in A.D. (`yyyy-MM-dd`) of a day in B.S.; undefined for a day that is not in the table. */
export function dayInAd(text: string): string | undefined {
  const [year = 0, month = 0, date = 0] = readYearFirst(text)?.split('-').map(Number) ?? []
  const length = MONTHS[year - FIRST_YEAR]?.[month - 1]
  if (length === undefined || date < 1 || date > length) return undefined
  const before = LENGTHS.slice(0, (year - FIRST_YEAR) * 12 + month - 1)
  const days = before.reduce((sum, one) => sum + one, date - 1)
  return new Date(Date.parse(FIRST_DAY) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The day in B.S. (`yyyy-MM-dd`) of a day in A.D.; undefined for a day that is not in the table. */
export function dayInBs(day: string): string | undefined {
  let left = (Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS
  // Also for text that is no date.
  if (!(left >= 0)) return undefined
  for (const [at, length] of LENGTHS.entries()) {
    if (left < length) {
      const pad = (number: number) => String(number).padStart(2, '0')
      return `${FIRST_YEAR + Math.floor(at / 12)}-${pad((at % 12) + 1)}-${pad(left + 1)}`
    }
    left -= length
  }
  return undefined
}

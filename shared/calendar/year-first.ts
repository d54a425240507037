import { plainLine } from '#shared/digits.ts'

const YEAR_FIRST = /^(\d{4})\s?[\p{Dash}/.,।\s]\s?(\d{1,2})\s?[\p{Dash}/.,।\s]\s?(\d{1,2})$/u

/** A date as people type it with the year first, as yyyy-MM-dd. It need not be a day of a calendar; undefined for anything else. */
export function readYearFirst(text: string): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(plainLine(text)) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

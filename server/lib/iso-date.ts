import { z } from 'zod'

/** A day as yyyy-MM-dd. PostgreSQL has no year 0. */
export const ISO_DATE = new RegExp(`(?!0000)${z.regexes.date.source}`)

/** Whether a moment is in the years 1 to 9999, which have four digits in every time zone that is used. */
export function hasFourDigits(moment: Date): boolean {
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999
}

import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { todayInKathmandu } from './kathmandu.ts'

// Nepal's civil calendar, whose months have the lengths that the yearly official calendar gives them.

const FIRST_YEAR = 2073
/** 1 Baisakh 2073 in A.D. */
const FIRST_DAY = [2016, 3, 13] as const

/**
 * Days of the months from 2073 on, as in the table of the npm package nepali-datetime (opensource-nepal, MIT). Up
 * to 2081, the table of the PyPI package nepali-datetime is the same.
 */
const MONTHS: readonly (readonly number[])[] = [
  [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31],
  [31, 31, 31, 32, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30],
  [31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31],
  [31, 31, 31, 32, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30],
  [31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31],
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31],
  [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31],
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 31, 32, 32, 31, 30, 30, 29, 30, 29, 30, 30],
  [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31],
  [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31],
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 31, 32, 32, 31, 30, 30, 29, 30, 29, 30, 30],
  [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31],
  [31, 31, 31, 32, 31, 31, 29, 30, 30, 29, 29, 31],
]

/** Later months may become a day longer or shorter when their official calendar comes out. */
const LAST_OFFICIAL_YEAR = 2083

/** What a year in B.S. is ahead of A.D. for most of it. */
const AHEAD = 57
/** Exams and releases are no further away. */
const MOST_YEARS_AWAY = 10

/**
 * Says what is wrong with a day (yyyy-MM-dd) that was probably entered in Bikram Sambat, with the day in A.D. as far as
 * it is known.
 */
export function bikramSambatProblem(day: string, now: Date): string | undefined {
  const [year = 0] = day.split('-').map(Number)
  const thisYear = Number(todayInKathmandu(now).slice(0, 4)) + AHEAD
  if (Math.abs(year - thisYear) > MOST_YEARS_AWAY) return undefined
  const looks = `${day} looks like Bikram Sambat.`
  const inAd = fromBikramSambat(day)
  if (!inAd) return `${looks} Enter the date in A.D.`
  const about = year > LAST_OFFICIAL_YEAR ? 'about ' : ''
  return `${looks} In A.D. it is ${about}${format(inAd, 'd MMMM yyyy')}.`
}

/** Midnight, in the time zone of the machine, of a day in B.S.; undefined for a day that is not in the table. */
export function fromBikramSambat(day: string): Date | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const length = MONTHS[year - FIRST_YEAR]?.[month - 1]
  if (length === undefined || date < 1 || date > length) return undefined
  const before = MONTHS.flat().slice(0, (year - FIRST_YEAR) * 12 + month - 1)
  return addDays(new Date(...FIRST_DAY), before.reduce((sum, days) => sum + days, 0) + date - 1)
}

import { plainLine } from '#shared/digits.ts'
import { dayInAd } from './bikram-sambat.ts'
import { FIRST_YEAR, MONTHS } from './months.ts'
import { todayInNepal } from './nepal-time.ts'
import { showBsDay, showDay } from './show-dates.ts'
import { readYearFirst } from './year-first.ts'

/** Difference between a year in B.S. and in A.D. for most of it. */
const AHEAD = 57
/** Exams and releases are no further away. */
const MOST_YEARS_AWAY = 10

/** Why a typed text is no day. */
export type DayProblem =
  | { kind: 'unreadable' }
  | { kind: 'of either calendar' | 'not in AD' | 'no such month in BS'; day: string }
  | { kind: 'beyond the month in BS'; day: string; length: number }
  | { kind: 'beyond the table of BS'; first: number; last: number }

/** The day in A.D. (`yyyy-MM-dd`, empty for an empty field), or the problem of the typed text. */
type TypedDay = { day: string; problem?: never } | { day?: never; problem: DayProblem }

/**
 * Reads a day as staff type it, in A.D. or B.S. The year decides where it can be of one calendar only: those around this
 * year in B.S. are B.S., those up to ten years from now A.D. All others want a word: `2050-01-05 BS`.
 */
export function readTypedDay(typed: string, today = todayInNepal()): TypedDay {
  const text = plainLine(typed)
  const era = /(A\.?D\.?|B\.?S\.?)$/i.exec(text)?.[0] ?? ''
  const body = text.slice(0, text.length - era.length)
  if (body === '' && era === '') return { day: '' }
  const day = readYearFirst(body)
  if (day === undefined) return { problem: { kind: 'unreadable' } }
  const calendar = /^a/i.test(era) ? 'AD' : era === '' ? calendarOf(day, today) : 'BS'
  if (calendar === undefined) return { problem: { kind: 'of either calendar', day } }
  return calendar === 'AD' ? fromAd(day) : fromBs(day)
}

/** The calendar of a year that is around now in that calendar. */
function calendarOf(day: string, today: string): 'AD' | 'BS' | undefined {
  const year = Number(day.slice(0, 4))
  const thisYear = Number(today.slice(0, 4))
  if (year <= thisYear + MOST_YEARS_AWAY) return 'AD'
  return isAroundNowInBs(year, thisYear) ? 'BS' : undefined
}

/** Whether a year can be of a date in B.S. that staff enter in a year of A.D. */
export function isAroundNowInBs(year: number, thisYear: number): boolean {
  return Math.abs(year - (thisYear + AHEAD)) <= MOST_YEARS_AWAY
}

function fromAd(day: string): TypedDay {
  const instant = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
  return isDay ? { day } : { problem: { kind: 'not in AD', day } }
}

function fromBs(day: string): TypedDay {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const found = dayInAd(day)
  if (found !== undefined) return { day: found }
  const length = MONTHS[year - FIRST_YEAR]?.[month - 1]
  if (length !== undefined) return { problem: { kind: 'beyond the month in BS', day, length } }
  if (MONTHS[year - FIRST_YEAR]) return { problem: { kind: 'no such month in BS', day } }
  const last = FIRST_YEAR + MONTHS.length - 1
  return { problem: { kind: 'beyond the table of BS', first: FIRST_YEAR, last } }
}

/** A day in A.D. as an equation of both calendars: `6 Mangsir 2083 = Nov 22, 2026`. */
export function sayEquation(day: string): string {
  return [showBsDay(day), showDay(day)].filter((part) => part !== undefined).join(' = ')
}

import { dayInBs } from './bikram-sambat.ts'
import { LAST_OFFICIAL_YEAR } from './months.ts'
import { nepalClock, showDay, showTime } from './nepal-time.ts'

const bsMonths = [
  'Baisakh',
  'Jestha',
  'Asar',
  'Shrawan',
  'Bhadra',
  'Asoj',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
]

/** A day in A.D. (`yyyy-MM-dd`) as `5 Mangsir 2083`; undefined for a day that is not in the table. */
export function showBsDay(day: string): string | undefined {
  const [year = 0, month = 0, date = 0] = dayInBs(day)?.split('-').map(Number) ?? []
  const shown = `${date} ${bsMonths[month - 1]} ${year}`
  if (year > LAST_OFFICIAL_YEAR) return `${shown}, provisional`
  return year === 0 ? undefined : shown
}

/** A day (`yyyy-MM-dd`) or an instant in A.D., and beside it the day in B.S. as far as it is known. */
export function dateParts(at: string, withTime = false): { date: string; beside: string | undefined } {
  const day = at.length === 10 ? at : nepalClock(at).slice(0, 10)
  return { date: withTime ? `${showDay(day)}, ${showTime(at)}` : showDay(day), beside: showBsDay(day) }
}

/** A day (`yyyy-MM-dd`) or the day of an instant in both calendars: `Nov 21, 2026 (5 Mangsir 2083)`. */
export function sayDate(at: string, withTime = false): string {
  const { date, beside } = dateParts(at, withTime)
  return beside === undefined ? date : `${date} (${beside})`
}

/** An instant in both calendars, with its time in Nepal. */
export function sayInstant(instant: string): string {
  return sayDate(instant, true)
}

const DAY_MS = 24 * 60 * 60_000

/** An instant near another as people say it: "Today, 6:50 PM", else with its date in both calendars. */
export function sayMoment(instant: string, now: string): string {
  const name = (['Yesterday', 'Today', 'Tomorrow'] as const).find(
    (_, index) =>
      nepalClock(Date.parse(now) + (index - 1) * DAY_MS).slice(0, 10) === nepalClock(instant).slice(0, 10),
  )
  return name === undefined ? sayInstant(instant) : `${name}, ${showTime(instant)}`
}

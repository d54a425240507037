/**
 * Dates and times as everybody sees them: those of Kathmandu, independent of the zone of the server or browser.
 *
 * Nepal has stood at UTC+05:45 without daylight saving since 1986. Adding that offset gives the same text in Node and
 * in every browser, which `Intl` does not promise ("6:05 PM" has a different space in each), so that a page hydrates.
 */
const OFFSET_MS = (5 * 60 + 45) * 60_000
const OFFSET = '+05:45'

/** Kathmandu's clock at an instant as `yyyy-MM-ddTHH:mm`, the value of a date-and-time input. */
export function nepalClock(instant: string | number | Date): string {
  return new Date(new Date(instant).getTime() + OFFSET_MS).toISOString().slice(0, 16)
}

/** The instant of a clock time (HH:mm) on a day (yyyy-MM-dd) in Nepal. */
export function inNepal(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00${OFFSET}`)
}

/** The instant (ISO 8601, UTC) of a `yyyy-MM-ddTHH:mm` on Kathmandu's clock; undefined when it is no date. */
export function instantOfNepalClock(clock: string): string | undefined {
  const instant = new Date(`${clock}:00${OFFSET}`)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}

/** Today in Nepal, `yyyy-MM-dd`. */
export function todayInNepal(now: Date = new Date()): string {
  return nepalClock(now).slice(0, 10)
}

const DAY_MS = 24 * 60 * 60_000

/** The day (yyyy-MM-dd) `days` days after another, before it if negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days a day (yyyy-MM-dd) is after another. */
export function daysAfter(day: string, other: string): number {
  return (Date.parse(day) - Date.parse(other)) / DAY_MS
}

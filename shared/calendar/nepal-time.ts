/**
 * Dates and times as everybody sees them: those of Kathmandu, whatever the clock of the server or of the browser says.
 *
 * Nepal has stood at UTC+05:45 without daylight saving since 1986. Adding that offset gives the same text in Node and
 * in every browser, which `Intl` does not promise ("6:05 PM" has a different space in each), so that a page hydrates.
 */
const OFFSET_MS = (5 * 60 + 45) * 60_000
const OFFSET = '+05:45'

/** Kathmandu's clock at an instant as `yyyy-MM-ddTHH:mm`, which is what a date-and-time input holds. */
export function nepalClock(instant: string | number | Date): string {
  return new Date(new Date(instant).getTime() + OFFSET_MS).toISOString().slice(0, 16)
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

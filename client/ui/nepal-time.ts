/**
 * Dates and times as everybody sees them: those of Kathmandu, whatever the clock of the server or of the browser says.
 *
 * Nepal has stood at UTC+05:45 without daylight saving since 1986. Adding that offset gives the same text in Node and
 * in every browser, which `Intl` does not promise ("6:05 PM" has a different space in each), so that a page hydrates.
 */
const OFFSET_MS = (5 * 60 + 45) * 60_000
const OFFSET = '+05:45'
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

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

/** A calendar day `yyyy-MM-dd` as `MMM d, yyyy`. */
export function showDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[(month ?? 0) - 1]} ${date}, ${year}`
}

/** An instant as its day (`MMM d, yyyy`) and time (`h:mm a`) in Nepal. */
export function showInstant(instant: string): { day: string; time: string } {
  const clock = nepalClock(instant)
  const hour = Number(clock.slice(11, 13))
  return {
    day: showDay(clock.slice(0, 10)),
    time: `${hour % 12 || 12}:${clock.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`,
  }
}

const DAY_MS = 24 * 60 * 60_000

/** An instant near another as people say it: "Today, 6:50 PM", else with its date. */
export function showMoment(instant: string, now: string): string {
  const { day, time } = showInstant(instant)
  const names = new Map(
    (['Yesterday', 'Today', 'Tomorrow'] as const).map((name, index) => [
      nepalClock(Date.parse(now) + (index - 1) * DAY_MS).slice(0, 10),
      name,
    ]),
  )
  return `${names.get(nepalClock(instant).slice(0, 10)) ?? day}, ${time}`
}

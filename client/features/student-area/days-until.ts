import { t } from '#client/locales/t.ts'
import { nepalClock } from '#shared/calendar/nepal-time.ts'

const DAY_MS = 24 * 60 * 60_000

/** How many midnights of Nepal lie between two instants; negative when `instant` is before `now`. */
function daysUntil(instant: string, now: string | number): number {
  const day = (at: string | number) => Date.parse(`${nepalClock(at).slice(0, 10)}T00:00:00Z`)
  return Math.round((day(instant) - day(now)) / DAY_MS)
}

/** The same in words: "today", "in 3 days", "2 days ago". */
export function sayDaysUntil(instant: string, now: string | number): string {
  const days = daysUntil(instant, now)
  if (days === 0) return t('today')
  if (days === 1) return t('tomorrow')
  if (days === -1) return t('yesterday')
  return days > 0 ? t('in {count} days', { count: days }) : t('{count} days ago', { count: -days })
}

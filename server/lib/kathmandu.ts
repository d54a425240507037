import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { sayInstant } from '#shared/calendar/show-dates.ts'

export const KATHMANDU = 'Asia/Kathmandu'

/** Today's date in Nepal, or that of another moment, yyyy-MM-dd. */
export function todayInKathmandu(now: Date = new Date()): string {
  return format(onKathmanduClock(now), 'yyyy-MM-dd')
}

/** The day `days` days after another (before it, if negative). */
export function dayAfter(day: string, days: number): string {
  return format(addDays(onKathmanduClock(inKathmandu(day)), days), 'yyyy-MM-dd')
}

/** The instant of a clock time (HH:mm) on a day in Nepal. */
export function inKathmandu(day: string, time = '00:00'): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, date, hours, minutes, KATHMANDU).getTime())
}

/** The same instant in Nepal's time zone, for date-fns. */
export function onKathmanduClock(instant: Date): TZDate {
  return new TZDate(instant, KATHMANDU)
}

/** An instant as people in Nepal write it: `Nov 14, 2026, 7:05 AM (28 Kartik 2083)`. */
export function showDayAndTime(instant: Date): string {
  return sayInstant(instant.toISOString())
}

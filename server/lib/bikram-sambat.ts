import { format } from 'date-fns/format'
import { dayInAd } from '#shared/calendar/bikram-sambat.ts'
import { LAST_OFFICIAL_YEAR } from '#shared/calendar/months.ts'
import { isAroundNowInBs } from '#shared/calendar/read-day.ts'
import { todayInKathmandu } from './kathmandu.ts'

/**
 * Says what is wrong with a day (yyyy-MM-dd) that was probably entered in Bikram Sambat, with the day in A.D. as far as
 * it is known.
 */
export function bikramSambatProblem(day: string, now: Date): string | undefined {
  const [year = 0] = day.split('-').map(Number)
  const thisYear = Number(todayInKathmandu(now).slice(0, 4))
  if (!isAroundNowInBs(year, thisYear)) return undefined
  const looks = `${day} looks like Bikram Sambat.`
  const inAd = fromBikramSambat(day)
  if (!inAd) return `${looks} Enter the date in A.D.`
  const about = year > LAST_OFFICIAL_YEAR ? 'about ' : ''
  return `${looks} In A.D. it is ${about}${format(inAd, 'd MMMM yyyy')}.`
}

/** Midnight, in the time zone of the machine, of a day in B.S.; undefined for a day that is not in the table. */
export function fromBikramSambat(day: string): Date | undefined {
  const [year = 0, month = 1, date = 1] = dayInAd(day)?.split('-').map(Number) ?? []
  return year === 0 ? undefined : new Date(year, month - 1, date)
}

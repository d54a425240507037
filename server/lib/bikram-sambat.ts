import { say, sayAt } from '#server/locales/say.ts'
import { dayInAd } from '#shared/calendar/bikram-sambat.ts'
import { LAST_OFFICIAL_YEAR } from '#shared/calendar/months.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { isAroundNowInBs } from '#shared/calendar/read-day.ts'

/**
 * Says what is wrong with a day (yyyy-MM-dd) that is far off, or was probably entered in Bikram Sambat, with the day in A.D. as
 * far as it is known.
 */
export function dayProblem(day: string, now: Date): string | undefined {
  const [year = 0] = day.split('-').map(Number)
  if (year < 1900 || year > 2200) return say`Enter a day of the years 1900 to 2200.`
  const thisYear = Number(todayInNepal(now).slice(0, 4))
  if (!isAroundNowInBs(year, thisYear)) return undefined
  const looks = say`${day} looks like Bikram Sambat.`
  const inAd = dayInAd(day)
  if (!inAd) return say`${looks} Enter the date in A.D.`
  return year > LAST_OFFICIAL_YEAR
    ? say`${looks} In A.D. it is about ${sayAt(inAd)}.`
    : say`${looks} In A.D. it is ${sayAt(inAd)}.`
}

/** Such problems of an input's fields. A moment is judged by its day in Nepal. */
export function dayProblems(
  days: Record<string, string | Date | null | undefined>,
  now: Date,
): { path: string; message: string }[] {
  return Object.entries(days).flatMap(([name, at]) => {
    const message = at && dayProblem(typeof at === 'string' ? at : todayInNepal(at), now)
    return message ? [{ path: `input.${name}`, message }] : []
  })
}

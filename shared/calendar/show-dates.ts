import { dayInBs } from './bikram-sambat.ts'
import { type DateWords, englishDates } from './date-words.ts'
import { LAST_OFFICIAL_YEAR } from './months.ts'
import { nepalClock } from './nepal-time.ts'

/** Which calendar comes first: by language, that of the date's language. */
export type FirstCalendar = 'BY_LANGUAGE' | 'AD' | 'BS'

// A process serves one institute, and a document shows one: its setting holds for all dates of it.
let first: FirstCalendar = 'BY_LANGUAGE'

export const firstCalendar = (): FirstCalendar => first

const isBsFirst = (language: DateWords) => (first === 'BY_LANGUAGE' ? language.first : first) === 'BS'

/** Puts a calendar first in all dates from now on, by the institute's settings. */
export function setFirstCalendar(calendar: FirstCalendar): void {
  first = calendar
}

// Of a build of the client for one language it never changes; the server writes English.
let words: DateWords = englishDates

export const currentDateWords = (): DateWords => words

/** Writes all dates from now on in a language. */
export function setDateWords(language: DateWords): void {
  words = language
}

/** A calendar day `yyyy-MM-dd` in A.D. as `Nov 21, 2026`. */
export function showDay(day: string, language = words): string {
  return said(day, 'ad', language)
}

/** The time of an instant in Nepal. */
export function showTime(instant: string, language = words): string {
  const clock = nepalClock(instant)
  return language.time(Number(clock.slice(11, 13)), clock.slice(14, 16))
}

/** A full hour of a day, as `6 AM`. */
export const showHour = (hour: number, language = words): string => language.hour(hour)

/** A day in A.D. (`yyyy-MM-dd`) as `5 Mangsir 2083`; undefined for a day that is not in the table. */
export function showBsDay(day: string, language = words): string | undefined {
  const bs = bsDay(day, language)
  return bs && [bs.shown, bs.note].filter(Boolean).join(', ')
}

function bsDay(day: string, language: DateWords): { shown: string; note?: string } | undefined {
  const inBs = dayInBs(day)
  if (inBs === undefined) return undefined
  const shown = said(inBs, 'bs', language)
  return Number(inBs.slice(0, 4)) > LAST_OFFICIAL_YEAR ? { shown, note: language.provisional } : { shown }
}

/** A day `yyyy-MM-dd` of a calendar. */
function said(day: string, calendar: 'ad' | 'bs', language: DateWords): string {
  const { date, month, year } = partsOf(day, calendar, language)
  return language[calendar].day(date, month, year)
}

function partsOf(
  day: string,
  calendar: 'ad' | 'bs',
  language: DateWords,
): { date: number; month: string; year: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { date, month: language[calendar].months[month - 1] ?? '', year }
}

const dayOf = (at: string) => (at.length === 10 ? at : nepalClock(at).slice(0, 10))

/** A day (`yyyy-MM-dd`) or an instant in the calendar that comes first, and in the other as far as it is known. */
export function dateParts(
  at: string,
  withTime = false,
  language = words,
): { date: string; beside: string | undefined } {
  const day = dayOf(at)
  const time = withTime ? `, ${showTime(at, language)}` : ''
  const bs = isBsFirst(language) ? bsDay(day, language) : undefined
  if (!bs) return { date: showDay(day, language) + time, beside: showBsDay(day, language) }
  return { date: bs.shown + time, beside: [bs.note, showDay(day, language)].filter(Boolean).join('; ') }
}

/** A day (`yyyy-MM-dd`) or the day of an instant in the calendar that comes first. */
export function dayParts(at: string): { month: string; date: string; year: string } {
  const { date, month, year } = firstParts(at)
  return { month, date: String(date), year: String(year) }
}

/** The month of a day (`yyyy-MM-dd`) or of an instant, with its year, in the calendar that comes first. */
export function monthOf(at: string): string {
  const { calendar, month, year } = firstParts(at)
  return words[calendar].inYear(month, year)
}

/** The same day without its year. */
export function dayInYear(at: string): string {
  const { calendar, date, month } = firstParts(at)
  return words[calendar].withoutYear(date, month)
}

function firstParts(at: string) {
  const day = dayOf(at)
  const bs = isBsFirst(words) ? dayInBs(day) : undefined
  const calendar: 'ad' | 'bs' = bs === undefined ? 'ad' : 'bs'
  return { calendar, ...partsOf(bs ?? day, calendar, words) }
}

/** A day (`yyyy-MM-dd`) or the day of an instant in both calendars: `Nov 21, 2026 (5 Mangsir 2083)`. */
export function sayDate(at: string, withTime = false, language = words): string {
  const { date, beside } = dateParts(at, withTime, language)
  return beside === undefined ? date : `${date} (${beside})`
}

/** An instant in both calendars, with its time in Nepal. */
export function sayInstant(instant: string, language = words): string {
  return sayDate(instant, true, language)
}

const DAY_MS = 24 * 60 * 60_000

/** An instant near another as people say it: "Today, 6:50 PM", else with its date in both calendars. */
export function sayMoment(instant: string, now: string): string {
  const name = [words.yesterday, words.today, words.tomorrow].find(
    (_, index) =>
      nepalClock(Date.parse(now) + (index - 1) * DAY_MS).slice(0, 10) === nepalClock(instant).slice(0, 10),
  )
  return name === undefined ? sayInstant(instant) : `${name}, ${showTime(instant)}`
}

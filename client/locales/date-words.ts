import { nepaliDates } from '#shared/calendar/nepali-date-words.ts'
import { setDateWords } from '#shared/calendar/show-dates.ts'
import { locale } from './locale.ts'

/** Writes dates in the language of this build; before anything is rendered. */
export function setLocalDates(): void {
  if (locale === 'ne') setDateWords(nepaliDates)
}

import type { Locale } from '#shared/locales.ts'
import { type DateWords, englishDates } from './date-words.ts'

// In a file of their own: English pages do not load them.

const partsOfDay = [
  [4, 'राति'],
  [12, 'बिहान'],
  [16, 'दिउँसो'],
  [20, 'बेलुका'],
  [24, 'राति'],
] as const

const partOfDay = (hour: number) => (partsOfDay.find(([until]) => hour < until) ?? partsOfDay[0])[1]

export const nepaliDates: DateWords = {
  first: 'BS',
  ad: {
    months: [
      ...['जनवरी', 'फेब्रुअरी', 'मार्च', 'अप्रिल', 'मे', 'जुन'],
      ...['जुलाई', 'अगस्ट', 'सेप्टेम्बर', 'अक्टोबर', 'नोभेम्बर', 'डिसेम्बर'],
    ],
    day: (date, month, year) => `${year} ${month} ${date}`,
    withoutYear: (date, month) => `${month} ${date}`,
    inYear: (month, year) => `${year} ${month}`,
  },
  bs: {
    months: [
      ...['वैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज'],
      ...['कात्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत'],
    ],
    day: (date, month, year) => `${year} ${month} ${date}`,
    withoutYear: (date, month) => `${month} ${date}`,
    inYear: (month, year) => `${year} ${month}`,
  },
  time: (hour, minute) => `${partOfDay(hour)} ${hour % 12 || 12}:${minute} बजे`,
  hour: (hour) => (hour === 12 ? 'मध्याह्न 12' : `${partOfDay(hour)} ${hour % 12 || 12}`),
  provisional: 'अनुमानित',
  yesterday: 'हिजो',
  today: 'आज',
  tomorrow: 'भोलि',
}

export const dateWords: Readonly<Record<Locale, DateWords>> = { en: englishDates, ne: nepaliDates }

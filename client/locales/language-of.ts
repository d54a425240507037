import type { Locale } from '#shared/locales.ts'
import { locale } from './locale.ts'

/** The language that the letters of a text give away, where it is not that of the page. */
export function languageOf(text: string): Locale | undefined {
  const language = /[\u0900-\u097f]/.test(text) ? 'ne' : /[a-z]{2}/i.test(text) ? 'en' : undefined
  return language === locale ? undefined : language
}

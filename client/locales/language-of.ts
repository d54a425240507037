import { type Locale, languageOfText } from '#shared/locales.ts'
import { locale } from './locale.ts'

/** The language that the letters of a text give away, where it is not that of the page. */
export function languageOf(text: string): Locale | undefined {
  const language = languageOfText(text)
  return language === locale ? undefined : language
}

/** The languages of the website, by their codes in addresses and in `lang`. */
export const locales = ['en', 'ne'] as const

export type Locale = (typeof locales)[number]

/** The language that the letters of a text give away; undefined for figures such as 50+. */
export function languageOfText(text: string): Locale | undefined {
  if (/[\u0900-\u097f]/.test(text)) return 'ne'
  return /[a-z]{2}/i.test(text) ? 'en' : undefined
}

/** The path of a page in a language: English pages stand at the root, those in Nepali below `/ne`. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === 'en') return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The language of a page's path. */
export function localeOf(path: string): Locale {
  return /^\/ne(?:[/?#]|$)/.test(path) ? 'ne' : 'en'
}

/** The path of a page without its language. */
export function withoutLocale(path: string): string {
  if (localeOf(path) === 'en') return path
  const rest = path.slice('/ne'.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

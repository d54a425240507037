import { type Locale, pathIn } from '#shared/locales.ts'

/** Set by the build, which makes the client once in each language. */
declare const __LOCALE__: Locale

/** The language of this build of the client; of the sources as they are, English. */
export const locale: Locale = typeof __LOCALE__ === 'undefined' ? 'en' : __LOCALE__

/** The path of a page that is there in every language, in this one. */
export const localPath = (path: string): string => pathIn(locale, path)

/** The address of a file that is made in every language, in this one. */
export const localFile = (path: string): string =>
  locale === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`

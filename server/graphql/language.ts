import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, localeOf } from '#shared/locales.ts'
import { isGraphql } from './endpoint.ts'

/** Names the language of an operation: `ne`; without it English. */
const LANGUAGE_HEADER = 'x-language'

/** The language of the page that a request is for or comes from: operations name it in a header, pages have it in their path. */
export function languageOf({
  url,
  headers,
}: {
  url?: string | undefined
  headers: IncomingHttpHeaders
}): Locale {
  if (url === undefined || isGraphql(url)) return headers[LANGUAGE_HEADER] === 'ne' ? 'ne' : 'en'
  return localeOf(url)
}

/** The language of a file that is made in each: its address has it, `lang=ne`. */
export function fileLanguageOf({ url }: { url: string }): Locale {
  return new URLSearchParams(url.split('?')[1]).get('lang') === 'ne' ? 'ne' : 'en'
}

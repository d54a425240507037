import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, localeOf } from '#shared/locales.ts'
import { isGraphql } from './endpoint.ts'

/** Names the language of an operation: `ne`; without it English. */
export const LANGUAGE_HEADER = 'x-language'

/**
 * The language of the page that a request is for or comes from. Pages have it in their path, operations in their address, so
 * that caches keep them apart, or in a header.
 */
export function languageOf({
  url,
  headers,
}: {
  url?: string | undefined
  headers: IncomingHttpHeaders
}): Locale {
  if (url !== undefined && !isGraphql(url)) return localeOf(url)
  return headers[LANGUAGE_HEADER] === 'ne' ? 'ne' : fileLanguageOf({ url: url ?? '' })
}

/** The language that an address names by `lang=ne`, such as that of a file that is made in each. */
export function fileLanguageOf({ url }: { url: string }): Locale {
  return new URLSearchParams(url.split('?')[1]).get('lang') === 'ne' ? 'ne' : 'en'
}

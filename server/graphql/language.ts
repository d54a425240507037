import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, localeOf } from '#shared/locales.ts'

/** Names the language of content in a response of the API: `ne`; without it English. */
const LANGUAGE_HEADER = 'x-language'

/** The language in which a request wants the content: an operation by its header, a page or its social card by its address. */
export function languageOf({
  url,
  headers,
}: {
  url?: string | undefined
  headers: IncomingHttpHeaders
}): Locale {
  if (url === undefined || url.startsWith('/graphql')) return headers[LANGUAGE_HEADER] === 'ne' ? 'ne' : 'en'
  return localeOf(url.replace(/^\/cards(\/.*)\.png$/, '$1'))
}

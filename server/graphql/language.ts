import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, localeOf } from '#shared/locales.ts'

/** Names the language of an operation: `ne`; without it English. */
const LANGUAGE_HEADER = 'x-language'
/** Files that are made in every language have it in their address: `lang=ne`. Pages have no extension. */
const FILE = /\.\w+$/

/**
 * The language of the page that a request is for or comes from: of content, mails and documents. Operations name it in a
 * header, files in a parameter; pages and their social cards have it in their path.
 */
export function languageOf({
  url,
  headers,
}: {
  url?: string | undefined
  headers: IncomingHttpHeaders
}): Locale {
  if (url === undefined || url.startsWith('/graphql')) return headers[LANGUAGE_HEADER] === 'ne' ? 'ne' : 'en'
  const [path = '', search] = url.split('?')
  if (FILE.test(path) && new URLSearchParams(search).get('lang') === 'ne') return 'ne'
  return localeOf(path.replace(/^\/cards(\/.*)\.png$/, '$1'))
}

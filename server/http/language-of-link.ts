import type { FastifyRequest } from 'fastify'
import { type Locale, localeOf } from '#shared/locales.ts'

/** The language of the page that links to a file; English when the browser does not tell. */
export function languageOfLink({ headers: { referer = '' } }: FastifyRequest): Locale {
  return URL.canParse(referer) ? localeOf(new URL(referer).pathname) : 'en'
}

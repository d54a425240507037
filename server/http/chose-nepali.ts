import type { FastifyRequest } from 'fastify'
import { type Locale, localeOf } from '#shared/locales.ts'

const hasChosenNepali = ({ headers }: FastifyRequest) =>
  /(?:^|; ?)language=ne(?:;|$)/.test(headers.cookie ?? '')

/** The language for an answer at an address that has none, such as that of a file. */
export const readersLanguage = (request: FastifyRequest): Locale =>
  hasChosenNepali(request) ? 'ne' : localeOf(request.url)

/** Whether somebody who chose Nepali earlier asks for an English page and comes from elsewhere. */
export function choseNepali(request: FastifyRequest): boolean {
  const { method, headers, url } = request
  return (
    method === 'GET' &&
    hasChosenNepali(request) &&
    localeOf(url) === 'en' &&
    /^(?:none|cross-site)$/.test(String(headers['sec-fetch-site'] ?? '')) &&
    headers['sec-fetch-mode'] === 'navigate'
  )
}

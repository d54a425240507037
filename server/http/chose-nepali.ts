import type { FastifyRequest } from 'fastify'
import { localeOf } from '#shared/locales.ts'

/** Whether somebody who chose Nepali earlier asks for an English page and comes from elsewhere. */
export function choseNepali({ method, headers, url }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    /(?:^|; ?)language=ne(?:;|$)/.test(headers.cookie ?? '') &&
    localeOf(url) === 'en' &&
    /^(?:none|cross-site)$/.test(String(headers['sec-fetch-site'] ?? '')) &&
    headers['sec-fetch-mode'] === 'navigate'
  )
}

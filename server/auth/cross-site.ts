import type { FastifyRequest } from 'fastify'

type Headers = Pick<FastifyRequest, 'headers' | 'host'>

/**
 * Whether a page of another site made the browser send this request. Browsers send `Sec-Fetch-Site`, or in older
 * versions `Origin`; other programs send neither, and no cookies either.
 */
export function isCrossSite({ headers, host }: Headers, publicUrl: () => string): boolean {
  const site = headers['sec-fetch-site']
  // "same-site" includes other hosts of the domain, which are not ours.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const from = new URL(origin).host
  return from !== host && from !== new URL(publicUrl()).host
}

import type { FastifyRequest } from 'fastify'

type Headers = Pick<FastifyRequest, 'headers' | 'host'>

/**
 * Whether a page of another site made the browser send this request. Browsers say so themselves (`Sec-Fetch-Site`, or
 * an `Origin` in older ones); programs that are no browsers send neither, and carry no one's cookies by accident.
 */
export function isCrossSite({ headers, host }: Headers, publicUrl: () => string): boolean {
  const site = headers['sec-fetch-site']
  // Pages of sibling hosts ("same-site") are not ours, either.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const from = new URL(origin).host
  return from !== host && from !== new URL(publicUrl()).host
}

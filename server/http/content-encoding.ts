import type { IncomingHttpHeaders } from 'node:http'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'

/** As @fastify/compress has it. */
const GZIP_ALIAS = /\*|x-gzip/g

const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip'],
  // Clients send the same few values.
  cache: new LRUCache({ max: 100 }),
})

/** The encoding that @fastify/compress would choose; undefined for none. */
export function encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = headers['accept-encoding']
  if (accepted === undefined || headers['x-no-compression'] !== undefined) return undefined
  return negotiator.negotiate(accepted.toLowerCase().replace(GZIP_ALIAS, 'gzip')) ?? undefined
}

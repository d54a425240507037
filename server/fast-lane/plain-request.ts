import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { claimsSession } from '#server/access/cookies.ts'

const JSON_TYPES = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
])

/** Whether a request is plainly one that the app would let in: from nobody in particular, sent by our own pages or by a program. */
export function isPlain(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { writableLength }: Socket,
  { knowsProtocol }: { knowsProtocol: boolean },
): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    JSON_TYPES.has(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    !claimsSession({ headers }) &&
    isOwnOrProgram(headers) &&
    (knowsProtocol || headers['x-forwarded-proto'] === undefined) &&
    // Whoever does not fetch the answers to earlier requests is for the app to watch.
    writableLength === 0
  )
}

/** Browsers that do not say this are for the app to tell apart by their origin; see cross-site.ts. */
function isOwnOrProgram(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === undefined : site === 'same-origin' || site === 'none'
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { REHEARSAL_HEADER } from '#server/domains/results/release/rehearsal.ts'
import { hasSeveralHosts } from '#server/http/request-target.ts'

const JSON_TYPES = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
])

/**
 * Whether a request is in the usual form, so that the app would accept it: sent by our own pages or by a program that
 * is no browser.
 */
export function isPlain(request: IncomingMessage): boolean {
  const { method, url, headers, socket } = request
  return (
    method === 'POST' &&
    url === '/graphql' &&
    JSON_TYPES.has(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers[REHEARSAL_HEADER] === undefined &&
    isOwnOrProgram(headers) &&
    !hasSeveralHosts(request) &&
    // A client that does not read earlier responses is handled by the app, which watches it.
    socket.writableLength === 0
  )
}

/** For browsers without Sec-Fetch-Site the app checks the origin; see cross-site.ts. */
function isOwnOrProgram(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === undefined : site === 'same-origin' || site === 'none'
}

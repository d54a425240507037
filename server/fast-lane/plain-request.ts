import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { claimsSession, SESSION_COOKIE } from '#server/access/cookies.ts'

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8']

/** Whether a request is plainly one that the app would let in: from nobody in particular, sent by our own pages or by a program. */
export function isPlain(
  { method, url, headers, socket }: IncomingMessage,
  { knowsProtocol }: { knowsProtocol: boolean },
): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    JSON_TYPES.includes(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    !claimsSession({ headers }) &&
    isOwnOrProgram(headers) &&
    (knowsProtocol || headers['x-forwarded-proto'] === undefined) &&
    // Whoever does not fetch the answers to earlier requests is for the app to watch.
    socket.writableLength === 0
  )
}

/** Browsers that do not say this are for the app to tell apart by their origin; see cross-site.ts. */
function isOwnOrProgram(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === undefined : site === 'same-origin' || site === 'none'
}

/** Head and body together, in bytes: more than our pages and programs ask with is for Node's parser. */
const LONGEST = 4_096
/** Not in other letters: Node's parser takes none. */
const FIRST_LINE = 'POST /graphql HTTP/1.1\r\n'
/** Node takes no request without. It is hardly ever far from the beginning. */
const SOMEWHERE_A_HOST = '(?=(?:[^\\r]+\\r\\n)*?host: )'
/** Lines about whose sender or framing there is more to know. */
const SPECIAL = [
  'authorization:',
  `cookie:[^\\r]*${SESSION_COOKIE.source}`,
  '(?:proxy-)?connection: (?!keep-alive\\r)',
  'content-encoding:',
  'content-length:',
  `content-type: (?!(?:${JSON_TYPES.join('|')})\\r)`,
  'expect:',
  'transfer-encoding:',
  'upgrade:',
]

/**
 * The same of bytes as they came: whether they are one request that the app would not look at when there is no room, from
 * its first byte to its last, without anything in it that could be read in another way. There may be more that are.
 *
 * @returns how many of them are the body's; undefined if they are anything else.
 */
export function wholeAndPlain({
  knowsProtocol,
}: {
  knowsProtocol: boolean
}): (bytes: Buffer) => number | undefined {
  const special = knowsProtocol ? SPECIAL : [...SPECIAL, 'x-forwarded-proto:']
  const lines = `(?:(?!${special.join('|')})[\\w-]+: [ -~]*\\r\\n)*`
  const rest = new RegExp(`${SOMEWHERE_A_HOST}${lines}content-length: (\\d{1,4})\\r\\n${lines}\\r\\n`, 'iy')
  return (bytes) => {
    if (bytes.length > LONGEST) return undefined
    const text = bytes.toString('latin1')
    if (!text.startsWith(FIRST_LINE)) return undefined
    rest.lastIndex = FIRST_LINE.length
    const length = Number(rest.exec(text)?.[1])
    return rest.lastIndex + length === bytes.length ? length : undefined
  }
}

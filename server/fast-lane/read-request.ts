/** Headers that say something about a request's sender, its framing or its answer. */
const HEADERS = {
  accept: undefined,
  'accept-encoding': undefined,
  authorization: undefined,
  connection: undefined,
  'content-encoding': undefined,
  'content-length': undefined,
  'content-type': undefined,
  cookie: undefined,
  expect: undefined,
  host: undefined,
  origin: undefined,
  'proxy-connection': undefined,
  'sec-fetch-site': undefined,
  'transfer-encoding': undefined,
  upgrade: undefined,
  'x-forwarded-proto': undefined,
  'x-no-compression': undefined,
}

type Name = keyof typeof HEADERS
type Headers = Record<Name, string | undefined>

const names = new Map(Object.keys(HEADERS).map((name) => [name, name as Name]))

/** A question as it came over the line. */
export interface WrittenRequest {
  method: string
  url: string
  /** Of those that say something; as Node would have them. */
  headers: Headers
  /** A character for each byte. */
  body: string
}

/** Head and body together, in bytes: more than our pages and programs ask with is for Node's parser. */
const LONGEST = 4_096
const METHOD = 'POST'
const URL = '/graphql'
/** Not in other letters: Node's parser takes none. */
const FIRST_LINE = `${METHOD} ${URL} HTTP/1.1\r\n`
/** The other lines of a head, each with a value, up to the empty one. */
const HEAD = /(?:[\w-]+: [!-~][ -~]*\r\n)+\r\n/y

/**
 * Reads bytes that are one request to the API from its first byte to its last, with nothing in it that could be read in
 * another way, and a connection to be kept. There may be more that are: those are for Node's parser.
 *
 * @returns undefined for anything else.
 */
export function readRequest(bytes: Buffer): WrittenRequest | undefined {
  if (bytes.length > LONGEST) return undefined
  const text = bytes.toString('latin1')
  HEAD.lastIndex = FIRST_LINE.length
  if (!text.startsWith(FIRST_LINE) || !HEAD.test(text)) return undefined
  const body = text.slice(HEAD.lastIndex)
  const headers = readHeaders(text, HEAD.lastIndex)
  return headers && isFramed(headers, body) ? { method: METHOD, url: URL, headers, body } : undefined
}

/** @returns undefined if one is there twice, or ends in spaces: Node has its ways with those. */
function readHeaders(text: string, end: number): Headers | undefined {
  // Always with the same properties, whatever somebody sends: each new one would be another hidden class.
  const headers: Headers = { ...HEADERS }
  for (let start = FIRST_LINE.length; start < end - 2; ) {
    const colon = text.indexOf(':', start)
    const lineEnd = text.indexOf('\r', colon)
    const name = names.get(text.slice(start, colon).toLowerCase())
    if (name) {
      const value = text.slice(colon + 2, lineEnd)
      if (headers[name] !== undefined || value.endsWith(' ')) return undefined
      headers[name] = value
    }
    start = lineEnd + 2
  }
  return headers
}

function isFramed(headers: Headers, body: string): boolean {
  return (
    headers['content-length'] === `${body.length}` &&
    headers.host !== undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined &&
    isKept(headers.connection) &&
    isKept(headers['proxy-connection'])
  )
}

const isKept = (connection: string | undefined) =>
  connection === undefined || connection.toLowerCase() === 'keep-alive'

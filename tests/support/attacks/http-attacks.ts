import fc from '#tests/support/project/fuzz.ts'
import { json, operation } from './graphql-operations.ts'
import { multipartRequest } from './multipart-bodies.ts'

/** What goes over one connection. */
export interface Attack {
  /** Pieces as they are written, one after the other. */
  pieces: string[]
  /** How it ends: the client waits for an answer, ends its side, or resets the connection. */
  ending: 'wait' | 'end' | 'reset'
}

/** Where the session's cookie is to be put in. */
export const SESSION = '{session}'

const request = (line: string, headers: readonly string[], body = '') =>
  `${[`${line} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`

const cookie = fc.constantFrom(
  '',
  SESSION,
  SESSION,
  'pravesh_access=x',
  'pravesh_access=a.b.c; pravesh_refresh=x',
)
const posted = fc
  .record({
    json,
    cookie,
    type: fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', ''),
  })
  .map(({ json, cookie, type }) =>
    request(
      'POST /graphql',
      [`content-type: ${type}`, `cookie: ${cookie}`, `content-length: ${Buffer.byteLength(json)}`],
      json,
    ),
  )
const asked = operation.map(({ document, variables, extensions }) =>
  request(`GET /graphql?${new URLSearchParams({ query: document, variables, extensions })}`, [
    'apollo-require-preflight: 1',
  ]),
)
const uploaded = fc
  .record({ sent: multipartRequest, cookie, missing: fc.constantFrom(0, 0, 0, 1, 5000) })
  .map(({ sent, cookie, missing }) =>
    request(
      'POST /graphql',
      [
        `content-type: ${sent.type}`,
        'apollo-require-preflight: 1',
        `cookie: ${cookie}`,
        `content-length: ${sent.body.length + missing}`,
      ],
      sent.body.toString('latin1'),
    ),
  )

const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/results',
    '/results?exam=CEE-MODEL-08&candidate=081001',
    '/healthz',
    '/missing',
    '/assets/none.js',
    '/graphql',
    '/sign-in',
    '*',
    'http://other/',
    '//',
    '/%',
    '/%00',
    '/\\..',
    '/notice/x',
    '/cards/home.png',
    '/files/x?signature=y',
  ),
  fc.webPath().map((text) => text || '/'),
  fc.string({ maxLength: 20 }).map((text) => `/${encodeURIComponent(text)}`),
)
const framing = fc.oneof(
  fc.constantFrom(
    'content-length: 5',
    'content-length: -1',
    'content-length: 5, 5',
    'content-length: 99999999999999999999',
    'transfer-encoding: chunked',
    'transfer-encoding: chunked, identity',
    'transfer-encoding: x',
    'expect: 100-continue',
    'expect: x',
    'upgrade: websocket',
    'connection: upgrade',
    'connection: close',
    'content-encoding: gzip',
    'content-type: application/json',
    'content-type: multipart/form-data; boundary=b',
    'content-type: application/x-www-form-urlencoded',
    'accept-encoding: gzip;q=x, br',
    'range: bytes=0-0,-1,5-2',
    'if-none-match: "\u00ff"',
    'if-modified-since: x',
    'x-forwarded-for: 1, , x',
    'authorization: Bearer \u00ff',
    'cookie: =; ; pravesh_access',
    `x-long: ${'x'.repeat(20_000)}`,
    ' folded: x',
    'no colon',
    'nul: \u0000',
    'accept: text/html',
    `cookie: ${SESSION}`,
  ),
  fc.string({ maxLength: 20 }).map((text) => `x: ${text}`),
)
const chunks = fc.constantFrom(
  '',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'fffffffffffffffff\r\n',
  '5\r\nhel',
  '0\r\nx: y\r\n\r\n',
  '{"query":"{__typename}"}',
  '\u0000\u00ff',
)
const framed = fc
  .record({
    method: fc.constantFrom(
      'GET',
      'GET',
      'POST',
      'HEAD',
      'OPTIONS',
      'PUT',
      'DELETE',
      'TRACE',
      'CONNECT',
      'get',
      'M-SEARCH',
      'X',
    ),
    path,
    version: fc.constantFrom(
      'HTTP/1.1',
      'HTTP/1.1',
      'HTTP/1.1',
      'HTTP/1.0',
      'HTTP/2.0',
      'HTTP/1.1\r\nhost: second',
      '',
    ),
    lines: fc.array(framing, { maxLength: 5 }),
    ends: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
    body: chunks,
  })
  .map(
    ({ method, path, version, lines, ends, body }) =>
      `${[`${method} ${path} ${version}`, 'host: localhost', ...lines].join(ends)}${ends}${ends}${body}`,
  )

/** Requests over one connection, well-formed or not, in pieces that are cut at any byte. */
export const attack: fc.Arbitrary<Attack> = fc
  .record({
    requests: fc.array(fc.oneof(uploaded, posted, asked, framed), { minLength: 1, maxLength: 3 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    ending: fc.constantFrom<Attack['ending']>('wait', 'wait', 'end', 'reset'),
  })
  .map(({ requests, cuts, ending }) => {
    const text = requests.join('')
    const places = [
      0,
      ...cuts.map((share) => Math.floor(share * text.length)).sort((a, b) => a - b),
      text.length,
    ]
    return { pieces: places.slice(1).map((end, index) => text.slice(places[index], end)), ending }
  })

import fc from '#tests/support/project/fuzz.ts'
import { multipartRequest } from './multipart-bodies.ts'

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'length', 'valueOf']
const name = fc.oneof(
  fc.constantFrom(...inherited, 'id', 'examId', 'candidateId', 'first'),
  fc.stringMatching(/^[a-z]{1,5}$/),
)
const literal = fc.oneof(
  fc.constantFrom(
    'null',
    '1',
    '-1',
    '1e400',
    'true',
    '"x"',
    '""',
    '[]',
    '{}',
    '[[[1]]]',
    'ENUM',
    '$a',
    '$toString',
    '"\\u0000"',
  ),
  name.map((key) => `{ ${key}: "x" }`),
)
const field = fc.oneof(
  fc.constantFrom(
    '__typename',
    'exams { id title }',
    'site { name }',
    'viewer { role }',
    'notices { nodes { id attachments { url } } }',
    'notices(first: 1000000) { nodes { id } }',
    'studentUploads { id }',
    '__schema { types { name } }',
    'nothing',
    '...F',
  ),
  fc.tuple(name, literal).map(([key, value]) => `notices(${key}: ${value}) { nodes { id } }`),
  literal.map((value) => `notice(id: ${value}) { title }`),
  fc.tuple(name, literal).map(([alias, value]) => `${alias}: site @include(if: ${value}) { name }`),
  fc
    .tuple(literal, literal)
    .map(([exam, id]) => `examResult(examId: ${exam}, candidateId: ${id}) { __typename }`),
)
const document = fc.oneof(
  fc
    .record({
      kind: fc.constantFrom(
        '',
        'query',
        'query A',
        'mutation',
        'subscription',
        'query ($a: String)',
        'query ($toString: ID!)',
        'query ($__proto__: [ID!])',
      ),
      fields: fc.array(field, { minLength: 1, maxLength: 12 }),
      end: fc.constantFrom(
        '',
        '',
        '',
        ' fragment F on Query { __typename }',
        ' fragment F on Query { ...F }',
        ' query B { __typename }',
        ' {',
      ),
    })
    .map(({ kind, fields, end }) => `${kind} { ${fields.join(' ')} }${end}`),
  fc.integer({ min: 1, max: 3000 }).map((depth) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`),
  fc.string({ maxLength: 40 }),
)
const variables = fc.oneof(
  fc.constantFrom(
    'null',
    '{}',
    '[]',
    '"x"',
    '{"a":null}',
    '{"toString":"x"}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"a":1e999}',
  ),
  fc.dictionary(name, fc.jsonValue({ maxDepth: 3 })).map((value) => JSON.stringify(value)),
  fc.integer({ min: 1, max: 5000 }).map((depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`),
)
const extensions = fc.constantFrom(
  'null',
  '{}',
  '[]',
  '{"persistedQuery":null}',
  '{"persistedQuery":{"version":1,"sha256Hash":"x"}}',
  '{"persistedQuery":{"version":2,"sha256Hash":1}}',
  '{"persistedQuery":{"version":1,"sha256Hash":"__proto__"}}',
)
/** Documents, variables and extensions as JSON text, most of them wrong. */
const operation = fc.record({ document, variables, extensions, extended: fc.boolean() })
/** The body of a POST with such an operation. */
const json = operation.map(
  ({ document, variables, extensions, extended }) =>
    `{"query":${JSON.stringify(document)},"variables":${variables}${extended ? `,"extensions":${extensions}` : ''}}`,
)

/** Bytes of one connection. */
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

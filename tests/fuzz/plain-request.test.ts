import { createServer, type IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { claimsSession } from '#server/access/cookies.ts'
import { wholeAndPlain } from '#server/fast-lane/plain-request.ts'
import fc from '#tests/support/fuzz.ts'

/** What Node's own parser makes of bytes and of a request behind them: requests, and what it answers. */
async function parsed(bytes: Buffer): Promise<{ requests: IncomingMessage[]; answers: string }> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    request.resume().once('end', () => response.end('.'))
  })
  let answers = ''
  const socket = new Duplex({
    read() {},
    write(chunk, _encoding, done) {
      answers += chunk
      done()
    },
  })
  server.emit('connection', socket)
  socket.push(bytes)
  // What is left of the bytes would be the beginning of this.
  socket.push('GET /next HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  // It ends what it has answered, and destroys what it refuses.
  await new Promise((done) => socket.once('finish', done).once('close', done))
  return { requests, answers }
}

/** One of the good, so that enough is taken, or once in so many times one of the odd. */
const mostly = <T>(good: readonly T[], odd: readonly T[], times = 20) =>
  fc.oneof(
    { weight: times - 1, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )

const line = fc.oneof(
  {
    weight: 4,
    arbitrary: mostly(
      [
        'content-type: application/json',
        'Content-Type: application/json; charset=utf-8',
        'cookie: theme=dark',
        'connection: keep-alive',
        'proxy-connection: keep-alive',
        'x-forwarded-for: 10.0.0.1, 10.0.0.2',
        'x-empty: ',
      ],
      [
        'content-type:  text/plain',
        'content-length: 4',
        'Content-Length:4',
        'content-length: +4',
        'content-length: 04',
        'transfer-encoding: chunked',
        'TRANSFER-ENCODING: gzip, chunked',
        'Transfer-Encoding : chunked',
        'cookie: pravesh_access=x',
        'authorization: Bearer x',
        'connection: close',
        'Connection: close, keep-alive',
        'connection: upgrade',
        'proxy-connection: close',
        'Proxy-Connection: Close',
        'upgrade: websocket',
        'expect: 100-continue',
        'expect: anything',
        ' folded: line',
        'no-colon',
        '',
      ],
      4,
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map((text) => `x-any: ${text}`) },
)
const bytes = fc
  .record({
    first: mostly(
      ['POST /graphql HTTP/1.1'],
      [
        'POST /graphql HTTP/1.0',
        'POST  /graphql HTTP/1.1',
        'GET /graphql HTTP/1.1',
        'post /graphql HTTP/1.1',
        'POST /graphql http/1.1',
        'POST /GraphQL HTTP/1.1',
        '\r\nPOST /graphql HTTP/1.1',
      ],
      6,
    ),
    host: mostly(['host: x', 'Host: x'], ['x-host: x', 'x-any: host: x']),
    lines: fc.array(line, { maxLength: 4 }),
    ends: mostly(['\r\n'], ['\n']),
    length: mostly(['content-length: 4', 'Content-Length: 4'], ['content-length: 5']),
    body: mostly(['{  }', '\r\n{}'], ['{ }', '{  }\r\n', '{  }GET / HTTP/1.1\r\n']),
  })
  .map(({ first, host, lines, ends, length, body }) =>
    Buffer.from([first, host, ...lines, length, '', body].join(ends), 'latin1'),
  )

test('bytes that are taken for one plain request are just that to a parser, too', async () => {
  const bodyLength = wholeAndPlain({ knowsProtocol: true })
  let drawn = 0
  let taken = 0
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      drawn++
      const length = bodyLength(sent)
      if (length === undefined) return
      taken++
      const { requests, answers } = await parsed(sent)
      expect(
        requests.map(({ method, url }) => `${method} ${url}`),
        answers,
      ).toEqual(['POST /graphql', 'GET /next'])
      const [request] = requests as [IncomingMessage]
      expect(request.headers['content-length']).toBe(`${length}`)
      expect(claimsSession(request)).toBe(false)
    }),
  )
  expect(taken / drawn).toBeGreaterThan(0.3)
})

const plain = (more = '') =>
  Buffer.from(`POST /graphql HTTP/1.1\r\nhost: x\r\n${more}content-length: 2\r\n\r\n{}`)

test.each([
  'authorization: Bearer x',
  'cookie: a=b; pravesh_access=x',
  'Connection: close',
  'Proxy-Connection: close',
  'content-encoding: gzip',
  'content-length: 2',
  'content-type: multipart/form-data; boundary=x',
  'expect: anything',
  'transfer-encoding: chunked',
  'upgrade: websocket',
])('there is more to know about whoever sends this line: %s', (line) => {
  const bodyLength = wholeAndPlain({ knowsProtocol: true })
  expect(bodyLength(plain())).toBe(2)
  expect(bodyLength(plain(`${line}\r\n`))).toBeUndefined()
})

test('what only a proxy knows is for the app, where a proxy is to be believed', () => {
  const sent = plain('X-Forwarded-Proto: https\r\n')
  expect(wholeAndPlain({ knowsProtocol: false })(plain())).toBe(2)
  expect(wholeAndPlain({ knowsProtocol: false })(sent)).toBeUndefined()
  expect(wholeAndPlain({ knowsProtocol: true })(sent)).toBe(2)
})

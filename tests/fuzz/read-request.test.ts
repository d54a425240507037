import { createServer, type IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { readRequest } from '#server/fast-lane/read-request.ts'
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
        'accept: application/json',
        'Accept-Encoding: gzip, br',
        'sec-fetch-site: same-origin',
        'authorization: Bearer x',
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
        'accept: a ',
        'accept:b',
        'Accept:  c',
        'accept-encoding: \t',
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

test('bytes that are read as one request are just that to a parser, too', async () => {
  let drawn = 0
  let taken = 0
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      drawn++
      const read = readRequest(sent)
      if (!read) return
      taken++
      const { requests, answers } = await parsed(sent)
      expect(
        requests.map(({ method, url }) => `${method} ${url}`),
        answers,
      ).toEqual([`${read.method} ${read.url}`, 'GET /next'])
      const [request] = requests as [IncomingMessage]
      for (const [name, value] of Object.entries(read.headers)) expect(request.headers[name]).toBe(value)
      expect(read.headers['content-length']).toBe(`${read.body.length}`)
    }),
  )
  expect(taken / drawn).toBeGreaterThan(0.3)
})

const plain = (more = '') =>
  Buffer.from(`POST /graphql HTTP/1.1\r\nhost: x\r\n${more}content-length: 2\r\n\r\n{}`)

test.each([
  'Connection: close',
  'Proxy-Connection: close',
  'content-length: 2',
  'expect: anything',
  'transfer-encoding: chunked',
  'upgrade: websocket',
  'accept: */*\r\naccept: */*',
])('there is more to know about whoever sends this line: %s', (line) => {
  expect(readRequest(plain())?.body).toBe('{}')
  expect(readRequest(plain(`${line}\r\n`))).toBeUndefined()
})

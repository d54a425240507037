import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptUploads } from '#server/api/multipart-uploads.ts'
import type { Viewer } from '#server/auth/viewer.ts'

const admin: Viewer = {
  kind: 'ADMIN',
  user: { id: '1', email: 'admin@test.example', name: null, isDemo: false, role: 'ADMIN' },
  session: { id: '1', expiresAt: new Date() },
}

type Body = { variables: { file: { promise: Promise<{ createReadStream(): Readable }> } } }

let app: FastifyInstance
/** State of the awaited files. */
let outcomes: string[]
/** The body has stood still for as long as it may. */
let pass: (() => void) | undefined

/** A server whose resolver reads its file and then takes longer to answer than a body may stand still. */
beforeEach(async () => {
  vi.spyOn(IncomingMessage.prototype, 'setTimeout').mockImplementation(function (
    this: IncomingMessage,
    _ms,
    onTimeout,
  ) {
    pass = onTimeout
    return this
  })
  outcomes = []
  app = Fastify()
  acceptUploads(app, { viewerOf: async () => admin, mayEdit: async () => true })
  app.post<{ Body: Body }>('/graphql', async ({ body, raw }) => {
    outcomes.push('awaited')
    try {
      const file = await body.variables.file.promise
      file.createReadStream().resume()
      outcomes.push('taken')
      if (!raw.readableEnded) await once(raw, 'end')
      pass?.()
    } catch {
      outcomes.push('given up')
    }
    return { answer: outcomes }
  })
  await app.listen({ port: 0 })
})
afterEach(() => app.close())

const part = (disposition: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`

const fields = [
  part(
    'name="operations"',
    '{"query":"mutation ($file: Upload, $other: Upload) { x }","variables":{"file":null,"other":null}}',
  ),
  part('name="map"', '{"0":["variables.file"],"1":["variables.other"]}'),
].join('')
const file = part('name="0"; filename="a.csv"', 'x')

/** Sends a body that is said to be longer by `missing` bytes. @returns all that was received until the connection ended. */
async function send(body: string, missing = 0): Promise<string> {
  const { hostname, port } = new URL(app.listeningOrigin)
  const socket = connect(Number(port), hostname)
  const head = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'connection: close',
    'content-type: multipart/form-data; boundary=b',
    'apollo-require-preflight: true',
    `content-length: ${body.length + missing}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  // A connection that is cut while bytes wait in it ends with an error.
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}

const unread = part('name="1"; filename="other.csv"', 'x'.repeat(300_000))

test.each([
  ['whose sender is gone without a word', `${fields}--b`, 1000],
  ['with a file in front that nobody reads', `${fields}${unread}${file}--b--\r\n`, 0],
])('a body %s is given up', async (_which, body, missing) => {
  const received = send(body, missing)
  await expect.poll(() => outcomes).toEqual(['awaited'])
  pass?.()
  expect(await received).toBe('')
  await expect.poll(() => outcomes).toEqual(['awaited', 'given up'])
})

test('an answer may take longer than that once the body is there', async () => {
  expect(await send(`${fields}${file}--b--\r\n`)).toContain('{"answer":["awaited","taken"]}')
})

import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EncodedResponse } from '#server/api/encoded-response.ts'
import { OperationFastPath } from '#server/api/operation-fast-path.ts'
import { guardSlowTransfers } from '#server/http/slow-transfer-guard.ts'
import { OneNotice } from '#tests/support/content/notice-operations.ts'
import { pdf, putUp } from '#tests/support/content/notices.ts'
import { head, type RawClient, rawClient } from '#tests/support/faults/raw-client.ts'
import { openRawConnection, question } from '#tests/support/http/raw-http.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { ClosableAdmission } from '#tests/support/server/closable-admission.ts'

const WINDOW_MS = 2 * 60_000
const admission = new ClosableAdmission()
let app: TestApp
beforeAll(async () => {
  // Two minutes pass when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = await testApp({ admission })
})
afterAll(async () => {
  await app.close()
  vi.useRealTimers()
})

const twoMinutesPass = () => vi.advanceTimersByTime(WINDOW_MS)

/** The connections as the server has them, by the client's port. */
const sockets = new Map<number | undefined, Socket>()
beforeAll(() => {
  app.app.server.on('connection', (socket) => sockets.set(socket.remotePort, socket))
})

/** Waits until the server has received so much of a client. */
const arrived = (client: RawClient, bytes: number) =>
  expect.poll(() => sockets.get(client.port())?.bytesRead).toBeGreaterThanOrEqual(bytes)

/** Sends a byte every two minutes until that is enough for the server. */
async function trickle(client: RawClient, before: number): Promise<void> {
  let over = false
  void client.ended.then(() => {
    over = true
  })
  for (let sent = 1; !over && sent < 20; sent++) {
    await client.send('x')
    await expect.poll(() => over || sockets.get(client.port())?.bytesRead === before + sent).toBe(true)
    twoMinutesPass()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const boundary = '--b\r\ncontent-disposition: form-data; '
const query =
  'mutation ($file: Upload!) { stageExamResults(file: $file) { __typename ... on StagedExamResults { totalRows } } }'

/** A multipart request with one CSV file, in three parts: its head, its file, its end. */
async function upload(csv: string): Promise<[string, string, string]> {
  const admin = app.as('ADMIN')
  await admin.fetch('/healthz')
  const before = [
    `${boundary}name="operations"\r\n\r\n${JSON.stringify({ query, variables: { file: null } })}\r\n`,
    `${boundary}name="map"\r\n\r\n{"0":["variables.file"]}\r\n`,
    `${boundary}name="0"; filename="slow.csv"\r\n\r\n`,
  ].join('')
  const after = '\r\n--b--\r\n'
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const start = head('POST /graphql', {
    'content-type': 'multipart/form-data; boundary=b',
    'apollo-require-preflight': 'true',
    'content-length': before.length + csv.length + after.length,
    connection: 'close',
    cookie,
  })
  return [start + before, csv, after]
}

async function storedFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.files.list('exam_results')) keys.push(key)
  return keys
}

test('ends a body that trickles in, and keeps nothing of its file', async () => {
  const [start, csv] = await upload('x'.repeat(100_000))
  const client = rawClient(app.url)
  await client.send(start + csv.slice(0, 40_000))
  await arrived(client, start.length + 40_000)
  await trickle(client, start.length + 40_000)
  expect(await client.ended).toBe('')
  await expect.poll(storedFiles).toEqual([])
  expect(await app.db.prisma.examResultFile.count()).toBe(0)
})

test('ends a question that is never asked to its end', async () => {
  const client = rawClient(app.url)
  const start = head('POST /graphql', { 'content-type': 'application/json', 'content-length': 100 })
  await client.send(start)
  await client.send('{"query":')
  await arrived(client, start.length + 9)
  await trickle(client, start.length + 9)
  expect(await client.ended).toBe('')
})

test.each([
  ['the API', 'POST /graphql', 'application/json'],
  ['a page', 'POST /sign-in', 'application/x-www-form-urlencoded'],
])('ends the body of a request to %s that was refused, when it trickles in', async (_what, line, type) => {
  admission.open = false
  const client = rawClient(app.url)
  const start = head(line, { 'content-type': type, 'content-length': 100_000 })
  await client.send(start)
  await arrived(client, start.length)
  const inServer = sockets.get(client.port())
  await trickle(client, start.length)
  expect(inServer?.destroyed).toBe(true)
  expect(await client.ended).toContain('503')
  admission.open = true
})

test('takes an upload over a poor line, however long it is on its way', async () => {
  const file = resultsCsv(Array.from({ length: 4000 }, (_, index) => ({ candidate: `${index}` })))
  const [start, csv, end] = await upload(await file.text())
  const client = rawClient(app.url)
  await client.send(start)
  const packet = 20_000
  let sent = 0
  for (; sent + packet < csv.length; sent += packet) {
    await client.send(csv.slice(sent, sent + packet))
    await arrived(client, start.length + sent + packet)
    twoMinutesPass()
  }
  await client.send(csv.slice(sent) + end)
  expect(await client.ended).toContain('"totalRows":4000')
})

test('ends the download of a client that stops reading, and reads no further ahead than the line is full', async () => {
  const id = await putUp(app.as('ADMIN'), { attachments: [pdf('large.pdf', 9_000_000)] })
  const { notice } = await app.as('VISITOR').run(OneNotice, { id })
  let read = 0
  let file: Readable | undefined
  const open = app.files.open
  vi.spyOn(app.files, 'open').mockImplementation(async (key, range) => {
    // As large as no attachment is, so that the system's buffers cannot hold it.
    const stored = await open(key, range)
    file = Readable.from(
      (async function* () {
        for (let part = 0; part < 20; part++) {
          for await (const chunk of part === 0 ? stored : await open(key, range)) {
            read += chunk.length
            yield chunk
          }
        }
      })(),
    )
    return file
  })
  const stat = app.files.stat
  vi.spyOn(app.files, 'stat').mockImplementation(async (key) => {
    const found = await stat(key)
    return found && { ...found, size: found.size * 20 }
  })
  const client = rawClient(app.url)
  client.stopReading()
  await client.send(head(`GET ${notice?.attachments[0]?.url}`, {}))
  await expect.poll(() => file?.isPaused()).toBe(true)
  await expect
    .poll(() => {
      twoMinutesPass()
      return file?.destroyed
    })
    .toBe(true)
  expect(read).toBeLessThan(100_000_000)
})

test('ends the connection with the most unread of a client that leaves too much, and no other', async () => {
  const asked = question({}, '{"query":"{ exams { id } }"}')
  const { ask, socket } = openRawConnection(app.url)
  for (let time = 0; time < 2; time++) await ask(asked)
  socket.destroy()
  /** @returns the connection, once the server has answered with so many bytes. */
  const leaveUnread = async (bytes: number) => {
    vi.spyOn(OperationFastPath.prototype, 'answer').mockResolvedValueOnce(
      new EncodedResponse('x'.repeat(bytes)),
    )
    const client = rawClient(app.url)
    client.stopReading()
    await client.send(asked)
    await expect.poll(() => sockets.get(client.port())?.bytesWritten).toBeGreaterThan(bytes)
    return sockets.get(client.port())
  }
  // Of the larger, the system's buffers hold less than leaves too much.
  const connections = [await leaveUnread(60_000_000), await leaveUnread(1_000_000)]
  vi.advanceTimersByTime(1_000)
  expect(connections.map((connection) => connection?.destroyed)).toEqual([true, false])
  connections[1]?.destroy()
})

test('ends connections on which no request comes, or never the end of its head', async () => {
  const { server } = app.app
  expect(server.headersTimeout).toBeGreaterThan(0)
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000)
  server.headersTimeout = 1_000
  const idle = rawClient(app.url)
  const slow = rawClient(app.url)
  await slow.send('GET / HTTP/1.1\r\nhost: local')
  expect(await Promise.all([idle.ended, slow.ended])).toEqual([
    expect.stringContaining('408'),
    expect.stringContaining('408'),
  ])
})

test('forgets who was refused as soon as the rest of their body has come', () => {
  const { watch } = guardSlowTransfers({ addHook() {} } as unknown as FastifyInstance, () => '127.0.0.1')
  const looked = vi.fn(() => new Socket())
  const request = Object.defineProperty(new EventEmitter(), 'socket', { get: looked }) as IncomingMessage
  const response = new EventEmitter() as ServerResponse
  watch({ request, response, log: { info() {} } })
  response.emit('close')
  request.emit('end')
  looked.mockClear()
  twoMinutesPass()
  expect(looked).not.toHaveBeenCalled()
})

test('forgets answers whose connection ended before it was their turn, which Node never closes', () => {
  const { watch } = guardSlowTransfers({ addHook() {} } as unknown as FastifyInstance, () => '127.0.0.1')
  const socket = new Socket()
  const looked = vi.fn(() => socket)
  const request = Object.defineProperty({}, 'socket', { get: looked }) as IncomingMessage
  watch({ request, response: new EventEmitter() as ServerResponse, log: { info() {} } })
  socket.destroy()
  twoMinutesPass()
  const times = looked.mock.calls.length
  expect(times).toBeGreaterThan(0)
  twoMinutesPass()
  expect(looked).toHaveBeenCalledTimes(times)
})

import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EncodedResponse } from '#server/api/encoded-response.ts'
import { OperationExecutor } from '#server/api/operation-executor.ts'
import { OneNotice } from '#tests/support/content/notice-operations.ts'
import { pdf, putUp } from '#tests/support/content/notices.ts'
import { head, rawClient } from '#tests/support/faults/raw-client.ts'
import { openRawConnection, question } from '#tests/support/http/raw-http.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { ClosableAdmission } from '#tests/support/server/closable-admission.ts'

const admission = new ClosableAdmission()
let app: TestApp
beforeAll(async () => {
  // Seconds pass when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = await testApp({ admission })
})
afterAll(async () => {
  await app.close()
  vi.useRealTimers()
})

/** The connections as the server has them, by the client's port. */
const sockets = new Map<number | undefined, Socket>()
beforeAll(() => {
  app.app.server.on('connection', (socket) => sockets.set(socket.remotePort, socket))
})

test.each([
  ['a question', true, 'POST /graphql', 'application/json', '408'],
  ['a question that was refused', false, 'POST /graphql', 'application/json', '503'],
  ['a form that was refused', false, 'POST /sign-in', 'application/x-www-form-urlencoded', '503'],
])('ends %s whose body does not come to its end', async (_what, open, line, type, status) => {
  const { server } = app.app
  const { requestTimeout } = server
  expect(requestTimeout).toBe(2 * 60 * 60_000)
  server.requestTimeout = 1_000
  admission.open = open
  const client = rawClient(app.url)
  await client.send(`${head(line, { 'content-type': type, 'content-length': 100_000 })}x`)
  expect(await client.ended).toContain(status)
  server.requestTimeout = requestTimeout
  admission.open = true
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
  const { server } = app.app
  const { timeout } = server
  expect(timeout).toBe(5 * 60_000)
  server.setTimeout(2_000)
  const client = rawClient(app.url)
  client.stopReading()
  await client.send(head(`GET ${notice?.attachments[0]?.url}`, {}))
  await expect.poll(() => file?.destroyed, { timeout: 60_000 }).toBe(true)
  server.setTimeout(timeout)
  expect(read).toBeLessThan(100_000_000)
})

test('ends the connection with the most unread when clients leave too much, and no other', async () => {
  const asked = question({}, '{"query":"{ exams { id } }"}')
  const { ask, socket } = openRawConnection(app.url)
  for (let time = 0; time < 2; time++) await ask(asked)
  socket.destroy()
  /** @returns the connection, once the server has answered with so many bytes. */
  const leaveUnread = async (bytes: number) => {
    vi.spyOn(OperationExecutor.prototype, 'answer').mockResolvedValueOnce(
      new EncodedResponse('x'.repeat(bytes)),
    )
    const client = rawClient(app.url)
    client.stopReading()
    await client.send(asked)
    await expect.poll(() => sockets.get(client.port())?.bytesWritten).toBeGreaterThan(bytes)
    return sockets.get(client.port())
  }
  const connections = [await leaveUnread(100_000_000), await leaveUnread(1_000_000)]
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

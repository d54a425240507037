import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { print } from 'graphql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EncodedResponse } from '#server/api/encoded-response.ts'
import { OperationExecutor } from '#server/api/operation-executor.ts'
import { rawClient } from '#tests/support/faults/raw-client.ts'
import { openRawConnection, question, type RawConnection } from '#tests/support/http/raw-http.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { Exams } from '#tests/support/results/results-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const exams = question({}, JSON.stringify({ query: print(Exams) }))

/** Longer than the test: a stop that waits for a connection which has nothing to wait for fails it. */
const patient = { STOP_TIMEOUT: '999' }

test('a request that comes just when the server stops is answered', async () => {
  const app = await testApp({ leaseMs: 600_000 })
  const { ask, socket } = openRawConnection(app.url)
  for (let time = 0; time < 4; time++) await ask(exams)
  // Longer than the quiet after which connections are taken for idle.
  await wait(150)
  const closing = app.close()
  // New connections are refused, and idle ones are cut off at this moment.
  while (app.app.server.listening) await new Promise((resolve) => setImmediate(resolve))
  const [answer] = await ask(exams)
  expect([answer?.status, answer?.headers.connection]).toEqual([200, 'close'])
  await closing
  socket.destroy()
})

test('whoever has not fetched all of an answer when the server stops still gets it', async () => {
  const app = await testApp({ settings: patient })
  const { ask, socket } = openRawConnection(app.url)
  for (let time = 0; time < 2; time++) await ask(exams)
  // More than the system's buffers hold.
  vi.spyOn(OperationExecutor.prototype, 'answer').mockResolvedValueOnce(
    new EncodedResponse('x'.repeat(12_000_000)),
  )
  const connected = once(app.app.server, 'connection')
  const client = rawClient(app.url)
  client.stopReading()
  await client.send(exams)
  const [served]: Socket[] = await connected
  await eventually(() => expect(served?.writableLength).toBeGreaterThan(0))
  const closing = app.close()
  // Of two connections that ask nothing more, the one that has nothing to fetch ends.
  await once(socket, 'close')
  client.readOn()
  expect((await client.ended).split('\r\n\r\n')[1]).toHaveLength(12_000_000)
  await closing
})

/** A connection to an app that was stopped while only half of the request had arrived. @returns the other half. */
async function sendHalf(app: TestApp): Promise<RawConnection & { rest: string; closing: Promise<void> }> {
  const connection = openRawConnection(app.url)
  const arrived = new Promise((resolve) => app.app.server.once('request', resolve))
  connection.socket.write(exams.slice(0, -10))
  await arrived
  const closing = app.close()
  await eventually(() => expect(app.app.server.listening).toBe(false))
  return { ...connection, rest: exams.slice(-10), closing }
}

test('a request under way is finished, and its answer says that the connection ends', async () => {
  const app = await testApp({ settings: patient })
  const idle = openRawConnection(app.url)
  await idle.ask(exams)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, rest, closing } = await sendHalf(app)
  await once(idle.socket, 'close')
  // Fastify waits 10 seconds for plugins unless told otherwise.
  await vi.advanceTimersByTimeAsync(11_000)
  const [answer] = await ask(rest)
  expect([answer?.status, answer?.headers.connection]).toEqual([200, 'close'])
  await closing
})

test('a request that takes longer than STOP_TIMEOUT is cut off', async () => {
  const { closing, everything } = await sendHalf(await testApp({ settings: { STOP_TIMEOUT: '1' } }))
  await closing
  expect(everything()).toBe('')
})

test('connections that have asked nothing, or nothing more, hold up no stop', async () => {
  const app = await testApp({ settings: patient })
  const silent = openRawConnection(app.url)
  const idle = openRawConnection(app.url)
  await idle.ask(exams)
  await app.close()
  await eventually(() =>
    expect([silent, idle].map(({ socket }) => socket.readyState)).toEqual(['closed', 'closed']),
  )
})

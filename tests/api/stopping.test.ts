import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { print } from 'graphql'
import { expect, test, vi } from 'vitest'
import { EncodedResponse } from '#server/api/encoded-response.ts'
import { OperationFastPath } from '#server/api/operation-fast-path.ts'
import { drainConnections } from '#server/http/connection-draining.ts'
import { testApp } from '#tests/support/api.ts'
import { rawClient } from '#tests/support/faults/raw-client.ts'
import { openRawConnection, question } from '#tests/support/raw-http.ts'
import { Exams } from '#tests/support/results-operations.ts'

const exams = question({}, JSON.stringify({ query: print(Exams) }))

/** Longer than the quiet after which connections are taken for idle. */
const A_WHILE_MS = 150

test('a request that comes just when the server stops is answered', async () => {
  const app = await testApp({ leaseMs: 600_000 })
  const { ask, socket } = openRawConnection(app.url)
  for (let time = 0; time < 4; time++) await ask(exams)
  await wait(A_WHILE_MS)
  const closing = app.close()
  // Nobody new is let in any more, and whoever is idle would be cut off in this moment.
  while (app.app.server.listening) await new Promise((resolve) => setImmediate(resolve))
  const [answer] = await ask(exams)
  expect([answer?.status, answer?.headers.connection]).toEqual([200, 'close'])
  await closing
  socket.destroy()
})

test('whoever has not fetched all of an answer when the server stops still gets it', async () => {
  const app = await testApp()
  const { ask, socket } = openRawConnection(app.url)
  for (let time = 0; time < 2; time++) await ask(exams)
  socket.destroy()
  // More than the system's buffers hold.
  vi.spyOn(OperationFastPath.prototype, 'answer').mockResolvedValueOnce(
    new EncodedResponse('x'.repeat(12_000_000)),
  )
  const client = rawClient(app.url)
  client.stopReading()
  await client.send(exams)
  await wait(A_WHILE_MS)
  const closing = app.close()
  await wait(A_WHILE_MS)
  client.readOn()
  expect((await client.ended).split('\r\n\r\n')[1]).toHaveLength(12_000_000)
  await closing
})

test('the connection of a request that is under way when the server stops ends with its answer', async () => {
  const server = Fastify()
  drainConnections(server, 0)
  let answer = (_text: string) => {}
  const asking = new Promise<void>((resolve) => {
    server.get('/', () => {
      resolve()
      return new Promise<string>((done) => {
        answer = done
      })
    })
  })
  const asked = fetch(await server.listen({ port: 0 }))
  await asking
  const closing = server.close()
  while (server.server.listening) await new Promise((resolve) => setImmediate(resolve))
  answer('late')
  const { headers } = await asked
  expect(headers.get('connection')).toBe('close')
  await closing
})

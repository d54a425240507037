import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import { registerErrorHandler } from '#server/http/error-handler.ts'
import { abortOnClose, ClientGone } from '#server/lib/abort-on-close.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a client that goes before it is answered is noticed', async () => {
  const server = Fastify()
  const leaving = new AbortController()
  const noticed = new Promise<AbortSignal>((resolve) => {
    server.get('/', async (_request, reply) => {
      const signal = abortOnClose(reply.raw)
      leaving.abort()
      await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
      resolve(signal)
    })
  })
  const asked = fetch(await server.listen({ port: 0 }), { signal: leaving.signal })
  await expect(asked).rejects.toThrow('aborted')
  expect((await noticed).reason).toBeInstanceOf(ClientGone)
  await server.close()
})

test('what fails because it has gone is no error of the server', async () => {
  const logged: string[] = []
  const server = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
  })
  registerErrorHandler(server)
  const leaving = new AbortController()
  const ended = new Promise<void>((resolve) => {
    server.get('/', async (_request, reply) => {
      const signal = abortOnClose(reply.raw)
      leaving.abort()
      await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
      // After the error was handled.
      setTimeout(resolve, 50)
      throw signal.reason
    })
  })
  await expect(fetch(await server.listen({ port: 0 }), { signal: leaving.signal })).rejects.toThrow('aborted')
  await ended
  await server.close()
  expect(logged).toEqual([])
})

test('one that has its answer is not', async () => {
  const server = Fastify()
  let signal: AbortSignal | undefined
  server.get('/', async (_request, reply) => {
    signal = abortOnClose(reply.raw)
    return 'answer'
  })
  const answer = await fetch(await server.listen({ port: 0 }))
  expect(await answer.text()).toBe('answer')
  await server.close()
  expect(signal?.aborted).toBe(false)
})

test('an import that is cancelled while its rows are checked leaves nothing behind', async () => {
  const leaving = new AbortController()
  let checked = 0
  const kind: typeof studentsImport = {
    ...studentsImport,
    open(header) {
      const table = studentsImport.open(header)
      return {
        ...table,
        read(row, report) {
          checked += 1
          if (checked === 1500) leaving.abort(new ClientGone())
          return table.read(row, report)
        },
      }
    },
  }
  const lines = Array.from({ length: 5000 }, (_, index) => `${index},विद्यार्थी ${index},Day\n`)
  const upload = {
    fileName: 'students.csv',
    body: Readable.from([Buffer.from(`Candidate ID,Student Name,Groups\n${lines.join('')}`)]),
    uploadedById: null,
    signal: leaving.signal,
  }
  await expect(stageLayer(app, kind, upload)).rejects.toThrow(ClientGone)
  expect(checked).toBeGreaterThanOrEqual(1500)
  expect(checked).toBeLessThan(lines.length)
  expect(await app.db.prisma.studentUpload.count()).toBe(0)
  expect(await app.db.prisma.student.count()).toBe(0)
  for await (const { key } of app.files.list(studentsImport.folder)) throw new Error(`${key} was kept`)
})

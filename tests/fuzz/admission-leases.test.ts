import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shedLoad } from '#server/http/load-shedding.ts'
import { handleInOrder } from '#server/http/pipelining.ts'
import { Admission } from '#server/lib/admission.ts'
import { head } from '#tests/support/faults/raw-client.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import fc from '#tests/support/project/fuzz.ts'

const HOOKS = ['preParsing', 'preValidation', 'preHandler', 'preSerialization', 'onSend'] as const

let app: FastifyInstance
let port: number
/** Has places as it is told. */
class ScriptedAdmission extends Admission {
  script: readonly boolean[] = [true]
  #asked = 0

  protected override hasPlace(): boolean {
    return this.script[this.#asked++ % this.script.length] === true
  }
}
const admission = new ScriptedAdmission({ maxWaitMs: 10 })

beforeAll(async () => {
  app = Fastify({
    serverFactory: (handler) => createServer(handleInOrder(handler)),
  })
  shedLoad(app, { admission, verifyTokens: () => new Map() })
  app.get('/found', async () => ({ found: true }))
  app.post('/found', async () => ({ found: true }))
  app.get('/missing', (_request, reply) => reply.callNotFound())
  app.get('/missing/later', async (_request, reply) => {
    await wait(2)
    return reply.callNotFound()
  })
  app.get('/slow', () => wait(5, { slow: true }))
  app.get('/long', (_request, reply) => reply.send(Readable.from(chunks(50))))
  app.get('/broken', (_request, reply) => reply.send(Readable.from(chunks(2, new Error('broken')))))
  app.get('/throws', async () => {
    throw new Error('thrown')
  })
  app.get('/hijacked', (_request, reply) => {
    reply.hijack()
    reply.raw.end('hijacked')
  })
  app.get('/never', (_request, reply) => void reply.hijack())
  for (const hook of HOOKS) {
    const fail = async () => {
      throw new Error(`failed in ${hook}`)
    }
    app.get(`/fails/${hook}`, { [hook]: fail }, async () => ({ found: true }))
    app.get(`/fails/${hook}/missing`, { [hook]: fail }, (_request, reply) => reply.callNotFound())
  }
  await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())

function* chunks(count: number, error?: Error) {
  for (let chunk = 0; chunk < count; chunk++) yield Buffer.alloc(16_000)
  if (error) throw error
}

const get = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD'),
    path: fc.constantFrom(
      ...[
        '/found',
        '/none',
        '/missing',
        '/missing/later',
        '/slow',
        '/long',
        '/broken',
        '/throws',
        '/hijacked',
      ],
      ...['/never', '/%00', '/healthz', '/assets/none.js'],
      ...HOOKS.flatMap((hook) => [`/fails/${hook}`, `/fails/${hook}/missing`]),
    ),
    headers: fc.constantFrom({}, { connection: 'close' }, { expect: '100-continue' }, { cookie: 'a=b' }),
  })
  .map(({ method, path, headers }) => head(`${method} ${path}`, headers))
const post = fc.constantFrom(
  ...['{}', '{', '[1]'].map(
    (body) =>
      head('POST /found', { 'content-type': 'application/json', 'content-length': body.length }) + body,
  ),
  // A body that does not come, and what is no request.
  head('POST /found', { 'content-type': 'application/json', 'content-length': 10 }),
  'nonsense\r\n\r\n',
)
const connection = fc.record({
  /** Pipelined. */
  requests: fc.array(fc.oneof({ weight: 4, arbitrary: get }, post), { minLength: 1, maxLength: 12 }),
  /** Milliseconds after which the client is gone, and how. */
  stays: fc.integer({ min: 0, max: 30 }),
  leaves: fc.constantFrom('reset', 'end', 'destroy'),
  reads: fc.boolean(),
})
const crowd = fc.record({
  connections: fc.array(connection, { minLength: 1, maxLength: 8 }),
  /** Whether there is room for one request after the other, over and over. */
  room: fc.array(fc.boolean(), { minLength: 1 }),
})

type Connection = typeof connection extends fc.Arbitrary<infer T> ? T : never

async function play({ requests, stays, leaves, reads }: Connection): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  // Being cut off is what is tried here.
  socket.on('error', () => {})
  if (reads) socket.resume()
  const closed = new Promise((done) => socket.once('close', done))
  socket.write(requests.join(''))
  await wait(stays)
  if (leaves === 'reset') socket.resetAndDestroy()
  else if (leaves === 'destroy') socket.destroy()
  else {
    socket.end()
    await Promise.race([closed, wait(20)])
    socket.destroy()
  }
  await closed
}

test('whatever is asked and however clients leave, every place is free again', async () => {
  await fc.assert(
    fc.asyncProperty(crowd, async ({ connections, room }) => {
      admission.script = room
      await Promise.all(connections.map(play))
      await eventually(() => expect([admission.places, admission.waiting]).toEqual([0, 0]))
    }),
  )
})

test('a missing file takes no places for good', async () => {
  admission.script = [true]
  for (let time = 0; time < 300; time++) {
    const { status } = await fetch(`http://127.0.0.1:${port}/missing`)
    expect(status).toBe(404)
  }
  await eventually(() => expect(admission.places).toBe(0))
})

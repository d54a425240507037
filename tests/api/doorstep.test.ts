import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FastLane } from '#server/fast-lane/fast-lane.ts'
import { type TestApp, testApp } from '#tests/support/api.ts'
import { Door } from '#tests/support/door.ts'
import { eventually } from '#tests/support/eventually.ts'
import { head } from '#tests/support/faults/raw-client.ts'
import { question, statuses, talk } from '#tests/support/talk.ts'

const door = new Door()
let app: TestApp
/** Requests that the server's parser made of what came. */
let requests: string[] = []
beforeAll(async () => {
  app = await testApp({ admission: door })
  app.app.server.on('request', ({ method, url }) => requests.push(`${method} ${url}`))
})
afterAll(() => app.close())
beforeEach(async () => {
  door.open = true
  // A document that is known.
  const { ask, socket } = talk(app.url)
  await ask(question())
  socket.destroy()
})

/** A connection over which somebody has been turned away, and then somebody else. */
async function turnedAway(url = app.url) {
  const one = talk(url)
  await one.ask(question())
  door.open = false
  for (let time = 0; time < 2; time++) expect(statuses(await one.ask(question()))).toEqual([503])
  requests = []
  return one
}

test('whoever is turned away again is told the same, without a request being made of it', async () => {
  door.open = false
  const one = talk(app.url)
  const [first] = await one.ask(question())
  await one.ask(question())
  requests = []
  const [again] = await one.ask(
    question({ 'user-agent': 'somebody else' }, '{"query":"{ notices { edges { cursor } } }"}'),
  )
  expect(requests).toEqual([])
  const { date, 'retry-after': later, ...headers } = again?.headers ?? {}
  expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(60_000)
  expect(Number(later)).toBeGreaterThanOrEqual(2)
  const { date: _date, 'retry-after': _later, ...same } = first?.headers ?? {}
  expect({ ...again, headers }).toEqual({ ...first, headers: same })
  one.socket.destroy()
})

test('there is an answer over the same connection as soon as there is room', async () => {
  const { ask, socket } = await turnedAway()
  expect(statuses(await ask(question()))).toEqual([503])
  door.open = true
  const [answer] = await ask(question())
  expect([answer?.status, answer?.body]).toEqual([200, expect.stringContaining('exams')])
  door.open = false
  expect(statuses(await ask(question()))).toEqual([503])
  expect(requests).toEqual(['POST /graphql'])
  socket.destroy()
})

test.each<[string, string, number]>([
  ['whoever is signed in', question({ cookie: 'a=b; pravesh_access=anything' }), 200],
  ['a token', question({ authorization: 'Bearer x' }), 200],
  ['a health check', head('GET /healthz', {}), 200],
  ['an upload', question({ 'content-type': 'multipart/form-data; boundary=x' }), 400],
  ['a request of another version', question().replace('HTTP/1.1', 'HTTP/1.0'), 503],
  ['a client that leaves', question({ connection: 'close' }), 503],
  ['a client that leaves, as it would tell a proxy', question({ 'proxy-connection': 'close' }), 503],
])('is left to the parser after others were turned away: %s', async (_who, bytes, status) => {
  const { ask, socket } = await turnedAway()
  expect(statuses(await ask(bytes))).toEqual([status])
  expect(requests).toHaveLength(1)
  socket.destroy()
})

test.each([
  ['a method in small letters', question().replace('POST', 'post')],
  ['a request without a host', question().replace('host: localhost\r\n', '')],
])('is no request, after others were turned away as before: %s', async (_what, bytes) => {
  const { ask, socket } = await turnedAway()
  const ended = once(socket, 'close')
  expect(statuses(await ask(bytes))).toEqual([400])
  await ended
})

test('what looks like a request is none in the body of another', async () => {
  const { ask, everything, socket } = await turnedAway()
  const hidden = question()
  const length = hidden.length + 2
  const [outer] = await ask(
    head('POST /graphql', { 'content-type': 'application/json', 'content-length': length }),
  )
  expect(outer?.status).toBe(503)
  const before = everything()
  socket.write(hidden)
  await wait(50)
  expect(everything()).toBe(before)
  // The last two bytes of that body, and then a request.
  expect(statuses(await ask(`xx${question()}`))).toEqual([503])
  socket.destroy()
})

test('what looks like a request is none in the body of another that Node answers itself', async () => {
  door.open = false
  const { ask, everything, socket } = talk(app.url)
  const hidden = question()
  const outer = head('POST /x', { expect: 'something else', 'content-length': 5 * hidden.length })
  expect(statuses(await ask(hidden + hidden + outer, 3))).toEqual([503, 503, 417])
  const before = everything()
  for (let time = 0; time < 2; time++) {
    socket.write(hidden)
    await wait(50)
    expect(everything()).toBe(before)
  }
  // What is left of that body, and then a request.
  expect(statuses(await ask(hidden.repeat(3) + question()))).toEqual([503])
  socket.destroy()
})

test('what looks like a request is none in the head of another', async () => {
  const { ask, everything, socket } = await turnedAway()
  const before = everything()
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-more: ')
  await wait(50)
  expect(everything()).toBe(before)
  expect(statuses(await ask(question()))).toEqual([200])
  expect(requests).toEqual(['GET /healthz'])
  socket.destroy()
})

/** A request whose body ends in the body of what looks like another, and that. */
function overlapping(rest: string): [string, string] {
  const looksLikeOne = question({}, rest)
  return [head('POST /x', { 'content-length': looksLikeOne.length - rest.length }), looksLikeOne]
}

test('what looks like a request is none in the head of another that began in what looked like one', async () => {
  const { ask, socket } = await turnedAway()
  const health = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n'
  const [outer, looksLikeOne] = overlapping(`${health}\r\n${health}x-more: `)
  expect(statuses(await ask(outer))).toEqual([503])
  expect(statuses(await ask(looksLikeOne))).toEqual([200])
  expect(statuses(await ask(question()))).toEqual([200])
  expect(requests).toEqual(['POST /x', 'GET /healthz', 'GET /healthz'])
  socket.destroy()
})

test('what looks like a request is none in the body of another that began in what looked like one', async () => {
  const { ask, everything, socket } = await turnedAway()
  const begun = (length: number) =>
    `${head('POST /y', { 'x-more': 'x'.repeat(200), 'content-length': length })}{}`
  // As long as that of the one in whose body it begins.
  const [outer, looksLikeOne] = overlapping(begun(begun(100).length))
  expect(statuses(await ask(outer))).toEqual([503])
  expect(statuses(await ask(looksLikeOne))).toEqual([503])
  const before = everything()
  socket.write(question())
  await wait(50)
  expect(everything()).toBe(before)
  socket.destroy()
})

test('several at once are each told, and so is one that comes in pieces', async () => {
  const { ask, socket } = await turnedAway()
  expect(statuses(await ask(question() + question() + question(), 3))).toEqual([503, 503, 503])
  socket.write(question().slice(0, 30))
  await wait(20)
  expect(statuses(await ask(question().slice(30)))).toEqual([503])
  socket.destroy()
})

test('nobody is told before an answer that is still to come', async () => {
  const { ask, socket } = await turnedAway()
  door.open = true
  const answer = FastLane.prototype.answer
  let goOn: () => void = () => {}
  vi.spyOn(FastLane.prototype, 'answer').mockImplementationOnce(async function (this: FastLane, ...args) {
    await new Promise<void>((resolve) => {
      goOn = resolve
    })
    return answer.apply(this, args)
  })
  socket.write(question())
  await eventually(() => expect(requests).toHaveLength(1))
  door.open = false
  const both = ask(question(), 2)
  await wait(50)
  goOn()
  expect(statuses(await both)).toEqual([200, 503])
  socket.destroy()
})

test('whoever does not fetch what they are told is left to the parser, which then reads no more of theirs', async () => {
  const accepted = new Promise<Socket>((resolve) => app.app.server.once('connection', resolve))
  const { ask, socket } = await turnedAway()
  const inServer = await accepted
  // As when the line is full. An answer of Node's own ends it.
  inServer.cork()
  socket.write(question())
  await eventually(() => expect(inServer.writableLength).toBeGreaterThan(0))
  expect(requests).toEqual([])
  expect(statuses(await ask(question(), 2))).toEqual([503, 503])
  expect(requests).toEqual(['POST /graphql'])
  socket.destroy()
})

test('nothing is written after the end of a connection', async () => {
  const accepted = new Promise<Socket>((resolve) => app.app.server.once('connection', resolve))
  const { ask, socket } = await turnedAway()
  const inServer = await accepted
  const late = new Promise<number>((resolve) => {
    app.app.server.once('request', (_request, response: ServerResponse) =>
      response.once('close', () => {
        const write = vi.spyOn(inServer, 'write')
        inServer.emit('data', Buffer.from(question()))
        resolve(write.mock.calls.length)
      }),
    )
  })
  socket.write('POST /graphql HTTP/1.1\r\nconnection: close\r\nx-more: ')
  await wait(50)
  expect(statuses(await ask(question()))).toEqual([503])
  expect(await late).toBe(0)
  socket.destroy()
})

test('a server that closes tells of it', async () => {
  const other = await testApp({ admission: door, settings: { STOP_DELAY: '1' } })
  const { ask, socket } = await turnedAway(other.url)
  const closing = other.close()
  await wait(50)
  const [answer] = await ask(question())
  expect([answer?.status, answer?.headers.connection]).toEqual([503, 'close'])
  await closing
  socket.destroy()
})

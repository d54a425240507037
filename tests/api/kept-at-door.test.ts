import type { Socket } from 'node:net'
import { print } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { type TestApp, testApp } from '#tests/support/api.ts'
import { Door } from '#tests/support/door.ts'
import { eventually } from '#tests/support/eventually.ts'
import { head } from '#tests/support/faults/raw-client.ts'
import { Exams, TopPerformers } from '#tests/support/results-operations.ts'
import { resultsCsv, stories, studentsCsv } from '#tests/support/stories.ts'
import { question, statuses, talk } from '#tests/support/talk.ts'

const door = new Door()
let app: TestApp
/** Requests that the server's parser made of what came. */
const requests = vi.fn()
const lines: string[] = []
beforeAll(async () => {
  const log = createLog({ level: 'info', pretty: false, to: { write: (line: string) => lines.push(line) } })
  app = await testApp({ admission: door, leaseMs: 600_000, log })
  app.app.server.on('request', requests)
  const story = stories(app)
  await story.studentList(studentsCsv([{ candidate: '12', name: 'आस्था श्रेष्ठ' }]))
  const rows = Array.from({ length: 12 }, (_, at) => ({ candidate: `${at + 1}`, exam: 'DOOR', mark: at + 1 }))
  await story.resultFile(resultsCsv(rows.map((row) => ({ ...row, percentage: row.mark }))), {
    examTitle: 'Door',
  })
})
afterAll(() => app.close())
beforeEach(() => {
  door.open = true
})

const exams = JSON.stringify({ query: print(Exams) })
const best = JSON.stringify({ query: print(TopPerformers), variables: { examId: 'DOOR' } })

/** A connection over which somebody got what was kept, twice: from then on no request is needed for that. */
async function known(bytes: string, at = app) {
  const accepted = new Promise<Socket>((resolve) => at.app.server.once('connection', resolve))
  const one = talk(at.url)
  for (let time = 0; time < 4; time++) await one.ask(bytes)
  requests.mockClear()
  return { ...one, inServer: await accepted }
}

/** Asks in two chunks, which are for the parser. */
async function askInTwo({ ask, socket, inServer }: Awaited<ReturnType<typeof known>>, bytes: string) {
  const before = inServer.bytesRead
  socket.write(bytes.slice(0, 20))
  await eventually(() => expect(inServer.bytesRead).toBe(before + 20))
  return ask(bytes.slice(20))
}

/** An answer as it came, but for what is never the same twice. */
const lastOf = (everything: string) =>
  everything
    .slice(everything.lastIndexOf('HTTP/1.1 '))
    .replace(/x-request-id: [0-9a-f]{32}\r/, 'x-request-id: any\r')
    .replace(/Date: [^\r]+\r/, 'Date: any\r')

describe('what was kept is given again without a request being made of the question', () => {
  test.each<[string, string, Record<string, string>]>([
    ['short', exams, {}],
    ['short, for a browser', exams, { 'accept-encoding': 'gzip, br' }],
    ['long', best, {}],
    ['compressed', best, { 'Accept-Encoding': 'gzip, deflate, br, zstd' }],
    ['compressed otherwise', best, { 'accept-encoding': 'gzip' }],
    ['not compressed', best, { 'accept-encoding': 'br', 'x-no-compression': '1' }],
    ['for Apollo Client', best, { accept: 'application/graphql-response+json,application/json;q=0.9' }],
    ['for our own pages', best, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
    ['for whoever has another cookie', best, { cookie: 'theme=dark' }],
  ])('as it was, byte by byte: %s', async (_what, body, headers) => {
    const bytes = question(headers, body)
    const one = await known(bytes)
    const { ask, everything, socket } = one
    await ask(bytes)
    const atDoor = everything()
    expect(requests).not.toHaveBeenCalled()
    await askInTwo(one, bytes)
    expect(requests).toHaveBeenCalledTimes(1)
    expect(lastOf(atDoor)).toBe(lastOf(everything()))
    expect(lastOf(atDoor)).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    socket.destroy()
  })

  test('each with an id of its own, a line in the log and a place', async () => {
    const { ask, everything, socket } = await known(question({}, exams))
    const before = lines.length
    const begin = vi.spyOn(door, 'begin')
    const end = vi.spyOn(door, 'end')
    for (let time = 0; time < 3; time++) await ask(question({}, exams))
    expect(requests).not.toHaveBeenCalled()
    const ids = [...everything().matchAll(/x-request-id: ([0-9a-f]{32})\r/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(7)
    expect(lines.slice(before).map((line) => JSON.parse(line))).toEqual(
      ids.slice(-3).map((reqId) => ({
        level: 30,
        time: expect.any(Number),
        reqId,
        method: 'POST',
        path: '/graphql',
        statusCode: 200,
        responseTime: expect.any(Number),
        msg: 'request',
      })),
    )
    expect([begin.mock.calls, end.mock.calls]).toEqual([
      [[], [], []],
      [[], [], []],
    ])
    socket.destroy()
  })
})

test('a correction is in the very next answer', async () => {
  const { ask, socket } = await known(question({}, exams))
  await stories(app).resultFile(resultsCsv([{ candidate: '1', exam: 'NEXT' }]), { examTitle: 'Next' })
  requests.mockClear()
  expect((await ask(question({}, exams)))[0]?.body).toContain('Next')
  expect(requests).toHaveBeenCalledTimes(1)
  requests.mockClear()
  expect((await ask(question({}, exams)))[0]?.body).toContain('Next')
  expect(requests).not.toHaveBeenCalled()
  socket.destroy()
})

test('a change that this process knows nothing of is there when it has asked the database again', async () => {
  const other = await testApp({ leaseMs: 200 })
  await stories(other).resultFile(resultsCsv([{ candidate: '1', exam: 'LEASE' }]), { examTitle: 'Before' })
  const { ask, socket } = await known(question({}, exams), other)
  expect((await ask(question({}, exams)))[0]?.body).toContain('Before')
  await other.db.prisma.examResultFile.updateMany({ data: { examTitle: 'Afterwards' } })
  await eventually(async () => expect((await ask(question({}, exams)))[0]?.body).toContain('Afterwards'))
  socket.destroy()
  await other.close()
})

test('what only a proxy knows about the browser is for the app, where a proxy is to be believed', async () => {
  const other = await testApp({ leaseMs: 600_000, settings: { TRUST_PROXY: 'on' } })
  const asked = vi.fn()
  other.app.server.on('request', asked)
  const encrypted = question({ 'x-forwarded-proto': 'https' }, exams)
  const { ask, socket } = await known(question({}, exams), other)
  asked.mockClear()
  expect((await ask(question({}, exams)))[0]?.headers).not.toHaveProperty('strict-transport-security')
  expect(asked).not.toHaveBeenCalled()
  expect((await ask(encrypted))[0]?.headers).toHaveProperty('strict-transport-security')
  socket.destroy()
  await other.close()
})

test('only one stands before the parser, however often there was a reason', async () => {
  const one = await known(question({}, exams))
  const { inServer, socket } = one
  const [doorstep] = inServer.listeners('data')
  // What was kept, and a refusal.
  for (const open of [true, false]) {
    door.open = open
    await askInTwo(one, question({}, exams))
  }
  expect(requests).toHaveBeenCalledTimes(2)
  expect(inServer.listeners('data')).toHaveLength(1)
  expect(inServer.listeners('data')[0]).toBe(doorstep)
  socket.destroy()
})

test('there is none when there is no room', async () => {
  const { ask, socket } = await known(question({}, exams))
  door.open = false
  expect(statuses(await ask(question({}, exams)))).toEqual([503])
  door.open = true
  expect(statuses(await ask(question({}, exams)))).toEqual([200])
  expect(requests).not.toHaveBeenCalled()
  socket.destroy()
})

const withoutType = head('POST /graphql', { 'content-length': exams.length }) + exams

test.each<[string, string]>([
  ['whoever is signed in', question({ cookie: 'pravesh_refresh=x' }, exams)],
  ['a token', question({ authorization: 'Bearer x' }, exams)],
  ['another site', question({ 'sec-fetch-site': 'cross-site' }, exams)],
  ['an origin without more', question({ origin: 'http://elsewhere.example' }, exams)],
  ['a body of no type', withoutType],
  ['a form', question({ 'content-type': 'text/plain' }, exams)],
  ['a compressed body', question({ 'content-encoding': 'gzip' }, exams)],
  ['another media type', question({ accept: 'text/html' }, exams)],
  ['something that is not kept', question({}, '{"query":"{ me { id } }"}')],
  ['a client that leaves', question({ connection: 'close' }, exams)],
])('is left to the parser, as before: %s', async (_who, bytes) => {
  const fresh = talk(app.url)
  const [expected] = await fresh.ask(bytes)
  fresh.socket.destroy()
  const { ask, socket } = await known(question({}, exams))
  const [answer] = await ask(bytes)
  expect(requests).toHaveBeenCalledTimes(1)
  expect([answer?.status, answer?.body]).toEqual([expected?.status, expected?.body])
  socket.destroy()
})

test('what was not compressed yet is left to the parser, once', async () => {
  const other = best.replace('query TopPerformers', 'query Other')
  const { ask, socket } = await known(question({}, other))
  const compressed = question({ 'accept-encoding': 'gzip' }, other)
  const before = await ask(compressed)
  expect(requests).toHaveBeenCalledTimes(1)
  expect(await ask(compressed)).toMatchObject([{ body: before[0]?.body }])
  expect(requests).toHaveBeenCalledTimes(1)
  socket.destroy()
})

test('two at once come in their order', async () => {
  const { ask, socket } = await known(question({}, exams))
  const answers = await ask(question({}, best) + question({}, exams), 2)
  expect(answers.map(({ body }) => /topPerformers|exams/.exec(body)?.[0])).toEqual(['topPerformers', 'exams'])
  socket.destroy()
})

import { type IncomingHttpHeaders, request } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { print } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { OperationExecutor } from '#server/api/operation-executor.ts'
import { RequestLog } from '#server/http/access-log.ts'
import { rawClient } from '#tests/support/faults/raw-client.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { ExamResult, Exams } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { ClosableAdmission } from '#tests/support/server/closable-admission.ts'

let app: TestApp
const admission = new ClosableAdmission()
/** Requests that came to the app itself. */
let behind: MockInstance
beforeAll(async () => {
  app = await testApp({ admission })
  const rows = Array.from({ length: 12 }, (_, at) => ({
    candidate: `${at + 1}`,
    exam: 'EXAM',
    mark: at + 1,
  }))
  await scenarios(app).resultFile(resultsCsv(rows.map((row) => ({ ...row, percentage: row.mark }))), {
    examTitle: 'Exam',
  })
})
afterAll(() => app.close())
beforeEach(() => {
  behind = vi.spyOn(RequestLog.prototype, 'requestCompleted')
})

const JSON_HEADERS = { 'content-type': 'application/json' }

interface EncodedResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** @param o.split sends the head and the body one after the other, as a poor line may deliver them. */
function send(
  body: unknown,
  o: { headers?: Record<string, string>; split?: boolean; path?: string; url?: string } = {},
): Promise<EncodedResponse> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { ...JSON_HEADERS, 'content-length': Buffer.byteLength(text), ...o.headers }
  const url = `${o.url ?? app.url}${o.path ?? '/graphql'}`
  return new Promise((done, fail) => {
    const asked = request(url, { method: 'POST', headers, agent: false }, async (answer) => {
      const received = Buffer.concat(await answer.toArray())
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: received.toString('latin1') })
    })
    asked.once('error', fail)
    if (!o.split) asked.end(text)
    else {
      app.app.server.once('request', () => setImmediate(() => asked.end(text)))
      asked.flushHeaders()
    }
  })
}

const exams = { query: print(Exams), variables: {} }
const result = (candidateId: string) => ({
  query: print(ExamResult),
  variables: { examId: 'EXAM', candidateId },
})
const closed = { query: 'query Closed { resultFiles { id } }' }
const long = {
  query: `query Long { topPerformers(examId: "EXAM") {
    ${Array.from({ length: 5 }, (_, at) => `r${at}: rank e${at}: result { candidateId percentage examMark exam { id title } }`).join(' ')} } }`,
}

async function known(...documents: object[]): Promise<void> {
  for (const document of documents) await send(document)
  behind.mockClear()
}

describe('an answer before the app', () => {
  const wayOf = async (body: unknown, o: Parameters<typeof send>[1]) => {
    behind.mockClear()
    const { headers, ...answer } = await send(body, o)
    const { date: _date, 'x-request-id': id, ...same } = headers
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    return { answer: { ...answer, headers: same }, behind: behind.mock.calls.length }
  }

  test.each<[string, object, Record<string, string>]>([
    ['what is kept', exams, {}],
    ['a look-up', result('7'), {}],
    ['a look-up of nobody', result('777'), {}],
    ['a query of admins', closed, {}],
    ['for Apollo Client', exams, { accept: 'application/graphql-response+json,application/json;q=0.9' }],
    ['a long one', long, {}],
    ['a long one for a client that takes no encoding of ours', long, { 'accept-encoding': 'zstd' }],
    ['a long one as it is', long, { 'accept-encoding': 'br', 'x-no-compression': '1' }],
  ])('is the same as behind it: %s', async (_what, body, headers) => {
    await known(body)
    const before = await wayOf(body, { headers })
    const after = await wayOf(body, { headers, split: true })
    expect([before.behind, after.behind]).toEqual([0, 1])
    expect(before.answer).toEqual(after.answer)
  })

  test.each(['br', 'gzip'])('is compressed when it is long: %s', async (encoding) => {
    await known(long)
    const headers = { 'accept-encoding': `${encoding}, *;q=0.1` }
    const plain = await send(long)
    for (let time = 0; time < 2; time++) {
      const before = await wayOf(long, { headers })
      const after = await wayOf(long, { headers, split: true })
      expect([before.behind, after.behind]).toEqual([0, 1])
      expect(before.answer.headers['content-encoding']).toBe(encoding)
      expect(before.answer.headers.vary).toBe(after.answer.headers.vary)
      expect(Number(before.answer.headers['content-length'])).toBeLessThan(plain.body.length)
    }
    const fetched = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, ...headers },
      body: JSON.stringify(long),
    })
    expect(await fetched.text()).toBe(plain.body)
  })

  test.each(['', '*', 'br;q=0, *', 'X-GZIP', 'identity, gzip;q=0.5', 'br;q=0.5, identity;q=0.9'])(
    'is compressed as behind it: %s',
    async (accepted) => {
      await known(long)
      const headers = { 'accept-encoding': accepted }
      const before = await wayOf(long, { headers })
      const after = await wayOf(long, { headers, split: true })
      expect([before.behind, after.behind]).toEqual([0, 1])
      expect(before.answer.headers['content-encoding']).toBe(after.answer.headers['content-encoding'])
    },
  )

  test('comes in the order of the questions over one connection', async () => {
    await known(result('1'), exams)
    const one = JSON.stringify(result('3'))
    const two = JSON.stringify(exams)
    const head = (body: string, more = '') =>
      `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n${more}\r\n${body}`
    const client = rawClient(app.url)
    await client.send(`${head(one)}${head(two)}${head(one, 'connection: close\r\n')}`)
    const text = await client.ended
    const order = [...text.matchAll(/"(examResult|exams)":/g)].map(([, field]) => field)
    expect(order).toEqual(['examResult', 'exams', 'examResult'])
  })
})

describe('what the app has to see', () => {
  test.each<[string, Parameters<typeof send>[1]]>([
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['an origin without more', { headers: { origin: 'http://elsewhere.example' } }],
    ['another path', { path: '/graphql?x=1' }],
    ['another media type', { headers: { 'content-type': 'application/json; charset=latin1' } }],
    ['a compressed body', { headers: { 'content-encoding': 'gzip' } }],
    ['a body that comes later', { split: true }],
  ])('%s', async (_what, o) => {
    await known(exams)
    await send(exams, o)
    expect(behind).toHaveBeenCalledTimes(1)
  })

  test.each<[string, unknown, number]>([
    ['a document that is new', { query: `query New${Date.now()} { exams { id } }` }, 200],
    ['a mutation', { query: 'mutation Out { signOut }' }, 200],
    ['no JSON', '{"query":', 400],
    ['JSON that would change prototypes', '{"query":"query A { exams { id } }","__proto__":{}}', 400],
    [
      'variables that do not fit',
      { ...result('1'), variables: { examId: { no: 1 }, candidateId: '1' } },
      400,
    ],
  ])('%s, though its body was read', async (_what, body, status) => {
    await known(result('1'))
    expect((await send(body)).status).toBe(status)
    expect(behind).toHaveBeenCalledTimes(1)
  })

  test('what failed before anything was answered, and it is answered then', async () => {
    await known(exams)
    const answer = vi
      .spyOn(OperationExecutor.prototype, 'answer')
      .mockRejectedValueOnce(new Error('away for a moment'))
    expect((await send(exams)).body).toContain('Exam')
    expect(answer).toHaveBeenCalledTimes(2)
    expect(behind).toHaveBeenCalledTimes(1)
  })

  test('what cannot even be planned', async () => {
    await known(exams)
    vi.spyOn(OperationExecutor.prototype, 'findOperation').mockImplementationOnce(() => {
      throw new RangeError('too deep')
    })
    // Its bytes are new.
    expect((await send({ ...exams, extensions: {} })).body).toContain('Exam')
    expect(behind).toHaveBeenCalledTimes(1)
  })

  test('whoever comes when there is no room', async () => {
    await known(exams)
    admission.open = false
    const { status, headers } = await send(exams)
    admission.open = true
    expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
    expect((await send(exams)).status).toBe(200)
  })
})

test('clients that go at once leave nothing behind', async () => {
  await known(result('1'))
  const text = JSON.stringify(result('1'))
  const clients = Array.from({ length: 50 }, async (_, turns) => {
    const asked = request(`${app.url}/graphql`, { method: 'POST', headers: JSON_HEADERS, agent: false })
    asked.on('error', () => {})
    asked.end(text)
    // Some before their request is read, some while the database is asked.
    for (let done = 0; done < turns; done++) await turn()
    asked.destroy()
  })
  await Promise.all(clients)
  expect((await send(result('1'))).status).toBe(200)
  await eventually(() => expect(admission.places).toBe(0))
})

test('a place is free again after every answer', async () => {
  await known(exams, result('1'), closed)
  const lease = vi.spyOn(admission, 'take')
  for (const body of [exams, result('1'), result('777'), closed]) await send(body)
  await send({ ...result('1'), variables: {} })
  expect(lease.mock.calls.length).toBeGreaterThanOrEqual(5)
  await eventually(() => expect(admission.places).toBe(0))
})

test('a server that closes tells of it', async () => {
  const other = await testApp({ settings: { STOP_DELAY: '5' } })
  await send(exams, { url: other.url })
  await send(exams, { url: other.url })
  const closing = other.close()
  await eventually(async () => expect((await fetch(`${other.url}/healthz`)).status).toBe(503))
  const { headers, status } = await send(exams, { url: other.url, headers: { connection: 'keep-alive' } })
  expect([status, headers.connection]).toEqual([200, 'close'])
  await closing
})

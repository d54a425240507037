import { type IncomingHttpHeaders, request } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { ApolloServer } from '@apollo/server'
import { print } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { OperationExecutor } from '#server/api/operation-executor.ts'
import { rawClient } from '#tests/support/faults/raw-client.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { ExamResult, Exams } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { ClosableAdmission } from '#tests/support/server/closable-admission.ts'

let app: TestApp
const admission = new ClosableAdmission()
let apollo: MockInstance
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
  apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest')
})

const JSON_HEADERS = { 'content-type': 'application/json' }

interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

function send(
  body: unknown,
  { headers = {}, url = app.url }: { headers?: Record<string, string>; url?: string } = {},
): Promise<Received> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const all = { ...JSON_HEADERS, 'content-length': Buffer.byteLength(text), ...headers }
  return new Promise((done, fail) => {
    const asked = request(
      `${url}/graphql`,
      { method: 'POST', headers: all, agent: false },
      async (answer) => {
        const received = Buffer.concat(await answer.toArray())
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: received.toString('latin1') })
      },
    )
    asked.once('error', fail)
    asked.end(text)
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
  apollo.mockClear()
}

describe('an answer of the executor', () => {
  const answerOf = async (body: unknown, o: Parameters<typeof send>[1]) => {
    apollo.mockClear()
    const { headers, ...answer } = await send(body, o)
    const { date: _date, 'x-request-id': id, ...same } = headers
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    return { answer: { ...answer, headers: same }, calls: apollo.mock.calls.length }
  }
  let documents = 0
  const unknown = ({ query }: { query: string }) => `# ${++documents}\n${query}`

  test.each<[string, { query: string }, Record<string, string>]>([
    ['a list', exams, {}],
    ['a look-up', result('7'), {}],
    ['a look-up of an unknown candidate', result('777'), {}],
    ['a query of admins', closed, {}],
    ['for Apollo Client', exams, { accept: 'application/graphql-response+json,application/json;q=0.9' }],
    ['a long one', long, {}],
    ['a long one for a client that takes no encoding of ours', long, { 'accept-encoding': 'zstd' }],
    ['a long one as it is', long, { 'accept-encoding': 'br', 'x-no-compression': '1' }],
    ...['br', 'gzip', '', '*', 'br;q=0, *', 'X-GZIP', 'identity, gzip;q=0.5', 'br;q=0.5, identity;q=0.9'].map(
      (accepted): [string, { query: string }, Record<string, string>] => [
        `a long one that accepts “${accepted}”`,
        long,
        { 'accept-encoding': accepted },
      ],
    ),
  ])("is that of Apollo's pipeline: %s", async (_name, document, headers) => {
    const body = { ...document, query: unknown(document) }
    const first = await answerOf(body, { headers })
    const later = await answerOf(body, { headers })
    expect([first.calls, later.calls]).toEqual([1, 0])
    expect(later.answer).toEqual(first.answer)
  })

  test.each(['br', 'gzip'])('is compressed when it is long: %s', async (encoding) => {
    await known(long)
    const headers = { 'accept-encoding': `${encoding}, *;q=0.1` }
    const plain = await send(long)
    for (let time = 0; time < 2; time++) {
      const { answer } = await answerOf(long, { headers })
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(Number(answer.headers['content-length'])).toBeLessThan(plain.body.length)
    }
    const fetched = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, ...headers },
      body: JSON.stringify(long),
    })
    expect(await fetched.text()).toBe(plain.body)
  })

  test('comes in the order of the requests of one connection', async () => {
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

test.each<[string, unknown, Record<string, string>, number]>([
  ['no JSON', '{"query":', {}, 400],
  ['JSON that would change prototypes', '{"query":"query A { exams { id } }","__proto__":{}}', {}, 400],
  [
    'variables that do not fit',
    { ...result('1'), variables: { examId: { no: 1 }, candidateId: '1' } },
    {},
    400,
  ],
  ['a page of another site', exams, { 'sec-fetch-site': 'cross-site' }, 403],
  ['an origin alone that is not ours', exams, { origin: 'http://elsewhere.example' }, 403],
  ['a media type without a preflight', exams, { 'content-type': 'text/plain' }, 400],
])('a known operation is refused to %s', async (_name, body, headers, status) => {
  await known(result('1'), exams)
  expect((await send(body, { headers })).status).toBe(status)
})

test('a failed execution is reported', async () => {
  await known(exams)
  vi.spyOn(OperationExecutor.prototype, 'answer').mockRejectedValueOnce(new Error('secret words'))
  const { status, body, headers } = await send(exams)
  expect([status, headers['content-type']]).toEqual([500, 'application/json; charset=utf-8'])
  expect(body).toContain('INTERNAL_SERVER_ERROR')
  expect(body).not.toContain('secret words')
})

test('a visitor without a place is told when to come back', async () => {
  await known(exams)
  admission.open = false
  const { status, headers } = await send(exams)
  admission.open = true
  expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
  expect((await send(exams)).status).toBe(200)
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

test('a known operation takes one place, an unknown one four, and each is free again after the response', async () => {
  await known(exams, result('1'), closed)
  const take = vi.spyOn(admission, 'take')
  const placesOf = async (body: object) => {
    take.mockClear()
    await send(body)
    return take.mock.calls[0]?.[1] ?? 1
  }
  for (const body of [exams, result('1'), result('777'), closed]) expect(await placesOf(body)).toBe(1)
  expect(await placesOf({ query: 'query Unknown { exams { id } }' })).toBe(4)
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

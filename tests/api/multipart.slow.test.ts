import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { type MultipartRequest, multipartRequest } from '#tests/support/attacks/multipart-bodies.ts'
import { sharedObjects } from '#tests/support/attacks/shared-objects.ts'
import fc from '#tests/support/project/fuzz.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
const errors: string[] = []
/** Each role's session, as a header. */
const cookies = new Map<string, string>()

beforeAll(async () => {
  const write = (line: string) => void errors.push(line)
  app = await testApp({ log: createLog({ level: 'error', pretty: false, to: { write } }) })
  for (const role of ['ADMIN', 'TEACHER', 'STUDENT'] as const) {
    const client = app.as(role)
    await client.send('{ __typename }')
    cookies.set(role, [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  }
})
afterAll(() => app.close())

/** Sends a body whose length differs from the announced one. @returns the status; undefined when cut off. */
async function send(
  { type, body }: MultipartRequest,
  headers: Record<string, string> = { cookie: cookies.get('ADMIN') ?? '' },
): Promise<{ status: number | undefined; answer: string }> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  const all = {
    host: 'localhost',
    connection: 'close',
    'apollo-require-preflight': '1',
    'content-type': type,
    'content-length': `${body.length}`,
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /graphql HTTP/1.1\r\n${head.join('')}\r\n`)
  socket.write(body)
  const answer = await text(socket).catch(() => '')
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]
  return { status: status === undefined ? undefined : Number(status), answer }
}

const fieldPart = (name: string, value: object) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}\r\n`
const form = (operations: object, map: object, files = ''): MultipartRequest => ({
  type: 'multipart/form-data; boundary=b',
  body: Buffer.from(`${fieldPart('operations', operations)}${fieldPart('map', map)}${files}--b--\r\n`),
})
const filePart = '--b\r\ncontent-disposition: form-data; name="0"; filename="a.csv"\r\n\r\nx\r\n'
const query = 'mutation ($file: Upload!) { stageStudents(file: $file) { __typename } }'
const upload = form({ query, variables: { file: null } }, { 0: ['variables.file'] }, filePart)

test('what an administrator may upload is read', async () => {
  const { status, answer } = await send(upload)
  expect(status).toBe(200)
  expect(answer).toContain('"InvalidCsv"')
})

test.each([
  ['of a visitor', () => ({}), 401, 'UNAUTHENTICATED'],
  ['with a cookie that is no session', () => ({ cookie: 'pravesh_access=x' }), 401, 'UNAUTHENTICATED'],
  ['with a token that is none', () => ({ authorization: 'Bearer x' }), 401, 'UNAUTHENTICATED'],
  ['of a student', () => ({ cookie: cookies.get('STUDENT') ?? '' }), 403, 'FORBIDDEN'],
  ['of a teacher', () => ({ cookie: cookies.get('TEACHER') ?? '' }), 403, 'FORBIDDEN'],
])('a body %s is not parsed', async (_whose, headers, status, code) => {
  const malformed = { ...upload, body: Buffer.from('--b\r\nbroken\r\n\r\nx\r\n--b--\r\n') }
  for (const request of [upload, malformed, { ...upload, body: Buffer.alloc(5_000_000) }]) {
    const refused = await send(request, headers())
    expect(refused.status).toBe(status)
    expect(refused.answer).toContain(`"code":"${code}"`)
  }
})

test.each([
  [
    'holds nothing',
    { ...upload, body: Buffer.from('--b--\r\n') },
    400,
    'The multipart request holds no operation.',
  ],
  [
    'lacks a file',
    form({ query, variables: { file: null } }, { 0: ['variables.file'] }),
    200,
    'File missing in the request.',
  ],
  [
    'is used twice',
    form(
      {
        query:
          'mutation ($file: Upload!) { a: stageStudents(file: $file) { __typename } b: stageStudents(file: $file) { __typename } }',
        variables: { file: null },
      },
      { 0: ['variables.file'] },
      filePart,
    ),
    200,
    'does not allow calling createReadStream() multiple times',
  ],
  [
    'ends in the middle of a file',
    { ...upload, body: upload.body.subarray(0, -10) },
    200,
    'Unexpected end of f',
  ],
])('a body that %s is named as the sender’s mistake', async (_what, request, status, message) => {
  const before = errors.length
  const { status: answered, answer } = await send(request)
  expect([answered, answer]).toEqual([status, expect.stringContaining(message)])
  expect(answer).toContain('"code":"BAD_REQUEST"')
  expect(errors.slice(before)).toEqual([])
})

test('no body changes what all requests share, is taken for our mistake, or stays unanswered', async () => {
  const before = sharedObjects()
  const statuses = new Map<number | undefined, number>()
  await fc.assert(
    fc.asyncProperty(multipartRequest, async (request) => {
      const logged = errors.length
      const { status, answer } = await send(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(sharedObjects()).toBe(before)
      expect([status, answer]).toEqual([
        expect.toSatisfy((code) => code === 200 || (code >= 400 && code < 500)),
        answer,
      ])
      expect(errors.slice(logged)).toEqual([])
    }),
  )
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400]))
})

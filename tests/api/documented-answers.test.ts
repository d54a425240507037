import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationLimits } from '#server/api/operation-limits.ts'
import { textOf } from '#tests/support/project/documents.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// The tables of docs/api.md that tell limits and refusals.

/** The cells of the table with this header. */
function tableOf(header: string): string[][] {
  const [, rows = ''] = textOf('docs/api.md').split(`| ${header} |\n|---|---|\n`)
  return (/^(?:\|.*\n)+/.exec(rows)?.[0] ?? '')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .flatMap(([, first = '', second = '']) => (first === '' ? [] : [[first, second]]))
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the limits of a document', () => {
  const { tokens, selections, depth, aliases, aliasLength, directives, cost } = operationLimits
  const numbers = tableOf('a document has at most |').map(([, number = '']) =>
    Number(number.replaceAll(',', '')),
  )
  expect(numbers).toEqual([tokens, selections, depth, aliases, aliasLength, directives, cost])
})

const json = { 'content-type': 'application/json' }
const preflight = { 'apollo-require-preflight': 'true' }
const query = JSON.stringify({ query: '{ __typename }' })
const upload = () => {
  const body = new FormData()
  body.set('operations', query)
  return { method: 'POST', headers: preflight, body }
}
const post = (headers: Record<string, string>, body = query) => ({ method: 'POST', headers, body })
const get = (operation: string) => `?query=${encodeURIComponent(operation)}`

interface Sent {
  status: number
  path?: string
  by?: 'VISITOR' | 'STUDENT'
  request: RequestInit
}
const sent: Sent[] = [
  { status: 400, request: post(json, '{ "not": JSON') },
  { status: 400, request: post(json, `[${query}]`) },
  { status: 400, request: post(json, JSON.stringify({ query: '{ nothing }' })) },
  { status: 400, request: post({ 'content-type': 'text/plain' }) },
  { status: 400, request: { ...upload(), headers: {} } },
  { status: 400, path: get('{ __typename }'), request: {} },
  { status: 401, request: upload() },
  { status: 403, by: 'STUDENT', request: upload() },
  { status: 403, request: post({ ...json, 'sec-fetch-site': 'cross-site' }) },
  { status: 403, request: { method: 'OPTIONS', headers: { origin: 'https://other.example' } } },
  { status: 405, path: get('mutation { signOut }'), request: { headers: preflight } },
  { status: 406, request: post({ ...json, accept: 'text/html' }) },
  { status: 413, request: post(json, JSON.stringify({ query: '{ __typename }', pad: 'x'.repeat(200_000) })) },
  { status: 415, request: post({ 'content-type': 'text/xml' }) },
]

test.each(sent)('$status: $request', async ({ status, path = '', by = 'VISITOR', request }) => {
  const answer = await app.as(by).fetch(`/graphql${path}`, request)
  expect(answer.status).toBe(status)
})

test('a query by its address', async () => {
  const answer = await app.as('VISITOR').fetch(`/graphql${get('{ __typename }')}`, { headers: preflight })
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } })
})

test.each([
  ['411', 'transfer-encoding: chunked'],
  ['413', 'content-length: 110000001'],
])('%s: an upload with %s', async (status, length) => {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  const type = 'content-type: multipart/form-data; boundary=b'
  const head = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'connection: close',
    'apollo-require-preflight: true',
  ]
  socket.write([...head, length, type, '\r\n'].join('\r\n'))
  const answer = await new Promise<string>((resolve) =>
    socket.once('data', (chunk) => resolve(String(chunk))),
  )
  socket.destroy()
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
})

test('each status of the table is sent here', () => {
  const seen = new Set([...sent.map(({ status }) => String(status)), '411'])
  const documented = tableOf('status | the request').map(([status = '']) => status)
  // Of the client's budget and of an outage.
  expect(documented).toEqual([...seen, '429', '503'].toSorted())
})

import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { rawRequest } from '#tests/support/http/raw-request.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
})
afterAll(() => app.close())

test.each([
  ['http://evil.example/news', 200, undefined],
  ['http://evil.example', 200, undefined],
  ['HTTPS://evil.example:8080/News/?after=A', 301, '/news?after=A'],
  ['http://evil.example//evil/', 301, '/evil'],
  ['//evil/', 301, '/evil'],
  ['http://evil.example/healthz', 200, undefined],
])('%s leads nowhere else', async (target, status, location) => {
  const answer = await rawRequest(app.url, target)
  expect([answer.status, answer.headers.location]).toEqual([status, location])
})

const body = JSON.stringify({ query: '{ site { name } }' })
const json = ['content-type: application/json', `content-length: ${body.length}`]

test.each([
  ['GET /news', []],
  ['GET /healthz', []],
  ['POST /graphql', json],
])('%s with several hosts is refused', async (line, headers) => {
  const statusOf = async (...hosts: string[]) => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    const head = [`${line} HTTP/1.1`, ...hosts, 'connection: close', ...headers]
    socket.write(`${head.join('\r\n')}\r\n\r\n${line.startsWith('POST') ? body : ''}`)
    return (await text(socket)).slice(0, 'HTTP/1.1 200'.length)
  }
  // From the second time on the document is known.
  expect(await statusOf('host: a.example')).toBe('HTTP/1.1 200')
  expect(await statusOf('host: a.example')).toBe('HTTP/1.1 200')
  expect(await statusOf('host: a.example', 'Host: b.example')).toBe('HTTP/1.1 400')
})

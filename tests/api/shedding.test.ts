import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type MetricValueWithName, register } from 'prom-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#tests/support/api.ts'
import { Door } from '#tests/support/door.ts'
import { eventually } from '#tests/support/eventually.ts'
import { head } from '#tests/support/faults/raw-client.ts'
import { question as bytesOf, statuses, talk } from '#tests/support/talk.ts'

let app: TestApp
const door = new Door()
beforeAll(async () => {
  app = await testApp({ admission: door, settings: { METRICS_PORT: '0' } })
})
afterAll(() => app.close())

const question = { query: '{ exams { id } }' }
const ask = (headers: Record<string, string> = {}) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(question),
  })
const open = (path: string, method = 'GET') =>
  fetch(app.url + path, { method, headers: { accept: 'text/html,*/*' } })

test('past capacity a visitor is told to come back, and when', async () => {
  door.open = false
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })

  door.open = true
  expect((await ask()).status).toBe(200)
})

test('a browser without scripts gets a page that asks the same again, with what was typed', async () => {
  door.open = false
  const answer = await open('/results?exam=CEE-07&candidate=08%3Cb%3E12')
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('refresh'))).toBeGreaterThanOrEqual(5)
  const page = await answer.text()
  expect(page).toContain('Your Candidate ID <b>08&lt;b&gt;12</b> is kept')
  expect(page).toContain('href="/results?exam=CEE-07&amp;candidate=08%3Cb%3E12"')
})

test('a form that was posted is not posted again by itself', async () => {
  door.open = false
  const answer = await open('/sign-in', 'POST')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('refresh')).toBeNull()
  expect(await answer.text()).toContain('Nothing was changed')
})

test('health checks, the files of pages, and whoever is signed in come first', async () => {
  door.open = false
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${app.url}/assets/none.js`)).status).toBe(404)
  expect((await ask({ cookie: 'pravesh_access=anything' })).status).toBe(200)
})

test('who is turned away before all of the question has come may ask again over the same connection', async () => {
  door.open = true
  await ask()
  const body = JSON.stringify(question)
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  door.open = false
  const { everything, socket } = talk(app.url)
  socket.write(head)
  await eventually(() => expect(everything()).toMatch(/^HTTP\/1.1 503 [\s\S]*UNAVAILABLE/))
  expect(everything()).toContain('x-content-type-options: nosniff')
  door.open = true
  socket.write(`${body}${head}${body}`)
  await eventually(() => expect(everything()).toMatch(/HTTP\/1.1 200 [\s\S]*"exams"/))
  socket.destroy()
})

test('everybody who is turned away is counted, also whom no request was made of', async () => {
  door.open = false
  const requests = vi.fn()
  // Not all of them: some ask a database, which in this process may be that of a test before.
  const counted = async () => {
    const measured = await register.getSingleMetric('pravesh_http_request_duration_seconds')?.get()
    const values = measured?.values as MetricValueWithName<string>[]
    return values.find(
      ({ metricName, labels }) =>
        metricName?.endsWith('_count') && labels.route === '/graphql' && labels.status === 503,
    )?.value
  }
  const { ask, socket } = talk(app.url)
  await ask(bytesOf())
  const before = await counted()
  app.app.server.on('request', requests)
  for (let time = 0; time < 3; time++) await ask(bytesOf())
  app.app.server.off('request', requests)
  expect(requests).toHaveBeenCalledTimes(1)
  expect(await counted()).toBe(Number(before) + 3)
  socket.destroy()
})

test('what comes after an upgrade is not the request of somebody else', async () => {
  door.open = false
  const { server } = app.app
  const requests: string[] = []
  const note = ({ method, url }: IncomingMessage) => requests.push(`${method} ${url}`)
  const upgraded = new Promise<string>((resolve) =>
    server.once('upgrade', (_request, socket) =>
      socket.once('data', (bytes: Buffer) => {
        resolve(bytes.toString())
        socket.destroy()
      }),
    ),
  )
  const one = talk(app.url)
  expect(statuses(await one.ask(bytesOf()))).toEqual([503])
  one.socket.write(head('GET /', { connection: 'upgrade', upgrade: 'anything' }))
  await eventually(() => expect(server.listenerCount('upgrade')).toBe(0))
  // Gets the parser that has become free.
  const other = talk(app.url)
  await once(server, 'connection')
  server.on('request', note)
  one.socket.write(bytesOf())
  expect(await upgraded).toBe(bytesOf())
  expect(requests).toEqual([])
  server.off('request', note)
  for (const { socket } of [one, other]) socket.destroy()
})

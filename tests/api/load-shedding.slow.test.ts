import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type MetricValueWithName, register } from 'prom-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { head } from '#tests/support/faults/raw-client.ts'
import { question as bytesOf, openRawConnection } from '#tests/support/http/raw-http.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { Exams } from '#tests/support/results/results-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { ClosableAdmission } from '#tests/support/server/closable-admission.ts'

let app: TestApp
const admission = new ClosableAdmission({ maxWaitMs: 1_000 })
/** Keeps requests waiting for longer than a slow machine takes. */
let patientApp: TestApp
const patient = new ClosableAdmission({ maxWaitMs: 60_000 })
beforeAll(async () => {
  app = await testApp({ admission, settings: { METRICS_PORT: '0' } })
  patientApp = await testApp({ admission: patient })
})
afterAll(() => Promise.all([app.close(), patientApp.close()]))

const question = { query: '{ exams { id } }' }
const ask = (
  headers: Record<string, string> = {},
  { of = app, signal }: { of?: TestApp; signal?: AbortSignal } = {},
) =>
  fetch(`${of.url}/graphql`, {
    method: 'POST',
    ...(signal && { signal }),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(question),
  })
const open = (
  path: string,
  { method = 'GET', of = app, signal }: { method?: string; of?: TestApp; signal?: AbortSignal } = {},
) => fetch(of.url + path, { method, headers: { accept: 'text/html,*/*' }, ...(signal && { signal }) })

test('past capacity a visitor is told to come back, and when', async () => {
  admission.open = false
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })

  admission.open = true
  expect((await ask()).status).toBe(200)
})

test.each([
  ['a look-up', 200, () => ask({}, { of: patientApp })],
  // This app has no pages.
  ['a page', 404, () => open('/results', { of: patientApp })],
])('%s that finds no place is answered when there is one', async (_what, status, request) => {
  patient.open = false
  const answer = request()
  await eventually(() => expect(patient.waiting).toBe(1))
  patient.open = true
  expect((await answer).status).toBe(status)
})

test.each([
  ['a look-up', (signal: AbortSignal) => ask({}, { of: patientApp, signal })],
  ['a page', (signal: AbortSignal) => open('/results', { of: patientApp, signal })],
])('%s whose client leaves while it waits is not admitted', async (_what, request) => {
  patient.open = false
  const canAdmitLater = vi.spyOn(patient, 'canAdmitLater')
  const leave = new AbortController()
  const answer = request(leave.signal)
  await eventually(() => expect(patient.waiting).toBe(1))
  leave.abort()
  await expect(answer).rejects.toThrow()
  expect(await canAdmitLater.mock.results[0]?.value).toBe(false)
  patient.open = true
  expect([patient.places, patient.waiting]).toEqual([0, 0])
})

test('a request with a large body does not wait', async () => {
  admission.open = false
  const { everything, socket } = openRawConnection(app.url)
  socket.write(
    'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999\r\n\r\n{',
  )
  await eventually(() => expect(everything()).toContain('503'))
  expect(admission.waiting).toBe(0)
  socket.destroy()
})

test('a browser without scripts gets a page that asks the same again, with what was typed', async () => {
  admission.open = false
  const answer = await open('/results?exam=CEE-07&candidate=08%3Cb%3E12')
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('refresh'))).toBeGreaterThanOrEqual(5)
  const page = await answer.text()
  expect(page).toContain('Your Candidate ID <b>08&lt;b&gt;12</b> is kept')
  expect(page).toContain('href="/results?exam=CEE-07&amp;candidate=08%3Cb%3E12"')
  expect((await open('/graphql-x')).headers.get('content-type')).toContain('text/html')
})

const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
test.each([
  ['to the Nepali page who chose it', '/results?exam=CEE-07', fromElsewhere, '/ne/results?exam=CEE-07'],
  ['to the Nepali home page', '/', fromElsewhere, '/ne'],
  ['nowhere else who follows a link of the site', '/results', { 'sec-fetch-site': 'same-origin' }, undefined],
  ['nowhere else who opens a file', '/files/results.ics?exam=CEE-07', fromElsewhere, undefined],
])('a page that says to come back leads %s', async (_whom, path, from, next) => {
  admission.open = false
  const { ask, socket } = openRawConnection(app.url)
  const [answer] = await ask(head(`GET ${path}`, { accept: 'text/html', cookie: 'language=ne', ...from }))
  socket.destroy()
  expect(answer?.status).toBe(503)
  const [, url] = answer?.headers.refresh?.split('; url=') ?? []
  expect(url).toBe(next)
  expect(answer?.body).toContain(`href="${next ?? path}"`)
  expect(answer?.body).toContain(next === undefined ? '<html lang="en">' : '<html lang="ne">')
})

test('a form that was posted is not posted again by itself', async () => {
  admission.open = false
  const answer = await open('/sign-in', { method: 'POST' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('refresh')).toBeNull()
  expect(await answer.text()).toContain('Nothing was changed')
})

test('health checks, the files of pages, and whoever is signed in come first', async () => {
  admission.open = true
  const admin = app.as('ADMIN')
  await admin.run(Exams)
  admission.open = false
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${app.url}/assets/none.js`)).status).toBe(404)
  expect((await ask({ cookie: `pravesh_access=${admin.cookies.get('pravesh_access')}` })).status).toBe(200)
})

test.each([
  ['GET', '/graphql?query=%7B__typename%7D'],
  ['GET', '/results'],
  ['POST', '/graphql'],
  ['POST', '/sign-in'],
])('the content type of an upload opens no %s %s to visitors', async (method, path) => {
  admission.open = false
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': '1' }
  expect((await fetch(app.url + path, { method, headers })).status).toBe(503)
})

test('who is turned away before all of the question has come may ask again over the same connection', async () => {
  admission.open = true
  await ask()
  const body = JSON.stringify(question)
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  admission.open = false
  const { everything, socket } = openRawConnection(app.url)
  socket.write(head)
  await eventually(() => expect(everything()).toMatch(/^HTTP\/1.1 503 [\s\S]*UNAVAILABLE/))
  expect(everything()).toContain('x-content-type-options: nosniff')
  admission.open = true
  socket.write(`${body}${head}${body}`)
  await eventually(() => expect(everything()).toMatch(/HTTP\/1.1 200 [\s\S]*"exams"/))
  socket.destroy()
})

test('everybody who is turned away is counted', async () => {
  admission.open = false
  // Not all of them: some ask a database, which in this process may be that of a test before.
  const counted = async () => {
    const measured = await register.getSingleMetric('pravesh_http_request_duration_seconds')?.get()
    const values = measured?.values as MetricValueWithName<string>[]
    return values.find(
      ({ metricName, labels }) =>
        metricName?.endsWith('_count') && labels.route === '/graphql' && labels.status === 503,
    )?.value
  }
  const { ask, socket } = openRawConnection(app.url)
  await ask(bytesOf())
  const before = await counted()
  for (let time = 0; time < 3; time++) await ask(bytesOf())
  expect(await counted()).toBe(Number(before) + 3)
  socket.destroy()
})

test('requests for missing files take no places for good', async () => {
  admission.open = true
  for (const path of ['/files/notices/none/none.pdf', '/files/thumbnails/none', '/none.txt', '/none']) {
    for (let time = 0; time < 10; time++) expect((await open(path)).status).toBe(404)
  }
  await eventually(() => expect(admission.places).toBe(0))
})

test('metrics show places and requests that wait', async () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const gauge = async (name: string) => (await register.getSingleMetric(name)?.get())?.values[0]?.value
  admission.open = true
  admission.take(response, 4)
  expect(await gauge('pravesh_admission_places')).toBe(admission.places)
  admission.release(response)
  expect(await gauge('pravesh_admission_waiting')).toBe(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
const lines: string[] = []

beforeAll(async () => {
  app = await testApp({
    renderer: sourceRenderer(),
    log: createLog({ level: 'info', pretty: false, to: { write: (line) => void lines.push(line) } }),
  })
})
afterAll(() => app.close())

const idsIn = [
  '/results%3Fcandidate=081000',
  '/results/081000',
  '/081000/',
  '/news/081000',
  '/courses/081000',
  '/attachments/081000',
  '/%E0%A4%A/081000',
  '/results?candidate=081000',
]

test.each(idsIn)('the log does not hold the ID of %s', async (path) => {
  lines.length = 0
  await app.app.inject({ method: 'GET', url: path })
  expect(lines.join('')).not.toContain('081000')
})

test.each([
  ['/resluts', '/resluts'],
  ['/wp-login.php?token=abc', '/wp-login.php'],
  ['/ne/nwes/081000', '/ne/nwes/*'],
  ['/cee/%E0%A4%95', '/cee/*'],
  [`/reset/${'a'.repeat(40)}`, '/reset/*'],
])('the log names the unknown address %s as %s', async (url, path) => {
  lines.length = 0
  await app.app.inject({ method: 'GET', url })
  await eventually(() =>
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ statusCode: 404, path }]),
  )
})

test('the log does not hold the code of a slip, which may be of letters alone', async () => {
  lines.length = 0
  await app.app.inject({ method: 'GET', url: '/verify/ABCDE-FGHJK-MNPQR-STVWX' })
  // The line is written when the answer has been sent, which may be after it was received.
  await eventually(() =>
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ statusCode: 303, path: '/verify/*' }]),
  )
})

test('the log names the path of a page that there is', async () => {
  lines.length = 0
  await app.app.inject({ method: 'GET', url: '/results' })
  expect(lines.join('')).toContain('"path":"/results"')
})

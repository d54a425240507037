import { createHmac, randomBytes } from 'node:crypto'
import { base64url } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { OperationExecutor } from '#server/api/operation-executor.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import fc from '#tests/support/project/fuzz.ts'
import { Exams } from '#tests/support/results/results-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { ClosableAdmission } from '#tests/support/server/closable-admission.ts'

const admission = new ClosableAdmission()
let app: TestApp
let rendered = 0
let owner: string
let key: { id: string; secret: Buffer }
beforeAll(async () => {
  app = await testApp({ admission, renderer: sourceRenderer(() => rendered++) })
  await app.as('ADMIN').run(Exams)
  owner = cookiesOf(app.as('ADMIN').cookies)
  const [row] = await app.db.prisma.signingKey.findMany()
  key = { id: row?.id ?? '', secret: Buffer.from(row?.secret ?? '', 'base64url') }
  await ask({})
  await open({})
})
afterAll(() => app.close())
beforeEach(() => {
  admission.open = true
  rendered = 0
})

const cookiesOf = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const ask = (headers: Record<string, string>) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ exams { id } }' }),
  })
const open = (headers: Record<string, string>) => fetch(`${app.url}/overview`, { headers })

/** A token as the server makes them, but for the given claims. */
function token(o: { secret?: Uint8Array; kid?: string; claims?: Record<string, unknown> }): string {
  const encode = (part: object) => base64url.encode(JSON.stringify(part))
  const claims = {
    sub: '0190a0a0-0000-7000-8000-000000000000',
    sid: '0190a0a0-0000-7000-8000-000000000001',
    iss: 'pravesh',
    aud: 'pravesh:api',
    exp: Math.floor(Date.now() / 1000) + 600,
    ...o.claims,
  }
  const signed = `${encode({ alg: 'HS256', kid: o.kid ?? key.id })}.${encode(claims)}`
  return `${signed}.${base64url.encode(
    createHmac('sha256', o.secret ?? key.secret)
      .update(signed)
      .digest(),
  )}`
}

const word = fc.stringMatching(/^[\w.-]{0,60}$/)
const badToken = fc.oneof(
  word,
  fc.tuple(word, word, word).map((parts) => parts.join('.')),
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((secret) => token({ secret })),
  fc.uuid().map((kid) => token({ kid })),
  fc.integer({ min: 1, max: 1e9 }).map((exp) => token({ claims: { exp } })),
  fc.constantFrom('pravesh:device', 'pravesh:x', '').map((aud) => token({ claims: { aud } })),
  fc.constantFrom('x', '').map((iss) => token({ claims: { iss } })),
)
const refreshToken = fc.oneof(
  word,
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base64url.encode(bytes)),
)
/** Headers that claim a session which there is not. */
const claimed = fc.oneof(
  badToken.map((value) => ({ authorization: `Bearer ${value}` })),
  word.map((value) => ({ authorization: value })),
  fc
    .record({
      name: fc.constantFrom('pravesh_access', '__Host-pravesh_access', ' pravesh_access ', 'xpravesh_access'),
      value: badToken,
      refresh: fc.option(refreshToken),
    })
    .map(({ name, value, refresh }) => ({
      cookie: `${name}=${value}${refresh === null ? '' : `; pravesh_refresh=${refresh}`}`,
    })),
  refreshToken.map((value) => ({ cookie: `pravesh_refresh=${value}` })),
)

test('a claimed session gets the page that is cached for visitors', async () => {
  await fc.assert(
    fc.asyncProperty(claimed, async (headers) => {
      const answer = await open(headers)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      await answer.arrayBuffer()
    }),
  )
  expect(rendered).toBe(0)
})

test('a claimed session is answered as a visitor', async () => {
  const answer = vi.spyOn(OperationExecutor.prototype, 'answer')
  await fc.assert(
    fc.asyncProperty(claimed, async (headers) => {
      expect((await ask(headers)).status).toBe(200)
    }),
  )
  expect(answer).toHaveBeenCalled()
  for (const [, , { forVisitor }] of answer.mock.calls) expect(forVisitor).toBe(true)
})

test('past capacity a claimed session is turned away like every visitor', async () => {
  admission.open = false
  await fc.assert(
    fc.asyncProperty(claimed, async (headers) => {
      for (const one of [await ask(headers), await open(headers)]) {
        expect(one.status).toBe(503)
        await one.arrayBuffer()
      }
    }),
  )
})

test('whoever has a session comes first, is never given what is cached, and uploads at any time', async () => {
  const headers = { cookie: owner }
  admission.open = false
  expect((await ask(headers)).status).toBe(200)
  const page = await open(headers)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(rendered).toBe(1)
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  // Refused for a missing part, not for lack of room.
  expect((await ask({ ...headers, ...multipart })).status).toBe(400)
})

test('past capacity a media type alone lets nobody in', async () => {
  admission.open = false
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await ask(headers)).status).toBe(503)
  expect((await open(headers)).status).toBe(503)
  expect(
    (await open({ ...headers, authorization: `Bearer ${token({ secret: randomBytes(32) })}` })).status,
  ).toBe(503)
})

test('a page renews a session once its access token is gone, and only then', async () => {
  const browser = app.newClient()
  for (const [name, value] of app.as('ADMIN').cookies) browser.cookies.set(name, value)
  browser.cookies.delete('pravesh_access')
  const page = await browser.fetch('/overview')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(browser.cookies.has('pravesh_access')).toBe(true)
})

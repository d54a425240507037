import { afterAll, beforeAll, expect, test } from 'vitest'
import { WhoAmI } from '#tests/support/people/account-operations.ts'
import { addAccount, accountPassword as password } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// The forms for signing in and out, as browsers without JavaScript send them.

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function send(fields: Record<string, string>, { path = '/auth', browser = app.newClient() } = {}) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(fields).toString()
  const response = await browser.fetch(path, { method: 'POST', headers, body })
  const { viewer } = await browser.run(WhoAmI)
  return [response.status, response.headers.get('location'), viewer.role]
}

test('signs in and goes back to the page, which knows the way on', async () => {
  await addAccount(app, { email: 'a@example.com' })
  const path = '/ne/auth?next=%2Fresults&failed=credentials'
  expect(await send({ email: 'a@example.com', password }, { path })).toEqual([
    303,
    '/ne/auth?next=%2Fresults',
    'STUDENT',
  ])
  expect(await send({ email: 'a@example.com', password })).toEqual([303, '/auth', 'STUDENT'])
})

test('says why it signs nobody in', async () => {
  await addAccount(app, { email: 'closed@example.com', disabledAt: new Date() })
  await addAccount(app, { email: 'new@example.com', emailVerifiedAt: null })
  const reason = async (fields: Record<string, string>) => send(fields, { path: '/auth?next=%2Fresults' })
  const failed = (why: string) => [303, `/auth?next=%2Fresults&failed=${why}`, null]
  expect(await reason({ email: 'closed@example.com', password })).toEqual(failed('closed'))
  expect(await reason({ email: 'new@example.com', password })).toEqual(failed('unconfirmed'))
  expect(await reason({ email: 'nobody@example.com', password })).toEqual(failed('credentials'))
  expect(await reason({})).toEqual(failed('incomplete'))
})

test('says so after too many attempts, with the right password, too', async () => {
  await addAccount(app, { email: 'guessed@example.com' })
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await send({ email: 'guessed@example.com', password: 'wrong' }))[1]).toBe(
      '/auth?failed=credentials',
    )
  expect(await send({ email: 'guessed@example.com', password })).toEqual([303, '/auth?failed=limited', null])
})

test.each(['/auth', '/ne/auth'])('signs out and leads to %s', async (page) => {
  const browser = app.newClient()
  await addAccount(app, { email: `leaves${page.length}@example.com` })
  await send({ email: `leaves${page.length}@example.com`, password }, { browser })
  const cookies = browser.cookieHeader()
  const path = page.replace('auth', 'sign-out')
  expect(await send({}, { path, browser })).toEqual([303, page, null])
  // That the browser is known is no session.
  expect([...browser.cookies.keys()]).toEqual(['pravesh_device'])
  // The session itself is over.
  const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true', cookie: cookies }
  const body = JSON.stringify({ query: 'mutation { refreshSession { expiresAt } }' })
  const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body })
  expect((await answer.json()).data?.refreshSession ?? null).toBeNull()
  expect(await send({}, { path })).toEqual([303, page, null])
})

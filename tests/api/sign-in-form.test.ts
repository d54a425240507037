import { afterAll, beforeAll, expect, test } from 'vitest'
import { WhoAmI } from '#tests/support/people/account-operations.ts'
import { addAccount, accountPassword as password } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// The form of the page for signing in, as browsers without JavaScript send it.

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

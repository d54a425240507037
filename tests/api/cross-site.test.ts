import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { WhoAmI } from '#tests/support/people/account-operations.ts'
import { accountPassword, addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let browser: ApiClient

beforeAll(async () => {
  app = await testApp({ settings: { PUBLIC_URL: 'http://portal.example' } })
  await addAccount(app, { email: 'chandra@example.com' })
  browser = await signedInBrowser(app, 'chandra@example.com')
})
afterAll(() => app.close())

const signOut = JSON.stringify({ query: 'mutation { signOut }' })
const signedIn = async () => (await browser.run(WhoAmI)).viewer.role !== null

describe('a page of another site', () => {
  const json = { 'content-type': 'application/json' }

  test.each<[string, Record<string, string>]>([
    ['says the browser', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['on a sibling host, says the browser', { ...json, 'sec-fetch-site': 'same-site' }],
    ['says its origin', { ...json, origin: 'https://evil.example' }],
    ['hides its origin', { ...json, origin: 'null' }],
    ['sends a plain form', { 'content-type': 'text/plain', origin: 'https://evil.example' }],
    ['sends a plain form from an old browser', { 'content-type': 'text/plain' }],
    ['sends an urlencoded form from an old browser', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('cannot make a browser sign out: it %s', async (_case, headers) => {
    const response = await browser.fetch('/graphql', { method: 'POST', headers, body: signOut })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await signedIn()).toBe(true)
  })

  test('cannot send files', async () => {
    const body = new FormData()
    body.set('operations', signOut)
    body.set('map', '{}')
    const response = await browser.fetch('/graphql', { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await signedIn()).toBe(true)
  })

  test('cannot change anything by an address alone', async () => {
    const response = await browser.fetch(`/graphql?query=${encodeURIComponent('mutation { signOut }')}`, {
      headers: { 'apollo-require-preflight': 'true' },
    })
    expect(response.status).toBe(405)
    expect(await signedIn()).toBe(true)
  })

  test.each(['/auth', '/ne/auth'])('cannot sign a browser in by %s', async (path) => {
    const response = await app.newClient().fetch(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ email: 'chandra@example.com', password: accountPassword }),
    })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each(['/sign-out', '/ne/sign-out'])('cannot sign a browser out by %s', async (path) => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const body = new URLSearchParams()
    expect((await browser.fetch(path, { method: 'POST', headers, body })).status).toBe(403)
    expect(await signedIn()).toBe(true)
  })

  test('is given no permission to read answers', async () => {
    const response = await browser.fetch('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('our own pages', () => {
  test.each<[string, Record<string, string>]>([
    ['say the browser', { 'sec-fetch-site': 'same-origin' }],
    ['have our public origin', { origin: 'http://portal.example' }],
  ])('may: they %s', async (_case, headers) => {
    const body = JSON.stringify({ query: 'mutation { refreshSession { expiresAt } }' })
    const response = await browser.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    expect(response.status).toBe(200)
    expect((await response.json()).data.refreshSession).not.toBeNull()
  })
})

describe('the sign-in form without a script', () => {
  const submit = (fields: Record<string, string>, address = '/auth') =>
    app.newClient().fetch(address, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    })

  test('signs in and goes back to its page, which leads on', async () => {
    const response = await submit(
      { email: 'Chandra@example.com', password: accountPassword },
      '/auth?next=%2Fadmin&failed=credentials',
    )
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/auth?next=%2Fadmin')
    expect(response.headers.getSetCookie()).toHaveLength(3)
  })

  test.each([
    ['credentials', { email: 'chandra@example.com', password: 'not this' }],
    ['incomplete', { email: 'chandra@example.com', password: '' }],
    ['unconfirmed', { email: 'devi@example.com', password: accountPassword }],
    ['closed', { email: 'eka@example.com', password: accountPassword }],
  ])('says why not: %s', async (reason, fields) => {
    await app.db.prisma.user.deleteMany({ where: { email: { in: ['devi@example.com', 'eka@example.com'] } } })
    await addAccount(app, { email: 'devi@example.com', emailVerifiedAt: null })
    await addAccount(app, { email: 'eka@example.com', disabledAt: new Date() })
    const response = await submit(fields, '/auth?next=%2Fadmin')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/auth?next=%2Fadmin&failed=${reason}`)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

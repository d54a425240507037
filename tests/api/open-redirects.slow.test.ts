import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { rawRequest } from '#tests/support/http/raw-request.ts'
import { accountPassword, addAccount } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const OURS = 'https://institute.example'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer(), settings: { PUBLIC_URL: OURS } })
  await addAccount(app, { email: 'chandra@example.com', role: 'ADMIN' })
})
afterAll(() => app.close())

/** Where a link of somebody else's would like people to end up after signing in. */
const nexts = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/admin/..//evil.example',
  'https:evil.example',
  'http:/evil.example',
  '@evil.example',
  '.evil.example',
  '/%2f/evil.example',
  '/\r\nLocation: https://evil.example',
  'javascript:alert(1)',
  'data:text/html,evil.example',
]

/** Where a browser goes from there. */
const goal = (location: string | null) => new URL(location ?? '', `${OURS}/auth`)

describe.each(nexts)('going on to %j', (next) => {
  const address = `/auth?${new URLSearchParams({ next: next })}`

  test('leads whoever is signed in to a page of ours', async () => {
    const answer = await app.as('ADMIN').fetch(address)
    expect(answer.status).toBe(302)
    expect(goal(answer.headers.get('location')).origin).toBe(OURS)
  })

  test('is no link or form of the sign-in page', async () => {
    const html = await (await app.as('VISITOR').fetch(address)).text()
    const addresses = Array.from(
      html.matchAll(/\s(?:href|src|action|formaction|content)="([^"]*)"/g),
      ([, value = '']) => value.replaceAll('&amp;', '&'),
    )
    expect(addresses.length).toBeGreaterThan(20)
    for (const value of addresses) {
      if (URL.canParse(value, OURS)) expect(new URL(value, OURS).hostname).not.toContain('evil')
      expect(value).not.toMatch(/^\s*(javascript|data):/i)
    }
  })

  test('leads whoever signs in without a script to a page of ours', async () => {
    const browser = app.newClient()
    const body = new URLSearchParams({ email: 'chandra@example.com', password: accountPassword })
    const first = await browser.fetch(address, { method: 'POST', body })
    expect(first.status).toBe(303)
    const back = goal(first.headers.get('location'))
    expect([back.origin, back.pathname]).toEqual([OURS, '/auth'])
    const second = await browser.fetch(back.pathname + back.search)
    expect(second.status).toBe(302)
    expect(goal(second.headers.get('location')).origin).toBe(OURS)
  })
})

test.each([
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/%5cevil.example/',
  '/%2fevil.example/',
  '/%09/evil.example/',
  '/.//evil.example/',
  '/x/..//evil.example/',
])('the tidy form of %s is on this site', async (path) => {
  const { status, headers } = await rawRequest(app.url, path)
  expect([301, 400, 404]).toContain(status)
  expect(goal(headers.location ?? '/').origin).toBe(OURS)
})

test.each([
  ['host', 'evil.example'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['forwarded', 'host=evil.example'],
])('an address of ours does not follow the header %s', async (name, value) => {
  for (const path of ['/', '/admin', '/news/', '/news/feed.xml', '/sitemap.xml', '/robots.txt']) {
    const { headers, body } = await rawRequest(app.url, path, { headers: { [name]: value } })
    expect(goal(headers.location ?? '/').origin).toBe(OURS)
    expect(body, path).not.toContain(value)
  }
})

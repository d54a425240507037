import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const publicUrl = 'https://institute.example'

let api: TestApp
beforeAll(async () => {
  api = await testApp({ renderer: sourceRenderer(), settings: { PUBLIC_URL: publicUrl } })
})
afterAll(() => api.close())

async function open(path: string, who: ApiClient = api.as('VISITOR')) {
  const response = await who.fetch(path)
  const html = await response.text()
  return { status: response.status, headers: response.headers, html }
}

test('the home page is complete in its HTML', async () => {
  const { status, headers, html } = await open('/')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=1, stale-while-revalidate=5, stale-if-error=60',
  )
  expect(/<!--(head|page|state)-->/.exec(html)).toBeNull()
  const page = readPage(html)
  expect(page).toMatchObject({
    title: [api.site.name],
    canonical: `${publicUrl}/`,
    robots: undefined,
    description: api.site.description,
  })
  expect(page.main).toContain(api.site.tagline)
})

test('everything that the page asked for travels with it', async () => {
  const { state } = readPage((await open('/')).html)
  expect(state.router.loaderData).toHaveProperty(['root', 'site', 'name'], api.site.name)
  expect(state.router.loaderData).toHaveProperty(['root', 'viewer', 'role'], null)
  expect(state.router.errors).toBeNull()
  expect(Object.values(state.router.loaderData)).not.toContain(undefined)
})

test.each([
  '/',
  '/courses',
  '/contact',
  '/privacy-policy',
  '/news',
  '/videos',
  '/results',
  '/verify',
  '/auth',
])('%s carries its data once: nothing of it is in the cache of Apollo Client', async (path) => {
  const { state } = readPage((await open(path)).html)
  expect(state.apollo).toEqual({})
})

test('HEAD answers like GET, without the page', async () => {
  const response = await api.as('VISITOR').fetch('/', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toBe('')
})

describe('an unknown address', () => {
  test.each(['/no-such-page', '/results/no/such', '/admin/no-such-page', '/%E0%A4%A8'])(
    '%s answers 404 with a page that leads home',
    async (path) => {
      const { status, html } = await open(path)
      expect(status).toBe(404)
      const page = readPage(html)
      expect(page).toMatchObject({ robots: 'noindex', canonical: undefined })
      expect(page.title).toEqual([`Page not found · ${api.site.name}`])
      expect(page.main).toContain('Back to home')
    },
  )

  test.each(['/favicon.png', '/wp-login.php', '/assets/old-chunk-4f2a.js', '/.env'])(
    '%s looks like a file and costs no page',
    async (path) => {
      const { status, headers, html } = await open(path)
      expect(status).toBe(404)
      expect(headers.get('content-type')).toContain('text/plain')
      expect(html).toBe('Not found')
    },
  )

  test.each([
    ['/about.html', 'en', 'Page not found', '/'],
    ['/wp-login.php', 'en', 'Page not found', '/'],
    ['/ne/courses.php', 'ne', 'पृष्ठ भेटिएन', '/ne'],
  ])('%s, opened as a page, has one that leads home', async (path, locale, title, home) => {
    const headers = { accept: 'text/html,application/xhtml+xml' }
    const response = await api.as('VISITOR').fetch(path, { headers })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<a href="${home}">`)
    expect(html).not.toContain('<script')
  })

  test.each([
    '/media/x/y',
    '/media/0190a5b2-0000-7000-8000-000000000000/a.png',
    '/files/exam_results/x',
    '/files/x.pdf',
  ])('%s is told in the language that the reader has chosen', async (path) => {
    const headers = { accept: 'text/html', cookie: 'language=ne' }
    const response = await fetch(api.url + path, { headers })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<h1>पृष्ठ भेटिएन</h1>')
  })

  test('what is not an address at all is refused', async () => {
    expect((await api.app.inject({ method: 'GET', url: '/%' })).statusCode).toBe(400)
  })
})

describe('a guarded page', () => {
  const path = '/admin/results?sort=title'

  test.each(['VISITOR', 'STUDENT', 'TEACHER'] as const)('sends a %s to sign in, and back', async (who) => {
    const { status, headers, html } = await open(path, api.as(who))
    expect(status).toBe(302)
    expect(headers.get('location')).toBe('/auth?next=%2Fadmin%2Fresults%3Fsort%3Dtitle&denied=ADMIN')
    expect(html).toBe('')
  })

  test('opens for an admin, with the session to keep alive, and is kept by no cache', async () => {
    const { status, headers, html } = await open(path, api.as('ADMIN'))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(readPage(html).state.router.loaderData).toHaveProperty(['root', 'viewer', 'role'], 'ADMIN')
    expect(readPage(html).state.router.loaderData).toHaveProperty(['root', 'viewer', 'session', 'expiresAt'])
  })

  test('opens for an admin whose access ran out, and renews it on the way', async () => {
    const admin = api.as('ADMIN')
    await admin.fetch('/healthz')
    const names = [...admin.cookies.keys()]
    const access = names.find((name) => /access/i.test(name)) ?? ''
    expect(admin.cookies.delete(access)).toBe(true)
    const { status } = await open(path, admin)
    expect(status).toBe(200)
    expect([...admin.cookies.keys()].toSorted()).toEqual(names.toSorted())
  })
})

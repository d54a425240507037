import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { sentOperation } from '#tests/support/browser/sent-operation.ts'

/** Notes what a page asks the server for: operations of the API and script files. */
function requestsOf(page: Page) {
  const seen = { operations: [] as string[], scripts: [] as string[], documents: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/graphql') seen.operations.push(sentOperation(request).operationName)
    if (request.resourceType() === 'script') seen.scripts.push(pathname)
    if (request.resourceType() === 'document') seen.documents.push(pathname)
  })
  return seen
}

/** Waits until React has taken over the page. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

for (const path of ['/', '/news', '/results', '/results?exam=CEE-MODEL-08&candidate=081001', '/auth']) {
  test(`${path} brings its data along and asks nothing again`, async ({ page }) => {
    const seen = requestsOf(page)
    await page.goto(path)
    await hydrated(page)
    expect(seen.operations).toEqual([])
  })
}

test('going on in the site loads no document and only the new page', async ({ page }) => {
  const seen = requestsOf(page)
  await page.goto('/')
  await hydrated(page)
  const scripts = seen.scripts.splice(0)
  await page.getByRole('banner').getByRole('link', { name: 'Results' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Results' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(seen.documents).toEqual(['/'])
  expect(seen.scripts.filter((script) => scripts.includes(script))).toEqual([])

  const operations = seen.operations.length
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText('Since 1996')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Results' })).toBeVisible()
  expect(seen.documents).toEqual(['/'])
  // Data of the first page is not kept twice: coming back asks for its content once.
  expect(seen.operations.slice(operations).sort()).toEqual(['Home', 'HomeCourses', 'NoticeBoard'])
})

test('a page that stayed open over a release loads the new one when its chunks are gone', async ({
  page,
  watch,
}) => {
  const gone = /\/assets\/results-/
  const missing = new Set<string>()
  await page.goto('/')
  await hydrated(page)
  await page.route(gone, (route) => {
    const path = new URL(route.request().url()).pathname
    // Pointing at the link asks for it ahead, following it once more.
    if (!missing.has(path)) watch.expectResponse(404, path)
    missing.add(path)
    return route.fulfill({ status: 404, body: 'Not found' })
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'Results' })
  const ahead = page.waitForResponse(gone)
  await link.hover()
  await ahead
  const document = page.waitForRequest((request) => request.resourceType() === 'document')
  await link.click()
  expect(new URL((await document).url()).pathname).toBe('/results')
  await page.unroute(gone)
})

test('scripts and styles are kept by browsers and travel compressed', async ({ page, request }) => {
  const seen = requestsOf(page)
  await page.goto('/')
  await hydrated(page)
  const answer = await request.get(seen.scripts[0] ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
})

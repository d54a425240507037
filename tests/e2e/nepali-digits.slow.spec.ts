import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSite } from '#server/config/demo-site.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { watchPages } from '#tests/support/browser/page-watch.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { scanPdf } from '#tests/support/files/scan-pdf.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'

let folder: string
let institute: RunningServer
test.beforeAll(async () => {
  // A server of its own, whose first start makes a database.
  test.setTimeout(180_000)
  folder = await mkdtemp(join(tmpdir(), 'pravesh-digits-'))
  const site = { ...demoSite, nepaliDigits: 'DEVANAGARI' }
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
  institute = await startBuiltServer({ SITE_CONFIG: join(folder, 'site.json') })
})
test.afterAll(async () => {
  await institute?.stop()
  await removeFolder(folder)
})

const sheet = '?exam=CEE-MODEL-07&candidate=081000'

test('Nepali pages have Devanagari digits before and after hydration, English ones none', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: institute.url, viewport: { width: 390, height: 844 } })
  const watch = watchPages(context, { ownUrl: institute.url, scripts: true })
  const page = await context.newPage()
  for (const path of [
    '/ne',
    '/ne/results',
    `/ne/results${sheet}`,
    '/ne/news',
    '/ne/courses',
    '/ne/verify?code=0000000000',
  ]) {
    const html = await (await context.request.get(path)).text()
    await page.goto(path)
    await expect(page.locator('html[data-live]')).toBeAttached()
    const shown = await page.getByRole('main').innerText()
    if (path.includes('candidate')) {
      expect(html).toContain('>०८१०००<')
      expect(shown).toContain('०८१०००')
      expect(shown).toMatch(/[०-९]+(\.[०-९]+)?%/)
      await expect(page.locator('input[name="candidate"]')).toHaveValue('081000')
    }
  }
  await page.goto(`/results${sheet}`)
  await expect(page.locator('html[data-live]')).toBeAttached()
  expect(await page.getByRole('main').innerText()).not.toMatch(/[०-९]/)
  watch.verify()
  await context.close()
})

test('an ID typed in Devanagari digits is found, and its slip in Nepali is genuine', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: institute.url })
  const page = await context.newPage()
  await page.goto('/ne/results?exam=CEE-MODEL-08')
  await page.locator('input[name="candidate"]').fill('०८१००१')
  await page.locator('input[name="candidate"]').press('Enter')
  const link = page.getByRole('link', { name: 'नतिजा पर्ची डाउनलोड गर्नुहोस् (PDF)' })
  const path = (await link.getAttribute('href')) ?? ''
  expect(new URLSearchParams(path.split('?')[1]).get('lang')).toBe('ne')
  const slip = await context.request.get(path)
  const { pathname, search } = new URL(await scanPdf(await slip.body()))
  expect(pathname).toBe('/ne/verify')
  await page.goto(pathname + search)
  await expect(page.getByRole('status').getByText('सक्कली', { exact: true })).toBeVisible()
  await page.goto(`/verify${search}`)
  await expect(page.getByRole('status').getByText('Genuine', { exact: true })).toBeVisible()
  await context.close()
})

test('a mail asked for on a Nepali page is asked for in Nepali', async ({ page }) => {
  for (const [path, language] of [
    ['/ne/reset-password', 'ne'],
    ['/reset-password', undefined],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html[data-live]')).toBeAttached()
    await page.locator('input[name=email]').fill('nobody@example.com')
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/graphql'),
    )
    await page.getByRole('main').getByRole('button').first().click()
    expect((await asked).headers()['x-language']).toBe(language)
  }
})

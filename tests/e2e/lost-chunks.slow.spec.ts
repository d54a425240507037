import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import type { PageWatch } from '#tests/support/browser/page-watch.ts'

/** Lets no script with this name through. */
async function lose(page: Page, watch: PageWatch, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => {
    watch.expectFailure(new URL(route.request().url()).pathname)
    return route.abort()
  })
}

async function lookUpByPin(page: Page): Promise<void> {
  await page.goto('/results?exam=CEE-MODEL-06')
  // React has taken over the page.
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('081000')
  await page.getByRole('textbox', { name: 'PIN' }).fill('428316')
  await page.getByRole('button', { name: 'Search Results' }).click()
}

test('a result by PIN stays when the script of its trend cannot be loaded', async ({ page, watch }) => {
  await lose(page, watch, 'result-trend')
  for (const time of ['first', 'second']) {
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/result-trend-'))
    await lookUpByPin(page)
    await lost
    await expect(page.getByRole('region', { name: /^Result of/ }), `${time} time`).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Look up another result' })).toBeVisible()
  }
})

test('a look-up by PIN is answered by the server when the script that asks cannot be loaded', async ({
  page,
  watch,
}) => {
  await lose(page, watch, 'browser-client')
  for (const time of ['first', 'second']) {
    await lookUpByPin(page)
    await expect(page.getByRole('region', { name: /^Result of/ }), `${time} time`).toBeVisible()
    await expect(page).toHaveURL('/results?exam=CEE-MODEL-06')
  }
})

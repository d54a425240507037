import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { test as base, expect } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'

// An internet connection from which as many candidates have been looked up as are free.

const FREE = 100
const address = (candidate: string) => `/results?exam=CEE-MODEL-07&candidate=${candidate}`

const test = base.extend({
  settings: [{ LOOK_UPS_PER_HOUR: String(FREE) }, { scope: 'worker' }],
  server: [
    async ({ server }, use) => {
      // Some numbers are nobody’s.
      for (let number = 0; number < FREE + 6; number++)
        await fetch(server.url + address(String(81_000 + number).padStart(6, '0')))
      await use(server)
    },
    { scope: 'worker' },
  ],
})

const result = (page: Page) => page.getByRole('region', { name: /^Result of/ })

test('the browser computes a little, and the result appears', async ({ page }) => {
  await page.goto('/results?exam=CEE-MODEL-07')
  const box = page.getByRole('textbox', { name: 'Candidate ID' })
  await box.fill('081121')
  await box.press('Enter')
  await expect(result(page)).toBeFocused()
})

test('a page that the server could not answer is answered once the browser has computed', async ({
  page,
  watch,
}) => {
  watch.expectResponse(429, '/results')
  await page.goto(address('081122'))
  await expect(result(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how long to wait', async ({ page, watch }) => {
    watch.expectResponse(429, '/results')
    await page.goto(address('081123'))
    await expect(page.getByText(/Please wait \d+ minutes and try again/)).toBeVisible()
    await photograph(page, 'results-check')
  })
})

test('while the browser computes, the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    // A key that is never derived.
    crypto.subtle.deriveBits = () => new Promise(() => {})
  })
  await page.goto('/results?exam=CEE-MODEL-07')
  const box = page.getByRole('textbox', { name: 'Candidate ID' })
  await box.fill('081124')
  await box.press('Enter')
  await expect(page.getByText('Checking that you are not a program…')).toBeVisible()
  await expect(page.getByText(/short calculation/)).toBeVisible()
  await expectAccessible(page, 'main')
  await photograph(page, 'results-computing')
})

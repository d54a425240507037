import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { test as base, expect } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'

// An internet connection from which as many candidates have been looked up as are free.

const FREE = 20
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

test('the browser computes a little beside the page, and the result appears', async ({ page }) => {
  await page.goto('/results?exam=CEE-MODEL-07')
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
  const box = page.getByRole('textbox', { name: 'Candidate ID' })
  await box.fill('081090')
  await box.press('Enter')
  await expect(result(page)).toBeFocused()
  expect(workers).toEqual([expect.stringMatching(/proof-worker/)])
})

test('a page that the server could not answer is answered once the browser has computed', async ({
  page,
  watch,
}) => {
  watch.expectResponse(429, '/results')
  await page.goto(address('081021'))
  await expect(result(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it tries again by itself, and then has the result', async ({ page, watch }) => {
    // It waits up to a minute.
    test.slow()
    watch.expectResponse(429, '/results')
    await page.goto(address('081110'))
    await expect(page.getByText('Checking that you are not a program…')).toBeVisible()
    await expect(page.getByText(/This page tries again by itself in \d+ seconds/)).toBeVisible()
    await photograph(page, 'results-check')
    await expect(result(page)).toBeVisible({ timeout: 120_000 })
  })
})

test('while the browser computes, the page says so', async ({ page }) => {
  // A worker that never ends.
  await page.route(/proof-worker/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/results?exam=CEE-MODEL-07')
  const box = page.getByRole('textbox', { name: 'Candidate ID' })
  await box.fill('081040')
  await box.press('Enter')
  await expect(page.getByText('Checking that you are not a program…')).toBeVisible()
  await expect(page.getByText(/short calculation/)).toBeVisible()
  await expectAccessible(page, 'main')
  await photograph(page, 'results-computing')
})

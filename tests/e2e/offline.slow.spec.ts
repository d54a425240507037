import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'

test.use({ serviceWorkers: 'allow' })

const ready = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

test('a visit without a network keeps its address, and goes on when the network is back', async ({
  page,
  context,
  watch,
}) => {
  await page.goto('/contact')
  await ready(page)
  await context.setOffline(true)
  watch.expectResponse(503, '/results')
  watch.expectFailure('/results')
  await page.goto('/results?exam=CEE-MODEL-08&candidate=081001')
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await expect(page.getByText('We keep trying for you')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: /^Result of/ })).toBeVisible()
  await expect(page).toHaveURL('/results?exam=CEE-MODEL-08&candidate=081001')
})

test('the look-up on the home page keeps trying', async ({ page, watch }) => {
  await page.goto('/')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.route('/graphql', (route) => route.abort('internetdisconnected'))
  watch.expectFailure('/graphql')
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('081001')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Error/ })).toContainText('We keep trying for you')
  await expect(page.getByRole('textbox', { name: 'Candidate ID' })).toHaveValue('081001')
  await page.unroute('/graphql')
  // The page looks up in the newest exam, which may be one of another test.
  await expect(page.getByRole('region', { name: /^(?:Result of|No Results Found)/ })).toBeFocused()
})

test('the service worker is served to be looked after by browsers', async ({ request }) => {
  const answer = await request.get('/service-worker.js')
  expect(answer.headers()['content-type']).toContain('javascript')
  expect((await request.get('/')).headers()['content-security-policy']).toContain("worker-src 'self'")
})

import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'

test.use({ reducedMotion: 'no-preference' })

const institute = 'Himshikhar Entrance Academy'

test('a first visitor sees whose site this is', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(new RegExp(institute))
  await expect(page.getByRole('main')).toContainText(institute)
  await expectAccessible(page)
  await photograph(page, 'home')
})

test('an unknown address answers 404 and leads home', async ({ page, watch }) => {
  watch.expectResponse(404, '/no-such-page')
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'not-found')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText(institute)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is complete', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main')).toContainText(institute)
  })

  test('an unknown address still leads home', async ({ page, watch }) => {
    watch.expectResponse(404, '/no-such-page')
    await page.goto('/no-such-page')
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page.getByRole('main')).toContainText(institute)
  })
})

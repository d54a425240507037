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

for (const [path, name, count] of [
  ['/', 'Drawing: students', 1],
  ['/faculty', 'Drawing of', 7],
  ['/faculty?tab=teaching', 'Drawing of', 12],
  ['/infrastructure', 'Drawing of', 4],
] as const)
  test(`the demo shows its people and rooms at ${path}`, async ({ page }) => {
    await page.goto(path)
    const pictures = page.getByRole('main').getByRole('img', { name })
    await expect(pictures).toHaveCount(count)
    const widths = await pictures.evaluateAll((all) =>
      Promise.all(
        all.map(async (one) => {
          const picture = one as HTMLImageElement
          picture.loading = 'eager'
          await picture.decode()
          return picture.naturalWidth
        }),
      ),
    )
    expect(Math.min(...widths)).toBeGreaterThan(0)
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

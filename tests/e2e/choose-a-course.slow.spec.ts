import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a parent finds a course and the phone number', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Your Journey' }).click()
  await expect(page).toHaveURL('/courses')
  await page.getByRole('tab', { name: /^Paramedical/ }).click()
  await expect(page).toHaveURL('/courses?group=paramedical')
  await page.getByRole('link', { name: 'Learn More about B Optometry' }).click()
  const dialog = page.getByRole('dialog', { name: 'B Optometry' })
  await expect(dialog).toContainText('An optometrist is often the first')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Everything about B Optometry' }).click()
  await expect(page).toHaveURL('/courses/b-optometry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B Optometry')
  const call = page.getByRole('main').getByRole('link', { name: 'Call 01-5970124' })
  await expect(call).toHaveAttribute('href', 'tel:+97715970124')
})

test('a course that is not taught answers 404 and leads to those that are', async ({ page, watch }) => {
  watch.expectResponse(404, '/courses/astrology')
  const answer = await page.goto('/courses/astrology')
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'All courses' }).click()
  await expect(page).toHaveURL('/courses')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every course and every panel is there, and a result is one form away', async ({ page }) => {
    await page.goto('/courses')
    await page.getByRole('link', { name: 'Learn More about MBBS' }).click()
    await expect(page).toHaveURL('/courses/mbbs')
    await page.goto('/infrastructure')
    await expect(page.getByRole('heading', { name: 'Examination hall' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Power backup' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'BASLP' })).toBeVisible()
    await page.getByLabel('Candidate ID').fill('081001')
    await page.getByRole('button', { name: 'Search Results' }).click()
    await expect(page).toHaveURL(/\/results\?exam=CEE-MODEL-08&candidate=081001/)
    await expect(page.getByRole('main')).toContainText(/Passed|Failed/)
  })
})

test('forced colours show which tab is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/courses')
  const line = page.getByRole('tab', { selected: true }).first()
  const [shown, highlight] = await line.evaluate((tab) => {
    const sample = tab.ownerDocument.body.appendChild(tab.ownerDocument.createElement('p'))
    sample.style.background = 'Highlight'
    return [getComputedStyle(tab, '::after').backgroundColor, getComputedStyle(sample).backgroundColor]
  })
  expect(shown).toBe(highlight)
})

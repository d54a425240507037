import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { toast } from '#tests/support/browser/upload-page.ts'

const tagline = 'चिकित्सा र विज्ञानको भविष्य तय गर्ने'
const mission = 'जुनसुकै विद्यालयबाट आएको भए पनि'

test('pages show the texts of their language', async ({ page }) => {
  await page.goto('/ne')
  const main = page.getByRole('main')
  await expect(main).toContainText(tagline)
  await page.goto('/ne/mission')
  await expect(main).toContainText(mission)
  await expect(main.locator('[lang=en]')).toHaveCount(0)
  await page.goto('/mission')
  await expect(main).toContainText('To prepare every student')
  await expect(main).not.toContainText(mission)
})

test('a page that is reached by a link shows the same as one that is loaded', async ({ page }) => {
  await page.goto('/ne/overview')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.locator('header a[href="/ne"]').first().click()
  await expect(page).toHaveURL('/ne')
  await expect(page.getByRole('main')).toContainText('सफलताका कथा')
})

test('a Nepali text is typed beside the other, previewed and published', async ({ asAdmin: page }) => {
  await page.goto('/admin/website/contact-page')
  await page.getByRole('checkbox', { name: 'Edit the texts in Nepali, too' }).check()
  const nepali = page.getByLabel('Introduction in Nepali')
  const before = await nepali.inputValue()
  await nepali.fill('हामीलाई भेट्नुहोस् वा फोन गर्नुहोस्।')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Draft saved. Visitors do not see it.')).toBeVisible()
  const preview = await page.getByRole('link', { name: 'Preview in Nepali' }).getAttribute('href')
  const shown = await page.request.get(preview ?? '')
  expect(await shown.text()).toContain('हामीलाई भेट्नुहोस्')
  expect(await (await page.request.get('/ne/contact')).text()).not.toContain('हामीलाई भेट्नुहोस्')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Published. Visitors see it now.')).toBeVisible()
  await expect.poll(async () => (await page.request.get('/ne/contact')).text()).toContain('हामीलाई भेट्नुहोस्')
  // The seed as it was.
  await nepali.fill(before)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect
    .poll(async () => (await page.request.get('/ne/contact')).text())
    .not.toContain('हामीलाई भेट्नुहोस्')
})

test('a notice is typed in both languages, and its Nepali page shows what is there', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin/notices')
  await page.getByRole('button', { name: 'Add Notice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Notice' })
  await dialog.getByLabel('Title').fill('Blood donation')
  await dialog.getByLabel('Description').fill('On Friday in the hall.')
  await dialog.getByRole('checkbox', { name: 'Edit the texts in Nepali, too' }).check()
  await dialog.getByLabel('Title in Nepali').fill('रक्तदान कार्यक्रम')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publish notice' }).click()
  await expect(toast(page, 'Notice created successfully')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Blood donation' })
  await expect(row).toContainText('Nepali: 1 of 2 texts missing')

  await page.goto('/ne/news')
  await page.getByRole('link', { name: 'रक्तदान कार्यक्रम' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('रक्तदान कार्यक्रम')
  await expect(page.getByRole('main').locator('p[lang=en]')).toHaveText('On Friday in the hall.')
  await page.reload()
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'रक्तदान कार्यक्रम')
  await page.goto('/news')
  await expect(page.getByRole('main')).toContainText('Blood donation')
  await expect(page.getByRole('main')).not.toContainText('रक्तदान')

  await page.goto('/ne/admin/notices?search=blood')
  const inNepali = page.getByRole('row').filter({ hasText: 'रक्तदान कार्यक्रम' })
  await inNepali.getByRole('button', { name: /^मेटाउनुहोस्/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /मेटाउनुहोस्$/ })
    .click()
  await expect(inNepali).toHaveCount(0)
})

test('a half-filled draft is saved, marked in the list, and published when it is complete', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin/website/success-stories/new')
  await page.getByLabel('Title', { exact: true }).fill('A half story')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Draft saved. Visitors do not see it.')).toBeVisible()
  await expect(page.getByText('To fill in before this can be published')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/website/success-stories')
  const row = page.getByRole('row').filter({ hasText: 'A half story' })
  await expect(row).toContainText('Incomplete: 3 things to fill in')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publish (1)' }).click()
  await expect(page.getByText('1 entry was not published')).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(row.getByRole('checkbox')).toHaveCount(0)
})

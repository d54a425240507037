import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/account-e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'

test('staff find a candidate from any page by keyboard, and see everything that is kept', async ({
  asAdmin: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/notices')
  const box = page.getByRole('searchbox', { name: 'Search candidates, exams, notices and users' })
  await box.focus()
  await page.keyboard.type(' 81 001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/search\?search=81/)
  await expect(page.getByRole('heading', { name: 'Candidates' })).toBeVisible()
  await expectAccessible(page)
  await box.fill('cee')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Exams' })).toBeVisible()
  await photograph(page, 'search')
  await box.fill('nobody at all')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await photograph(page, 'search-nothing')

  await page.goto('/admin/search?search=081001')
  await page.getByRole('main').getByRole('link').filter({ hasNotText: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Candidate 081001', level: 1 })).toBeVisible()
  await expect(page.getByText('Shown').first()).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'candidate')
})

import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/account-e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'

const box = 'Search candidates, exams, notices and users'

for (const width of [390, 1280]) {
  test(`staff find candidates, exams, notices and users from any page by keyboard, at ${width} px`, async ({
    asAdmin: page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin/notices')
    const search = async (text: string, kind?: string) => {
      await page.getByRole('searchbox', { name: box }).fill(text)
      await page.keyboard.press('Enter')
      if (kind) await expect(page.getByRole('heading', { name: kind, level: 2 })).toBeVisible()
    }
    const open = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first().click()
    await page.getByRole('searchbox', { name: box }).focus()
    await page.keyboard.type(' 81 001')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/search\?search=81/)
    await expect(page.getByRole('heading', { name: 'Candidates' })).toBeVisible()
    await expectAccessible(page)
    await search('cee model', 'Exams')
    await photograph(page, 'search')
    await open('CEE Model Test 7')
    await expect(page.getByRole('heading', { name: 'CEE Model Test 7', level: 1 })).toBeVisible()
    await search('admin@', 'Users')
    await open('admin@demo.example')
    await expect(page.getByRole('row').filter({ hasText: 'admin@demo.example' })).toBeVisible()
    await search('nobody at all')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await photograph(page, 'search-nothing')
    await search('कमला रा', 'Candidates')
    await open('कमला राई')
    await expect(page.getByRole('heading', { name: 'Candidate 081000', level: 1 })).toBeVisible()
  })

  test(`a candidate’s page has everything that is kept, at ${width} px`, async ({ asAdmin: page }) => {
    await page.setViewportSize({ width, height: 844 })
    // A slip that was downloaded, of another candidate for each width.
    const candidate = width === 390 ? '081001' : '081003'
    await page.request.get(`/files/result-slip.pdf?exam=CEE-MODEL-08&candidate=${candidate}`)
    await page.goto(`/admin/candidate?id=${candidate}`)
    await expect(page.getByText('Shown').first()).toBeVisible()
    for (const name of ['Results', 'Student lists', 'Result slips', 'Account'])
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'candidate')
    await page.getByRole('table', { name: 'Result slips' }).getByRole('link').click()
    await expect(page.getByRole('main')).toContainText('Genuine')
  })
}

test('an address without a candidate says so', async ({ asAdmin: page }) => {
  await page.goto('/admin/candidate')
  await expect(page.getByRole('heading', { level: 1, name: 'Candidate', exact: true })).toBeVisible()
  await expect(page.getByText('The address names no candidate.')).toBeVisible()
  await page.goto('/admin/candidate?id=nobody')
  await expect(page.getByText('has the Candidate ID nobody.')).toBeVisible()
})

import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, field, logIn, makeAccount, test } from '#tests/support/browser/account-e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { toast } from '#tests/support/browser/upload-page.ts'

const password = 'seven golden kites'

test('an admin finds an account, makes it a teacher, and disables it at once', async ({
  asAdmin: page,
  mailServer,
  browser,
  baseURL,
}) => {
  const email = 'ekta@example.com'
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const there = await context.newPage()
  await makeAccount(there, mailServer, { email, password })
  await there.goto('/auth')
  await logIn(there, email, password)
  await expect(there).toHaveURL('/portal')

  await page.goto('/admin/results')
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('searchbox', { name: 'Search by address or name' }).fill('EKTA')
  await expect(page).toHaveURL('/admin/users?search=EKTA')
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'users')
  const row = page.getByRole('row', { name: /ekta@example\.com/ })
  await row.getByRole('button', { name: 'Change role' }).click()
  await expectAccessible(page, '[role=dialog]')
  await page.locator('select[name=role]').selectOption('TEACHER')
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(toast(page, 'ekta@example.com is Teacher now')).toBeVisible()

  await there.goto('/teacher')
  await expect(there.getByRole('heading', { name: 'Teacher', level: 1 })).toBeVisible()
  await expectAccessible(there)
  await there.goto('/portal')
  await expect(toast(there, 'You must be logged in as a student to access this page.')).toBeVisible()

  await row.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
  await expect(toast(page, 'ekta@example.com is disabled')).toBeVisible()
  await expect(row).toContainText('Disabled')
  await there.goto('/teacher')
  await expect(toast(there, 'You must be logged in as a teacher to access this page.')).toBeVisible()
  await logIn(there, email, password)
  await expect(there.getByRole('alert')).toContainText('This account is closed.')
  await context.close()
})

test('the last admin stays', async ({ asAdmin: page }) => {
  await page.goto('/admin/users?search=admin%40')
  const row = page.getByRole('row', { name: /admin@demo\.example/ })
  await row.getByRole('button', { name: 'Change role' }).click()
  await page.locator('select[name=role]').selectOption('STUDENT')
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'This is the last account that can administer the site.',
  )
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
  await expect(page.getByText(/This is the last account that can administer the site/)).toBeVisible()
  await expect(row).not.toContainText('Disabled')
})

for (const [address, person] of [
  ['/admin/users', 'an administrator'],
  ['/teacher', 'a teacher'],
  ['/portal', 'a student'],
] as const) {
  test(`a visitor of ${address} is asked to sign in, and nothing of it is sent`, async ({ page }) => {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(await answer.text()).toBe('')
    await page.goto(address)
    await expect(toast(page, 'Access Denied')).toBeVisible()
    await expect(toast(page, `You must be logged in as ${person} to access this page.`)).toBeVisible()
    await expect(field(page, 'email')).toBeVisible()
  })
}

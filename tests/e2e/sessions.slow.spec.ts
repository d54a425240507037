import type { Cookie, Page } from '@playwright/test'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { toast } from '#tests/support/browser/upload-page.ts'

const [admin] = demoAccounts
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })
const refreshToken = (cookies: Cookie[]) => cookies.find(({ name }) => name === 'pravesh_refresh')?.value
const isRefresh = (body: string | null) => body?.includes('RefreshSession') ?? false

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('signing in works, and says why when it does not', async ({ page }) => {
    await page.goto('/admin/results')
    await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fresults/)
    await page.getByLabel('Email').fill(admin?.email ?? '')
    await page.locator('input[name=password]').fill('not the password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText('The email address or the password is not right')
    await page.getByLabel('Email').fill(admin?.email ?? '')
    await page.locator('input[name=password]').fill(admin?.password ?? '')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/admin/results')
    await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible()
  })

  test('the other forms say that they need it', async ({ page }) => {
    for (const address of ['/signup', '/reset-password', '/verify-email']) {
      await page.goto(address)
      await expect(page.getByText('This form needs JavaScript')).toBeVisible()
    }
  })
})

test('tabs that are open at the same time renew their session, and stay signed in', async ({
  asAdmin: page,
  context,
}) => {
  const before = await context.cookies()
  await context.clock.install()
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) await tab.goto('/admin/results')
  const renewed = context.waitForEvent('response', (response) => isRefresh(response.request().postData()))
  await Promise.all(tabs.map((tab) => tab.clock.fastForward('13:40')))
  await (await renewed).finished()
  expect(refreshToken(await context.cookies())).not.toBe(refreshToken(before))
  for (const tab of tabs) {
    await tab.getByRole('link', { name: 'Users' }).click()
    await expect(tab.getByRole('heading', { name: 'Users', exact: true })).toBeVisible()
  }
})

test('a browser that comes back when its access has run out is still signed in, and no visitor’s page is sent', async ({
  asAdmin: page,
  context,
}) => {
  const before = await context.cookies()
  await context.clearCookies({ name: 'pravesh_access' })
  await page.goto('/account')
  await expect(page.getByText(`You are logged in as ${admin?.email}.`)).toBeVisible()
  const after = await context.cookies()
  expect(refreshToken(after)).not.toBe(refreshToken(before))
  expect(after.map(({ name }) => name)).toContain('pravesh_access')
  for (const { httpOnly, sameSite } of after) expect([httpOnly, sameSite]).toEqual([true, 'Lax'])
})

test('the password is asked for in place when the session has ended, and the action is completed', async ({
  asAdmin: page,
  context,
}) => {
  await page.goto('/admin/users')
  const row = page.getByRole('row', { name: /teacher@demo\.example/ })
  await row.getByRole('button', { name: 'Change role' }).click()
  await page.locator('select[name=role]').selectOption('STUDENT')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toContainText(admin?.email ?? '')
  const again = dialog(page).locator('input[name=again]')
  await expect(again).toBeFocused()
  await expect(again).toHaveAttribute('autocomplete', 'current-password')
  await expectAccessible(page, '[role=dialog]')
  await photograph(page, 'session-ended')
  await again.fill('not the password')
  await again.press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('the password is not right')
  await again.fill(admin?.password ?? '')
  await again.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(toast(page, 'teacher@demo.example is Student now')).toBeVisible()
  await expect(row).toContainText('Student')

  await row.getByRole('button', { name: 'Change role' }).click()
  await page.locator('select[name=role]').selectOption('TEACHER')
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(toast(page, 'teacher@demo.example is Teacher now')).toBeVisible()
})

test('whoever does not want to sign in now loses nothing and is told why it did not work', async ({
  asAdmin: page,
  context,
}) => {
  await page.goto('/admin/users')
  const row = page.getByRole('row', { name: /teacher@demo\.example/ })
  await row.getByRole('button', { name: 'Change role' }).click()
  await page.locator('select[name=role]').selectOption('STUDENT')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save role' }).click()
  await dialog(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('alert')).toContainText('Please sign in first.')
  await expect(page.locator('select[name=role]')).toHaveValue('STUDENT')
})

test('signing in again in one tab answers the question in the others', async ({ asAdmin: page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/admin/users')
  await context.clearCookies()
  await page.getByRole('searchbox', { name: 'Search by address or name' }).fill('nobody at all')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(other)).toBeVisible()
  const again = dialog(page).locator('input[name=again]')
  await again.fill(admin?.password ?? '')
  await again.press('Enter')
  await expect(page.getByRole('heading', { name: 'No matching accounts found' })).toBeVisible()
  await expect(dialog(other)).toHaveCount(0)
})

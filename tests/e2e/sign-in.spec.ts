import type { Page } from '@playwright/test'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { deleteFile, publishButton, smallFile, stage, toast } from '#tests/support/browser/upload-page.ts'

const [admin] = demoAccounts
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.locator('input[name=password]')

async function fillIn(page: Page, secret = admin?.password ?? '') {
  await email(page).fill(admin?.email ?? '')
  await password(page).fill(secret)
  await password(page).press('Enter')
}

test('an admin signs in by the form and lands in the admin area', async ({ page }) => {
  await page.goto('/auth')
  await expect(email(page)).toHaveAttribute('autocomplete', 'username')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await expectAccessible(page)
  await photograph(page, 'sign-in')
  await fillIn(page)
  await expect(toast(page, 'Logged in successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await page.goto('/auth')
  await expect(page).toHaveURL('/admin')
})

test('a refusal is said in place and the address stays', async ({ page }) => {
  await page.goto('/auth')
  await fillIn(page, 'not the password')
  await expect(page.getByRole('alert')).toContainText('The email address or the password is not right')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(email(page)).toHaveValue(admin?.email ?? '')
  await expect(page).toHaveURL('/auth')
  await expectAccessible(page)

  await email(page).fill('')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(email(page)).toHaveAccessibleDescription('Email is required')
})

test('a visitor is led from a guarded page to sign in, and back to it', async ({ page }) => {
  const answer = await page.request.get('/admin/results?search=cee', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(await answer.text()).not.toContain('CEE')

  await page.goto('/admin/results?search=cee')
  await expect(toast(page, 'Access Denied')).toBeVisible()
  await expect(toast(page, 'You must be logged in as an administrator to access this page.')).toBeVisible()
  // Pointed at, it stays; the sign-in takes it away.
  await toast(page, 'Access Denied').hover()
  await fillIn(page)
  await expect(page).toHaveURL('/admin/results?search=cee')
  await expect(toast(page, 'Access Denied')).toHaveCount(0)
})

for (const next of ['https://elsewhere.invalid/', '//elsewhere.invalid/', '/..//elsewhere.invalid', '']) {
  test(`signing in with the return address "${next}" stays on this site`, async ({ page }) => {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await fillIn(page)
    await expect(page).toHaveURL('/admin')
  })
}

test('a student is not let in, and is told as whom they are logged in', async ({ page, signIn }) => {
  await signIn('STUDENT')
  await page.goto('/admin/add-result')
  await expect(page).toHaveURL(/^.*\/auth\?next=%2Fadmin%2Fadd-result/)
  await expect(toast(page, 'Access Denied')).toBeVisible()
  await expect(page.getByText('You are logged in as student@demo.example.')).toBeVisible()
  await expectAccessible(page)
  await fillIn(page)
  await expect(page).toHaveURL('/admin/add-result')
})

test('signing out ends the other tabs too; what was typed there is back after a new sign-in', async ({
  asAdmin: page,
  context,
}) => {
  await stage(page, smallFile('JOURNEY-SIGN-OUT', { '081000': 100 }))
  await page.getByLabel('Exam title').fill('Typed before the sign-out')
  const other = await context.newPage()
  await other.goto('/admin/results')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/auth')
  await other.goBack()
  await expect(email(other)).toBeVisible()

  await expect(email(page)).toBeVisible()
  await expect(publishButton(page)).toHaveCount(0)
  await fillIn(page)
  await expect(page.getByRole('heading', { name: '1 result of JOURNEY-SIGN-OUT' })).toBeVisible()
  await expect(page.getByLabel('Exam title')).toHaveValue('Typed before the sign-out')
})

test('the menu of a public page knows of a sign-out in another tab, and of a sign-in', async ({
  asAdmin: page,
  context,
}) => {
  // The listener to other tabs is in a chunk of its own.
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const menu = page.getByRole('banner')
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/results')
  await other.getByRole('button', { name: 'Logout' }).click()
  await menu.getByRole('link', { name: 'Login' }).click()
  await email(page).fill('teacher@demo.example')
  await page.locator('input[name=password]').fill(admin?.password ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/teacher')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a session that ended on the server asks for the password in place, and the publication goes on', async ({
  asAdmin: page,
  context,
}) => {
  await stage(page, smallFile('JOURNEY-ENDED', { '081000': 100 }))
  await page.getByLabel('Exam title').fill('Still here')
  await context.clearCookies()
  await page.getByRole('checkbox', { name: /I have verified/ }).check()
  await publishButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('alert')).toContainText('You must be logged in to upload results')
  await expect(page.getByLabel('Exam title')).toHaveValue('Still here')

  await publishButton(page).click()
  await dialog.locator('input[name=again]').fill(admin?.password ?? '')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Uploaded 1 results successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/results')
  await deleteFile(page, 'JOURNEY-ENDED')
})

test('a failed sign-out says so and keeps the person signed in', async ({ asAdmin: page, watch }) => {
  watch.expectResponse(503, '/graphql')
  await page.goto('/admin/results')
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Failed to log out')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { paths } from '#client/paths.ts'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { pathIn } from '#shared/locales.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { foreignWords } from '#tests/support/browser/foreign-words.ts'

const signedIn =
  /^\/(?:account|teacher|student|portal|materials|assignments|papers|questionbank|syllabus|schedule|payment)\b/
const accountOf = (role: string) => demoAccounts.find((one) => one.role === role)

async function logIn(page: Page, role: string): Promise<void> {
  await page.getByRole('textbox', { name: 'इमेल' }).fill(accountOf(role)?.email ?? '')
  await page.locator('input[name=password]').fill(accountOf(role)?.password ?? '')
  await page.getByRole('main').getByRole('button', { name: 'लगइन गर्नुहोस्' }).click()
}

test('a visitor signs in in Nepali and is where they wanted to be', async ({ page }) => {
  for (const path of Object.values(paths).filter((one) => signedIn.test(one))) {
    const answer = await page.request.get(pathIn('ne', path), { maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
    expect(answer.headers().location, path).toMatch(/^\/ne\/auth\?next=%2Fne%2F/)
  }
  await page.goto('/ne/payment')
  await expect(page.getByRole('main')).toContainText('खोज्नुभएको पृष्ठमा जान लगइन गर्नुहोस्।')
  expect(await foreignWords(page)).toEqual([])
  await logIn(page, 'STUDENT')
  await expect(page).toHaveURL('/ne/payment')
  await expect(page.getByRole('heading', { level: 1, name: 'शुल्क भुक्तानी' })).toBeVisible()

  await page.getByRole('button', { name: 'लगआउट' }).click()
  await expect(page).toHaveURL('/ne/auth')
})

for (const [role, home] of [
  ['STUDENT', '/ne/portal'],
  ['TEACHER', '/ne/teacher'],
  ['ADMIN', '/ne/admin'],
] as const)
  test(`a ${role} who signs in in Nepali is led to ${home}`, async ({ page }) => {
    await page.goto('/ne/auth')
    await expect(page.locator('html[data-live]')).toBeAttached()
    await logIn(page, role)
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Signed in already.
    await page.goto('/ne/auth')
    await expect(page).toHaveURL(home)
  })

test('a form of the admin area that is posted in Nepali asks in Nepali who sends it', async ({ request }) => {
  const answer = await request.post('/ne/admin/setup', { form: { name: 'Asha' }, maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toContain('/ne/auth?')
})

test('the language may be changed on the way to a page', async ({ page }) => {
  await page.goto('/syllabus')
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL('/ne/auth?next=%2Fsyllabus&denied=STUDENT')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await logIn(page, 'STUDENT')
  await expect(page).toHaveURL('/ne/syllabus')
})

test('the language link keeps page, query and what was typed; other pages stay in Nepali', async ({
  page,
  signIn,
}) => {
  await signIn('STUDENT')
  await page.goto('/syllabus?tab=none')
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL('/ne/syllabus?tab=none')
  const menu = page.getByRole('navigation', { name: 'विद्यार्थी खण्ड' })
  await menu.getByRole('link', { name: 'परीक्षा तालिका' }).click()
  await expect(page).toHaveURL('/ne/student/schedule')
  await expect(menu.getByRole('link', { name: 'परीक्षा तालिका' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/ne/account')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.locator('input[name=candidateId]').fill('00७-half')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.locator('input[name=candidateId]')).toHaveValue('00७-half')
})

test('an account is looked after in Nepali, with what the API says', async ({ page, signIn }) => {
  await signIn('STUDENT')
  await page.goto('/ne/account')
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(button('पासवर्ड फेर्नुहोस्')).toBeEnabled()
  await button('पासवर्ड फेर्नुहोस्').click()
  await expect(page.getByRole('alert')).toContainText('हालको पासवर्ड आवश्यक छ')
  await page.locator('input[name=currentPassword]').fill('not the password')
  await page.locator('input[name=newPassword]').fill('seven golden kites')
  await page.locator('input[name=repeated]').fill('seven golden kites')
  await button('पासवर्ड फेर्नुहोस्').click()
  await expect(page.getByRole('alert')).toContainText('यो तपाईंको हालको पासवर्ड होइन।')
  expect(await foreignWords(page)).toEqual([])

  await page.locator('input[name=candidateId]').fill('999999')
  await page.locator('input[name=secret]').fill('000000')
  await page
    .getByRole('main')
    .getByRole('button', { name: /परीक्षार्थी नम्बर जोड्नुहोस्$/ })
    .click()
  await expect(page.getByRole('alert').first()).toContainText('आपसमा मिलेनन्')
  expect(await foreignWords(page)).toEqual([])

  await page
    .getByRole('button', { name: /हटाउनुहोस्$/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toContainText('नतिजा भने रहन्छ')
  await expectAccessible(page)
  expect(await foreignWords(page)).toEqual([])
})

test('a session that has ended is told in Nepali', async ({ page, context, signIn }) => {
  await signIn('STUDENT')
  await page.goto('/ne/account')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await context.clearCookies({ name: /^pravesh_(?:access|refresh)$/ })
  await page.locator('input[name=candidateId]').fill('999999')
  await page.locator('input[name=secret]').fill('000000')
  await page
    .getByRole('main')
    .getByRole('button', { name: /परीक्षार्थी नम्बर जोड्नुहोस्$/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'तपाईंको लगइन अवधि सकियो' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  expect(await foreignWords(page)).toEqual([])
  await page.locator('input[name=again]').fill(accountOf('STUDENT')?.password ?? '')
  await dialog.getByRole('button', { name: 'लगइन गरेर अघि बढ्नुहोस्' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert').first()).toContainText('आपसमा मिलेनन्')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a look-up with a PIN in the student area is answered in Nepali', async ({ page, signIn }) => {
    await signIn('STUDENT')
    await page.goto('/ne/student/results?exam=CEE-MODEL-06')
    await page.getByRole('textbox', { name: 'परीक्षार्थी नम्बर' }).fill('081000')
    await page.getByRole('textbox', { name: 'PIN' }).fill('428316')
    await page.getByRole('button', { name: 'नतिजा खोज्नुहोस्' }).click()
    await expect(page.getByRole('region', { name: /०८१००० को नतिजा/ })).toContainText('उत्तीर्ण')
    await expect(page).toHaveURL('/ne/student/results?exam=CEE-MODEL-06')
  })
})

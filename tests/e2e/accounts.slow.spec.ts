import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, field, logIn, makeAccount, press, test } from '#tests/support/browser/account-e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { toast } from '#tests/support/browser/upload-page.ts'

const password = 'three blue kites over Bhaktapur'

test('somebody signs up, confirms the address, and is in the student portal', async ({
  page,
  mailServer,
}) => {
  const email = 'anju@example.com'
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'new-password')
  await expectAccessible(page)
  await photograph(page, 'sign-up')

  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await field(page, 'repeated').fill('something else')
  await press(page, 'Create account')
  await expect(field(page, 'repeated')).toHaveAccessibleDescription('Passwords do not match')
  await field(page, 'password').fill('password')
  await field(page, 'repeated').fill('password')
  await press(page, 'Create account')
  await expect(field(page, 'password')).toHaveAccessibleDescription(/Many people use this password/)
  await expect(field(page, 'email')).toHaveValue(email)

  await field(page, 'password').fill(password)
  await field(page, 'repeated').fill(password)
  await press(page, 'Create account')
  await expect(
    toast(page, 'Registration successful! Please check your email for verification.'),
  ).toBeVisible()
  await expect(page.getByText('A mail is on its way')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/auth')
  await logIn(page, email, password)
  await expect(page.getByRole('alert')).toContainText('Please confirm your email address first.')
  await press(page, 'Send the link again')
  await expect(page.getByText('A mail is on its way')).toBeVisible()

  const [, second] = await mailServer.mailsTo(email, 2)
  await page.goto(second?.link?.href ?? '')
  await expect(page.getByRole('button', { name: 'Confirm my email address' })).toBeEnabled()
  await expectAccessible(page)
  await photograph(page, 'verify-email')
  await field(page, 'password').fill('not what was chosen')
  await press(page, 'Confirm my email address')
  await expect(field(page, 'password')).toHaveAccessibleDescription(/This is not the password chosen/)
  await field(page, 'password').fill(password)
  await press(page, 'Confirm my email address')
  await expect(page.getByText('Your email address is confirmed. You can sign in now.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, password)
  await expect(toast(page, 'Logged in successfully')).toBeVisible()
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('heading', { name: 'Student Portal', level: 1 })).toBeVisible()
  await expectAccessible(page)

  await page.goto(second?.link?.href ?? '')
  await field(page, 'password').fill(password)
  await press(page, 'Confirm my email address')
  await expect(page.getByText('This link has been used already; each works once.')).toBeVisible()
  await expectAccessible(page)
})

test('a forgotten password is replaced by a mailed link, which works once', async ({ page, mailServer }) => {
  const email = 'bimal@example.com'
  await makeAccount(page, mailServer, { email, password })
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/reset-password')
  await expectAccessible(page)
  await press(page, 'Send instructions')
  await expect(field(page, 'email')).toHaveAccessibleDescription(/Email is required/)
  await field(page, 'email').fill(email)
  await press(page, 'Send instructions')
  await expect(toast(page, 'Password reset instructions have been sent to your email.')).toBeVisible()

  const [, mail] = await mailServer.mailsTo(email, 2)
  const link = mail?.link?.href ?? ''
  await page.goto(link)
  await expectAccessible(page)
  await photograph(page, 'reset-password')
  await field(page, 'password').fill('four green kites')
  await field(page, 'repeated').fill('four green kites')
  await press(page, 'Set new password')
  await expect(page).toHaveURL('/auth')
  await expect(toast(page, 'Your new password is set. Please sign in with it.')).toBeVisible()
  await logIn(page, email, password)
  await expect(page.getByRole('alert')).toContainText('The email address or the password is not right')
  await logIn(page, email, 'four green kites')
  await expect(page).toHaveURL('/portal')

  await page.goto(link)
  await field(page, 'password').fill('five red kites')
  await field(page, 'repeated').fill('five red kites')
  await press(page, 'Set new password')
  await expect(page.getByRole('alert')).toContainText('This link has been used already')
  await expect(page.getByRole('button', { name: 'Send instructions' })).toBeVisible()
})

test('a password is changed on the account page, and other devices are signed out', async ({
  page,
  mailServer,
  browser,
  baseURL,
}) => {
  const email = 'chhaya@example.com'
  await makeAccount(page, mailServer, { email, password })
  await page.goto('/auth?next=/account')
  await logIn(page, email, password)
  await expect(page).toHaveURL('/account')
  await expectAccessible(page)
  await photograph(page, 'account')

  const phone = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const there = await phone.newPage()
  await there.goto('/auth')
  await logIn(there, email, password)
  await expect(there).toHaveURL('/portal')

  await field(page, 'currentPassword').fill('not this one')
  await field(page, 'newPassword').fill('six white kites')
  await field(page, 'repeated').fill('six white kites')
  await press(page, 'Change password')
  await expect(field(page, 'currentPassword')).toHaveAccessibleDescription(
    'That is not your present password.',
  )
  await field(page, 'currentPassword').fill(password)
  await press(page, 'Change password')
  await expect(
    toast(page, 'Your password is changed. Your other devices have been signed out.'),
  ).toBeVisible()
  const mails = await mailServer.mailsTo(email, 2)
  expect(mails.at(-1)?.subject).toContain('Your password was changed')

  await there.goto('/portal')
  await expect(there).toHaveURL(/\/auth\?next=%2Fportal/)
  await logIn(there, email, 'six white kites')
  await expect(there).toHaveURL('/portal')

  await press(page, 'Sign out everywhere')
  await expect(page).toHaveURL('/auth')
  await there.goto('/portal')
  await expect(there).toHaveURL(/\/auth\?next=%2Fportal/)
  await phone.close()
})

test('signing up with the address of an account says the same, and its owner is told', async ({
  page,
  mailServer,
}) => {
  const email = 'dipak@example.com'
  await makeAccount(page, mailServer, { email, password })
  await page.goto('/signup')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill('of somebody else')
  await field(page, 'repeated').fill('of somebody else')
  await press(page, 'Create account')
  await expect(page.getByText('A mail is on its way')).toBeVisible()
  const [, hint] = await mailServer.mailsTo(email, 2)
  expect(hint?.subject).toContain('You have an account already')
})

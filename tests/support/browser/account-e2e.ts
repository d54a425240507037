/** For tests through accounts: the server sends its mails to a receiver, where the test reads them. */
import type { Page } from '@playwright/test'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'
import { test as base } from './e2e.ts'

export { expect } from './e2e.ts'

export const test = base.extend<object, { mailServer: MailReceiver }>({
  mailServer: [
    async ({ browserName: _ }, use) => {
      const mailServer = await mailReceiver()
      await use(mailServer)
      await mailServer.close()
    },
    { scope: 'worker' },
  ],
  settings: [({ mailServer }, use) => use({ SMTP_URL: mailServer.url }), { scope: 'worker' }],
})

export const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Fills in the sign-in form and sends it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await press(page, 'Log in')
}

/** Makes an account by the pages, confirmed by its mail. */
export async function makeAccount(
  page: Page,
  mailServer: MailReceiver,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/signup')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await field(page, 'repeated').fill(password)
  await press(page, 'Create account')
  const [mail] = await mailServer.mailsTo(email)
  await page.goto(mail?.link?.href ?? '')
  await field(page, 'password').fill(password)
  await press(page, 'Confirm my email address')
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
}

import { readFile } from 'node:fs/promises'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, makeAccount, test } from '#tests/support/browser/account-e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { toast } from '#tests/support/browser/upload-page.ts'

test("an admin hands out a person's data and deletes the account", async ({
  asAdmin: page,
  mailServer,
  browser,
  baseURL,
}) => {
  const email = 'leela@example.com'
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  await makeAccount(await context.newPage(), mailServer, { email, password: 'seven golden kites' })
  await context.close()

  await page.goto('/admin/users?search=leela')
  await page.getByRole('link', { name: `Personal data ${email}` }).click()
  await expect(page.getByRole('heading', { name: `Account ${email}` })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${email}.json`)
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ account: { email } })
  await photograph(page, 'personal-data-account')

  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('textbox', { name: `Type ${email} to confirm` }).fill(email)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(toast(page, 'The data is deleted')).toBeVisible()
  await expect(page.getByText('There is no such account.')).toBeVisible()
})

test('a candidate’s data is found by the ID, and goes only when the ID is typed', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Data of a candidate' }).click()
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('081001')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page).toHaveURL('/admin/personal-data?candidate=081001')
  await expect(page.getByRole('table', { name: 'Results of candidate 081001' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Student lists with candidate 081001' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'personal-data-candidate')
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('textbox', { name: 'Type 081001 to confirm' }).fill('081002')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('alert')).toContainText('Type 081001 to delete this data')
  await expectAccessible(page, '[role=dialog]')
  await photograph(page, 'personal-data-dialog')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('nobody')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('has the candidate nobody.')).toBeVisible()
})

import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { deleteFile, fileRow, publish, smallFile } from '#tests/support/browser/upload-page.ts'

const exam = 'JOURNEY-WITHDRAWN'

test('staff withdraw results, and candidates find the notice from the list of exams', async ({
  asAdmin: admin,
  browser,
  baseURL,
}) => {
  test.slow()
  await publish(admin, smallFile(exam, { '991001': 131, '991002': 80 }))
  await fileRow(admin, exam)
    .getByRole('button', { name: /^Release/ })
    .click()
  await admin.getByLabel(/^Reason/).fill('Wrong answer key')
  await admin.getByLabel(/^What candidates read/).fill('Question 14 had two right answers.')
  await photograph(admin, 'release-withdraw')
  await admin.getByRole('button', { name: 'Withdraw these results' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Withdraw these results' }).click()
  await expect(admin.getByRole('button', { name: 'Put these results back' })).toBeVisible()
  await photograph(admin, 'release-withdrawn')

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/results')
  await page.getByRole('radio', { name: new RegExp(`${exam}\\s*Withdrawn`) }).check()
  await photograph(page, 'withdrawn-exam')
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('991001')
  await page.getByRole('button', { name: 'Search Results' }).click()
  const notice = page.getByRole('region', { name: /^Result withdrawn on/ })
  await expect(notice).toContainText('Question 14 had two right answers.')
  await expect(notice).not.toContainText('65.5')
  await expectAccessible(page)
  await photograph(page, 'withdrawn-result')
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('991009')
  await page.getByRole('button', { name: 'Search Results' }).click()
  await expect(page.getByRole('region', { name: /^No Results Found/ })).toBeVisible()
  await context.close()

  await admin.goto('/admin/results')
  await deleteFile(admin, exam)
})

import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, field, logIn, makeAccount, press, test } from '#tests/support/browser/account-e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import {
  csvFile,
  deleteFile,
  fileRow,
  preview,
  publish,
  smallFile,
  stage,
  toast,
} from '#tests/support/browser/upload-page.ts'

const password = 'seven golden kites'

test('a student links a Candidate ID and sees the own results; staff link another one', async ({
  asAdmin: admin,
  mailServer,
  browser,
  baseURL,
}) => {
  test.slow()
  await publish(admin, smallFile('LINKED-OLD', { '772001': 90, '772002': 120 }))
  await publish(admin, smallFile('LINKED-NEW', { '772001': 131 }))
  const lines = [
    'Candidate ID,Student Name,Groups,PIN',
    '772001,Maya Gurung,Morning,K7X912',
    '772003,Asha,Morning,K7X913',
  ]
  await stage(admin, csvFile('Linked students.csv', lines), '/admin/students')
  await expect(preview(admin)).toBeVisible()
  await admin.getByRole('button', { name: 'Upload Students' }).press('Enter')
  await expect(toast(admin, 'Upload Successful')).toBeVisible()

  const email = 'maya@example.com'
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await makeAccount(page, mailServer, { email, password })
  await page.goto('/auth')
  await logIn(page, email, password)
  await expect(page).toHaveURL('/portal')
  await page.goto('/student/results')
  await expectAccessible(page)
  await photograph(page, 'own-results-unlinked')
  await page.getByRole('link', { name: 'Link your Candidate ID' }).click()
  await expect(page.getByRole('heading', { name: 'Your Candidate ID' })).toBeVisible()
  await field(page, 'candidateId').fill('772001')
  await field(page, 'secret').fill('000000')
  await press(page, 'Link Candidate ID')
  await expect(page.getByRole('alert')).toContainText('do not belong together')
  await expectAccessible(page)
  await photograph(page, 'link-candidate-refused')
  await field(page, 'secret').fill('k7x-912')
  await press(page, 'Link Candidate ID')
  await expect(toast(page, 'Candidate ID 772001 is linked')).toBeVisible()
  await photograph(page, 'link-candidate')

  await page.getByRole('link', { name: 'See your results' }).click()
  const results = page.getByRole('table', { name: 'Your results, newest exam first' })
  await expect(results.getByRole('row').filter({ hasText: 'LINKED' })).toHaveCount(2)
  await expectAccessible(page)
  await photograph(page, 'own-results')
  await results.getByRole('link', { name: 'LINKED-NEW' }).click()
  const sheet = page.getByRole('region', { name: 'Your result in LINKED-NEW' })
  await expect(sheet).toContainText('Maya Gurung')
  await expect(sheet).toContainText('65.5%')
  await expectAccessible(page)
  await photograph(page, 'own-sheet')

  await publish(admin, smallFile('LINKED-NEW', { '772001': 140 }, 'LINKED-NEW correction.csv'))
  await page.reload()
  await expect(sheet).toContainText('70%')

  await publish(admin, smallFile('LINKED-BACK', { '772001': 150 }))
  await fileRow(admin, 'LINKED-BACK')
    .getByRole('button', { name: /^Release/ })
    .click()
  await admin.getByLabel(/^Reason/).fill('Wrong answer key')
  await admin.getByLabel(/^What candidates read/).fill('Question 14 had two right answers.')
  await admin.getByRole('button', { name: 'Withdraw these results' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Withdraw these results' }).click()
  await expect(admin.getByRole('button', { name: 'Put these results back' })).toBeVisible()
  await page.goto('/student/results')
  const takenBack = results.getByRole('row').filter({ hasText: 'LINKED-BACK' })
  await expect(takenBack).toContainText('Withdrawn')
  await expect(takenBack).not.toContainText('75')
  await photograph(page, 'own-results-withdrawn')
  await takenBack.getByRole('link').click()
  const notice = page.getByRole('region', { name: 'Your result in LINKED-BACK' })
  await expect(notice).toContainText('Question 14 had two right answers.')
  await expectAccessible(page)
  await photograph(page, 'own-sheet-withdrawn')
  await admin.goto('/admin/results')
  await deleteFile(admin, 'LINKED-BACK')

  await admin.goto('/admin/users?search=maya%40')
  await expect(admin.getByText('Candidate ID 772001')).toBeVisible()
  await admin.getByRole('button', { name: `Candidate ID ${email}` }).click()
  await field(admin, 'candidateId').fill('123')
  await admin.getByRole('dialog').getByRole('button', { name: 'Link Candidate ID' }).click()
  await expect(admin.getByRole('alert')).toContainText('No published result file and no student list has')
  await expectAccessible(admin, '[role=dialog]')
  await photograph(admin, 'link-candidate-dialog')
  await field(admin, 'candidateId').fill('772002')
  await admin.getByRole('dialog').getByRole('button', { name: 'Link Candidate ID' }).click()
  await expect(toast(admin, `Candidate ID 772002 is linked to ${email}`)).toBeVisible()
  await expect(admin.getByText('Candidate ID 772002, 772001')).toBeVisible()

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    ...(baseURL !== undefined && { baseURL }),
  })
  const still = await plain.newPage()
  await still.goto('/student/results')
  await expect(still.getByRole('table').getByRole('row').filter({ hasText: 'LINKED' })).toHaveCount(3)
  await still.getByRole('link', { name: 'LINKED-NEW' }).click()
  await expect(still.getByRole('region', { name: 'Your result in LINKED-NEW' })).toContainText('70%')
  await plain.close()

  await page.goto('/account')
  await photograph(page, 'link-candidate-two')
  await page.getByRole('button', { name: 'Remove 772002' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Candidate ID 772002 is removed')).toBeVisible()
  await page.getByRole('link', { name: 'See your results' }).click()
  await expect(results.getByRole('row').filter({ hasText: 'LINKED' })).toHaveCount(2)
  await context.close()
})

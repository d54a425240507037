import { readFile } from 'node:fs/promises'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { deleteFile, fileRow, publish, sample, smallFile, toast } from '#tests/support/browser/upload-page.ts'

const demoFile = 'CEE Model 7 - results.csv'

test('the files are listed with the newest exam first, in Nepal’s time', async ({ asAdmin: page }) => {
  await page.goto('/admin/results?search=CEE-MODEL')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('CEE-MODEL-08')
  await expect(fileRow(page, demoFile)).toContainText(/Oct 31, 2026.*1,893.*\d:\d\d [AP]M.*Sunita Shakya/)
  await expectAccessible(page)
  await photograph(page, 'admin-results')
})

test('search and order live in the address', async ({ asAdmin: page }) => {
  await page.goto('/admin/results')
  await page.getByRole('searchbox', { name: 'Search by exam ID' }).fill('model-07')
  await expect(page).toHaveURL('/admin/results?search=model-07')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search by exam ID' })).toHaveValue('model-07')
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('searchbox', { name: 'Search by exam ID' }).fill('nothing of the kind')
  await expect(page.getByRole('heading', { name: 'No matching results found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search by exam ID' })).toHaveValue('')

  await page.getByRole('button', { name: 'Exam date' }).click()
  await expect(page).toHaveURL('/admin/results?order=asc')
  await expect(page.getByRole('columnheader', { name: 'Exam date' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('CEE-MODEL-05')
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin/results?order=asc')
  await expect(page.getByRole('row').nth(1)).toContainText('CEE-MODEL-05')
})

test('an exam date is typed in B.S., and read in both calendars', async ({ asAdmin: page }) => {
  await publish(page, smallFile('JOURNEY-BS', { '081000': 100 }))
  await fileRow(page, 'JOURNEY-BS')
    .getByRole('button', { name: /^Change date/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Change exam date' })
  await dialog.getByLabel('Exam date').fill('२०८३-०५-२४')
  await expect(dialog).toContainText('24 Bhadra 2083 = Sep 9, 2026')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save date' }).click()
  await expect(fileRow(page, 'JOURNEY-BS')).toContainText('Sep 9, 2026 24 Bhadra 2083')
  await deleteFile(page, 'JOURNEY-BS')
})

test('an exam date is changed by keyboard alone', async ({ asAdmin: page }) => {
  await publish(page, smallFile('JOURNEY-DATE', { '081000': 100 }))
  const change = fileRow(page, 'JOURNEY-DATE').getByRole('button', { name: /^Change date/ })
  await change.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change exam date' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Exam date').fill('2026-09-09')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Exam date updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(fileRow(page, 'JOURNEY-DATE')).toContainText('Sep 9, 2026')
  await deleteFile(page, 'JOURNEY-DATE')
})

test('the original file comes back as it was uploaded', async ({ asAdmin: page }) => {
  await page.goto('/admin/results')
  const started = page.waitForEvent('download')
  await fileRow(page, demoFile)
    .getByRole('button', { name: /^Download/ })
    .click()
  const download = await started
  expect(download.suggestedFilename()).toBe(demoFile)
  const { buffer } = await sample('model7')
  expect(Buffer.compare(await readFile(await download.path()), buffer)).toBe(0)
})

test('deleting a correction says what it restores, and restores it', async ({ asAdmin: page }) => {
  const exam = 'JOURNEY-LAYERS'
  await publish(page, smallFile(exam, { '081000': 100, '081001': 110 }, 'JOURNEY-LAYERS first.csv'))
  await publish(page, smallFile(exam, { '081001': 150, '081002': 120 }, 'JOURNEY-LAYERS second.csv'))
  await fileRow(page, 'second.csv')
    .getByRole('button', { name: /^Delete/ })
    .click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('The results of JOURNEY-LAYERS first.csv stand again for 1 candidate.')
  await expect(dialog).toContainText(
    '1 candidate in no other file will find no result of this exam any more.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete 2 results' }).click()
  await expect(toast(page, 'File and associated results deleted successfully')).toBeVisible()
  await expect(fileRow(page, 'second.csv')).toHaveCount(0)
  await page.goto(`/results?exam=${exam}&candidate=081001`)
  await expect(page.getByText('55%').first()).toBeVisible()
  await page.goto('/admin/results')
  await deleteFile(page, 'JOURNEY-LAYERS first.csv')
})

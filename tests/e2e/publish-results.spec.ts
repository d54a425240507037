import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import {
  confirmFindings,
  deleteFile,
  expectPublicResult,
  fileInput,
  fileRow,
  giveReason,
  preview,
  problems,
  publish,
  publishButton,
  sample,
  smallFile,
  stage,
  toast,
  verified,
} from '#tests/support/browser/upload-page.ts'

test.use({ reducedMotion: 'no-preference' })

/** Counts of the preview: New, Changed, Unchanged, Without a student record. */
async function counts(page: Page): Promise<Record<string, string>> {
  const groups = preview(page).locator('dl > div')
  const pairs = await groups.evaluateAll((cells) =>
    cells.map((cell) => [cell.querySelector('dt')?.textContent, cell.querySelector('dd')?.textContent]),
  )
  return Object.fromEntries(pairs)
}

test('a correction changes what candidates see, and deleting it brings back what stood before', async ({
  asAdmin: page,
}) => {
  // Two whole exams through a browser, photographed and looked up: a busy machine needs its time.
  test.slow()
  const exam = 'JOURNEY-07'
  await stage(page, await sample('model7', exam))
  await expect(page.getByRole('heading', { name: `1,893 results of ${exam}` })).toBeFocused()
  expect(await counts(page)).toMatchObject({ New: '1,893', Changed: '0', Unchanged: '0' })
  await expect(publishButton(page)).toBeDisabled()
  // The newest exam may be another test's, whose mean is far from this one's.
  await confirmFindings(page)
  await verified(page).check()
  await publishButton(page).click()
  await expect(toast(page, 'Uploaded 1893 results successfully')).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL('/admin/results')
  await expectPublicResult(page, exam, '081104', '54.88')

  await stage(page, await sample('correction', exam))
  expect(await counts(page)).toEqual({
    New: '1',
    Changed: '20',
    Unchanged: '20',
    'Without a student record': '1',
  })
  await expect(preview(page).getByRole('row').filter({ hasText: '081104' })).toContainText(
    /109\.75.*113\.75.*54\.88%.*56\.88%/,
  )
  await preview(page).getByRole('button', { name: 'Show 41 rows' }).click()
  await expect(preview(page).getByRole('row').filter({ hasText: '099001' })).toContainText('New')
  await page.getByLabel('Reason for the change').selectOption('WRONG_KEY')
  await page.getByLabel('In your words (optional)').fill('Question 14 had two right answers.')
  await expectAccessible(page)
  await photograph(page, 'add-result-preview')
  await verified(page).check()
  await publishButton(page).click()
  await expect(toast(page, 'Uploaded 41 results successfully')).toBeVisible()
  await expectPublicResult(page, exam, '081104', '56.88')
  await expectPublicResult(
    page,
    exam,
    '081104',
    'The answer key was wrong. Question 14 had two right answers.',
  )
  await expectPublicResult(page, exam, '099001', '75.25')

  const row = fileRow(page, exam).filter({ hasText: 'correction' })
  await row.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('41 results')
  await expect(dialog).toContainText(
    'The results of CEE Model 7 - results.csv stand again for 40 candidates.',
  )
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete 41 results' }).click()
  await expect(toast(page, 'File and associated results deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectPublicResult(page, exam, '081104', '54.88')
  await expectPublicResult(page, exam, '099001', 'No Results Found')
  await deleteFile(page, exam)
})

test('a file from Excel is published like any other', async ({ asAdmin: page }) => {
  await publish(page, await sample('model8', 'JOURNEY-08'))
  await expect(toast(page, 'Uploaded 1829 results successfully')).toBeVisible()
  await expectPublicResult(page, 'JOURNEY-08', '081001', '67.25')
  await deleteFile(page, 'JOURNEY-08')
})

test('a file with errors lists each by row and column, and can be replaced in place', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin/add-result')
  await photograph(page, 'add-result')
  await expectAccessible(page)
  await fileInput(page).setInputFiles(await sample('withErrors'))
  await expect(page.getByRole('alert')).toContainText('Error parsing file')
  await expect(page.getByRole('alert')).toContainText(
    'Found 6 validation errors. Please fix them before uploading.',
  )
  await expect(problems(page)).toHaveCount(6)
  await expect(problems(page).first()).toHaveText('Row 5: Candidate ID is required')
  await expect(problems(page).nth(4)).toContainText(/Row 33: .*1\.23457E\+11/)
  await expectAccessible(page)
  await photograph(page, 'add-result-problems')
  await expect(page).toHaveURL('/admin/add-result')

  await fileInput(page).setInputFiles(smallFile('JOURNEY-MENDED', { '081000': 120 }))
  await expect(page.getByRole('heading', { name: '1 result of JOURNEY-MENDED' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard this file' }).click()
  await expect(toast(page, 'File discarded')).toBeVisible()
  await expect(page).toHaveURL('/admin/add-result')
})

test('wrong headers and wrong kinds of files are refused with the words that help', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin/add-result')
  await fileInput(page).setInputFiles(await sample('wrongHeaders'))
  await expect(page.getByRole('alert')).toContainText(
    'Invalid CSV format. Please ensure the CSV file has the correct headers: Candidate ID, Exam ID, Exam Mark, Exam Rank, Percentage',
  )
  await fileInput(page).setInputFiles({
    name: 'results.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  })
  await expect(page.getByText('Please upload a CSV file')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a reload keeps the preview and what was typed; another file takes back the tick', async ({
  asAdmin: page,
}) => {
  await stage(page, smallFile('JOURNEY-RELOAD', { '081000': 100, '081001': 90 }))
  await page.getByLabel('Exam title').fill('Typed before the reload')
  await verified(page).check()
  await page.reload()
  await expect(page.getByRole('heading', { name: '2 results of JOURNEY-RELOAD' })).toBeVisible()
  await expect(page.getByLabel('Exam title')).toHaveValue('Typed before the reload')
  await expect(verified(page)).not.toBeChecked()

  await verified(page).check()
  await fileInput(page).setInputFiles(smallFile('JOURNEY-RELOAD', { '081000': 101 }))
  await expect(page.getByRole('heading', { name: '1 result of JOURNEY-RELOAD' })).toBeVisible()
  await expect(verified(page)).not.toBeChecked()
  await expect(publishButton(page)).toBeDisabled()
})

test('an exam ID that is not the file’s is said beside its field', async ({ asAdmin: page }) => {
  await stage(page, smallFile('JOURNEY-ID', { '081000': 100 }))
  await page.getByLabel('Exam ID').fill('ANOTHER')
  await verified(page).check()
  await publishButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Exam ID')).toHaveAccessibleDescription(
    /The file holds the results of the exam JOURNEY-ID/,
  )
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.getByLabel('Exam ID')).toBeFocused()
})

test('results can wait for their hour', async ({ asAdmin: page }) => {
  await stage(page, smallFile('JOURNEY-EMBARGO', { '081000': 100 }))
  await page.getByLabel('Show to candidates from').fill('2099-01-02 AD')
  await page.getByLabel('Time in Nepal').fill('18:00')
  await expect(page.getByText(/from Jan 2, 2099, 6:00 PM \(Nepal time\)/)).toBeVisible()
  await verified(page).check()
  await publishButton(page).click()
  const row = fileRow(page, 'JOURNEY-EMBARGO')
  await expect(row).toContainText('Hidden until Jan 2, 2099, 6:00 PM')
  await expectPublicResult(page, 'JOURNEY-EMBARGO', '081000', 'This exam is not in the list any more')
  await deleteFile(page, 'JOURNEY-EMBARGO')
})

test('a preview that another publication made untrue is shown afresh before anything is published', async ({
  asAdmin: page,
  context,
}) => {
  await stage(page, smallFile('JOURNEY-STALE', { '081000': 100 }))
  expect(await counts(page)).toMatchObject({ New: '1', Changed: '0' })
  const colleague = await context.newPage()
  await publish(colleague, smallFile('JOURNEY-STALE', { '081000': 95 }))

  await verified(page).check()
  await publishButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was published yet')
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(verified(page)).not.toBeChecked()
  expect(await counts(page)).toMatchObject({ New: '0', Changed: '1' })
  await giveReason(page)
  await verified(page).check()
  await publishButton(page).click()
  await expect(page).toHaveURL('/admin/results')
  await deleteFile(page, 'JOURNEY-STALE')
  await deleteFile(page, 'JOURNEY-STALE')
})

test('an upload that is gone is explained', async ({ asAdmin: page }) => {
  await page.goto('/admin/add-result?staged=01a1fdc5-9acd-7def-bca6-d112eea63999')
  await expect(page.getByText('This upload is not there any more')).toBeVisible()
  await expect(fileInput(page)).toBeEnabled()
  await expectAccessible(page)
})

test('half a release time is not taken for none', async ({ asAdmin: page }) => {
  await stage(page, smallFile('JOURNEY-HALF', { '081000': 100 }))
  await page.getByLabel('Show to candidates from').fill('2083-07-01')
  await verified(page).check()
  await publishButton(page).click()
  await expect(page.getByLabel('Time in Nepal')).toHaveAccessibleDescription(
    /Enter both day and time, or leave both empty/,
  )
  await expect(page).toHaveURL(/staged=/)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import {
  csvFile,
  deleteFile,
  expectPublicResult,
  fileInput,
  preview,
  problems,
  publish,
  sample,
  smallFile,
  stage,
  toast,
} from '#tests/support/browser/upload-page.ts'

const path = '/admin/students'
const submit = (page: Page) => page.getByRole('button', { name: 'Upload Students' })
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Uploaded Student Files' }).getByRole('row').filter({ hasText: name })

test('a list gives the results their names, and switching it off or deleting it takes them back', async ({
  asAdmin: page,
}) => {
  // A whole list, a result, and four looks at it as a candidate.
  test.slow()
  const exam = 'JOURNEY-NAMES'
  await publish(page, smallFile(exam, { '771000': 120 }))
  const list = await sample('students')
  // Candidates of this test's own.
  const buffer = Buffer.from(list.buffer.toString().replaceAll(/^08/gm, '77'))
  await stage(page, { ...list, buffer }, path)
  await expect(page.getByText('Successfully parsed 2000 student records. Ready to upload.')).toBeVisible()
  await expect(page.getByLabel('Upload Name')).toHaveValue('students-2000')
  await expect(page.getByText('(2,000 records)')).toBeVisible()
  await expect(preview(page).getByText('New', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'students-preview')
  await page.getByLabel('Upload Name').fill('E2E list')
  await submit(page).press('Enter')
  await expect(page.getByText('Successfully uploaded 2000 student records.')).toBeVisible()
  await expect(toast(page, 'Upload Successful')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await expect(row(page, 'E2E list')).toContainText('2,000 students')
  await expectPublicResult(page, exam, '771000', 'कमला राई')
  await expectAccessible(page)
  await photograph(page, 'students')

  await row(page, 'E2E list').getByRole('switch').press('Space')
  await expect(toast(page, 'The list is inactive')).toBeVisible()
  await expectPublicResult(page, exam, '771000', exam)
  await row(page, 'E2E list').getByRole('switch').press('Space')
  await expect(toast(page, 'The list is active')).toBeVisible()

  const started = page.waitForEvent('download')
  await row(page, 'E2E list')
    .getByRole('button', { name: /^Download/ })
    .click()
  expect(Buffer.compare(await readFile(await (await started).path()), buffer)).toBe(0)

  await row(page, 'E2E list').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete (1)' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('What older lists say comes back')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete 1 list' }).click()
  await expect(toast(page, 'Selected uploads deleted successfully.')).toBeVisible()
  await expect(row(page, 'E2E list')).toHaveCount(0)
  await page.goto('/admin/results')
  await deleteFile(page, exam)
})

test('wrong rows are told and can be taken along as a file', async ({ asAdmin: page }) => {
  await page.goto(path)
  await photograph(page, 'students-idle')
  await expectAccessible(page)
  await fileInput(page).setInputFiles(await sample('studentsWithErrors'))
  await expect(page.getByRole('alert')).toContainText(
    'Found 16 validation errors. Please fix them before uploading.',
  )
  await expect(problems(page)).toHaveCount(10)
  await expect(problems(page).first()).toHaveText('Row 4: Candidate ID is required')
  await expect(submit(page)).toBeDisabled()
  await expectAccessible(page)
  await photograph(page, 'students-problems')

  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all 16 wrong rows' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('students-with-errors - errors.csv')
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  // The mark in front tells Excel that it is UTF-8.
  expect(lines[0]).toMatch(/^\uFEFFRegistration Number,Student Name,Groups,Error \(upload [\da-f-]{36}\)$/)
  expect(lines[1]).toBe(',Anjali Pandey,Day,Row 4: Candidate ID is required')
  expect(lines.filter((line) => line !== '')).toHaveLength(17)

  await page.getByRole('button', { name: '... and 6 more errors' }).press('Enter')
  await expect(problems(page)).toHaveCount(16)
  await expect(problems(page).nth(10)).toBeFocused()
})

test.describe('a damaged file', () => {
  for (const [what, lines, words] of [
    [
      'with a quotation mark left open',
      ['Candidate ID,Student Name,Groups', '1,"Sita,Day', '2,Ram,Day'],
      'Row 2:',
    ],
    [
      'that is a damaged workbook',
      ['PK\u0003\u0004 not a table'],
      'CSV parsing error: This spreadsheet cannot be read',
    ],
    ['without the columns', ['Roll,Who', '1,Sita'], 'The column “Student Name” is missing'],
  ] as const) {
    test(`${what} is refused with the words that help`, async ({ asAdmin: page }) => {
      await page.goto(path)
      await fileInput(page).setInputFiles(csvFile('damaged.csv', lines))
      await expect(page.getByRole('region', { name: 'Upload a student list' })).toContainText(words)
      await expect(submit(page)).toBeDisabled()
    })
  }
})

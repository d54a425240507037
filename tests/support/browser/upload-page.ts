import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { projectRoot } from '#tests/support/project/paths.ts'

/** A file as a page's file input takes it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const places = {
  model7: 'prisma/seed-data/CEE Model 7 - results.csv',
  model8: 'prisma/seed-data/CEE Model 8 - results (Excel).csv',
  correction: 'tests/samples/CEE Model 7 - correction.csv',
  withErrors: 'tests/samples/results-with-errors.csv',
  wrongHeaders: 'tests/samples/results-wrong-headers.csv',
  students: 'prisma/seed-data/students-2000.csv',
  studentsWithErrors: 'tests/samples/students-with-errors.csv',
}

/**
 * One of the samples.
 *
 * @param examId stands in the place of the sample's own exam, so that a test leaves the demo's exams alone.
 */
export async function sample(name: keyof typeof places, examId?: string): Promise<ChosenFile> {
  const text = await readFile(resolve(projectRoot, places[name]), 'utf8')
  const own = examId === undefined ? text : text.replaceAll(/CEE-MODEL-0[78]/g, examId)
  return { name: basename(places[name]), mimeType: 'text/csv', buffer: Buffer.from(own) }
}

/** A CSV file of these lines. */
export function csvFile(name: string, lines: readonly string[]): ChosenFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from([...lines, ''].join('\n')) }
}

/** A small file of one exam: marks by candidate. */
export function smallFile(examId: string, marks: Record<string, number>, name = `${examId}.csv`): ChosenFile {
  const rows = Object.entries(marks).map(([id, mark]) => `${id},${examId},${mark},,${mark / 2}`)
  return csvFile(name, ['Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage', ...rows])
}

export const problems = (page: Page) => page.getByRole('list', { name: /^Problems/ }).getByRole('listitem')
export const fileInput = (page: Page) => page.locator('input[type=file]')
export const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
export const verified = (page: Page) => page.getByRole('checkbox', { name: /I have verified/ })
export const publishButton = (page: Page) => page.getByRole('button', { name: /^Publish/ })
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
export const fileRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Uploaded result files' }).getByRole('row').filter({ hasText: name })

/** Uploads a file on the page of its kind, and waits for its preview. */
export async function stage(page: Page, file: ChosenFile, path = '/admin/add-result'): Promise<void> {
  await page.goto(path)
  await fileInput(page).setInputFiles(file)
  await expect(preview(page)).toBeVisible({ timeout: 30_000 })
}

/** Uploads a file, fills more fields in, ticks that it is right and publishes it. */
export async function publish(page: Page, file: ChosenFile, fillIn?: () => Promise<void>): Promise<void> {
  await stage(page, file)
  await fillIn?.()
  await confirmFindings(page)
  await giveReason(page)
  await verified(page).check()
  await publishButton(page).click()
  await expect(page).toHaveURL('/admin/results')
}

/** Ticks that each finding of the preview was checked. */
export async function confirmFindings(page: Page): Promise<void> {
  await expect(verified(page)).toBeVisible()
  for (const finding of await page.getByRole('checkbox', { name: /^I have checked this/ }).all())
    await finding.check()
}

/** Says why results change that candidates can see, if the form asks for it. */
export async function giveReason(page: Page): Promise<void> {
  // Both are in the form from its beginning.
  await expect(verified(page)).toBeVisible()
  const reason = page.getByLabel('Reason for the change')
  if (await reason.isVisible()) await reason.selectOption('RETOTALLED')
}

/** Looks a candidate up as a candidate would, on a page of their own. */
export async function expectPublicResult(page: Page, examId: string, candidateId: string, text: string) {
  const visitor = await page.context().newPage()
  await visitor.goto(`/results?exam=${examId}&candidate=${candidateId}`)
  await expect(visitor.getByRole('main')).toContainText(text)
  await visitor.close()
}

/** Deletes the newest file that a text in its row names. */
export async function deleteFile(page: Page, text: string): Promise<void> {
  const rows = fileRow(page, text)
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(toast(page, 'File and associated results deleted successfully').last()).toBeVisible()
  await expect(rows).toHaveCount(before - 1)
}

import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { layoutFaults } from '#tests/support/browser/layout-faults.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import {
  confirmFindings,
  csvFile,
  preview,
  publishButton,
  smallFile,
  stage,
  toast,
  verified,
} from '#tests/support/browser/upload-page.ts'

test('a candidate sees the latest exams with a PIN, with and without JavaScript', async ({
  asAdmin: admin,
  browser,
  baseURL,
}) => {
  test.slow()
  const lines = ['Candidate ID,Student Name,Groups,PIN', '773001,माया गुरुङ,Morning,K7X912']
  await stage(admin, csvFile('Students with PIN.csv', lines), '/admin/students')
  await expect(preview(admin)).toBeVisible()
  await admin.getByRole('button', { name: 'Upload Students' }).press('Enter')
  await expect(toast(admin, 'Upload Successful')).toBeVisible()
  for (const [exam, mark, date] of [
    ['TREND-1', 84, '2026-09-05'],
    ['TREND-2', 131, '2026-11-07'],
  ] as const) {
    await stage(admin, smallFile(exam, { '773001': mark }))
    await admin.getByLabel('Candidates look up by').selectOption('PIN')
    await admin.getByLabel('Exam date').fill(date)
    await confirmFindings(admin)
    await verified(admin).check()
    await publishButton(admin).click()
    await expect(admin).toHaveURL('/admin/results')
  }

  for (const [width, javaScriptEnabled] of [
    [390, true],
    [390, false],
    [1280, true],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width, height: 900 },
      ...(baseURL !== undefined && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto('/results?exam=TREND-1')
    await page.getByRole('textbox', { name: 'Candidate ID' }).fill('773001')
    await page.getByRole('textbox', { name: 'PIN' }).fill('k7x 912')
    await page.getByRole('button', { name: 'Search Results' }).click()
    await expect(page.getByRole('region', { name: /^Result of/ })).toContainText('माया गुरुङ')
    await expect(page.getByRole('figure')).toContainText(
      'Your last 2 exams: from 42% on Sep 5, 2026 (20 Bhadra 2083) to 65.5% on Nov 7, 2026 (21 Kartik 2083)',
    )
    const exams = page.getByRole('table', { name: 'Exams that need your PIN, or only your Candidate ID.' })
    await expect(exams.getByRole('rowheader')).toHaveText([/^TREND-2/, /^TREND-1/])
    await expect(page).toHaveURL('/results?exam=TREND-1')
    if (!javaScriptEnabled) continue
    await expectAccessible(page)
    await photograph(page, 'result-trend')
    await page.emulateMedia({ media: 'print' })
    await expect(exams).toBeHidden()
    await context.close()
  }
})

test('a trend with percentiles fits on every screen', async ({ page }) => {
  await page.goto('/results?exam=CEE-MODEL-06')
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('081000')
  await page.getByRole('textbox', { name: 'PIN' }).fill('428316')
  await page.getByRole('button', { name: 'Search Results' }).click()
  const exams = page.getByRole('table', { name: 'Exams that need your PIN, or only your Candidate ID.' })
  await expect(exams.getByText(/^Percentile \d/)).toHaveCount(2)
  for (const width of [320, 360, 390, 600, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await layoutFaults(page), `at ${width} px`).toEqual([])
  }
})

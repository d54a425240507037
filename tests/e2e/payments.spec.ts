/** Payments of a fee from a spreadsheet, on a phone and on a wide screen. */
import { writeXlsx } from 'hucre'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { csvFile, toast } from '#tests/support/browser/upload-page.ts'

const header = ['Candidate ID', 'Amount', 'Date', 'Receipt Number', 'Method']

for (const width of [390, 1280]) {
  test(`staff take payments of a file into a fee, at ${width} px`, async ({ asAdmin: page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/website/fees/new')
    await page.getByLabel('For what').fill(`Term of ${width}`)
    await page.getByLabel('Amount in rupees').fill('45000')
    await page.getByLabel('To pay until').fill('2026-11-25')
    const file = page.getByRole('region', { name: 'Payments from a file' }).locator('input[type=file]')
    await file.setInputFiles(csvFile('wrong.csv', [header.join(), '081001,x,2026-11-20,R-1,Cash']))
    await expect(page.getByText('Row 2:')).toBeVisible()
    await expect(page.getByText('“x” is no whole number of rupees.')).toBeVisible()
    await expectAccessible(page)
    await photograph(page, `payments-refused-${width}`)

    const rows = [
      header,
      ['081001', 20_000, '2026-11-20', `R-${width}-1`, 'Cash'],
      ['081001', 25_000, '2026-11-21', `R-${width}-2`, 'eSewa'],
    ]
    await file.setInputFiles({
      name: 'November.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'November', rows }] })),
    })
    await expect(page.getByText('Every row is right: 2 payments of ₹45,000.')).toBeVisible()
    await expectAccessible(page)
    await photograph(page, `payments-read-${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    await expect(page.getByRole('alert')).toContainText('Take the payments of the file, or discard it')
    await page.getByRole('button', { name: 'Take these payments' }).click()
    await expect(page.getByText('The payments are in the form.')).toBeVisible()
    await expect(page.getByLabel('Payments', { exact: false }).first()).toHaveValue(
      `081001, 20000, 2026-11-20, R-${width}-1, Cash\n081001, 25000, 2026-11-21, R-${width}-2, eSewa`,
    )
    await publish.click()
    await expect(toast(page, 'Published. Students see it now.')).toBeVisible()
    // The page of the saved fee takes the place of the form for a new one.
    await expect(page.getByRole('heading', { level: 1, name: `Term of ${width}` })).toBeVisible()
    await page.getByLabel('Amount in rupees').fill('46000')
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    await expect(page.getByText('The payments are in the form.')).toHaveCount(0)
  })
}

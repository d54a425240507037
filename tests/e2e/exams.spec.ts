/** Staff and an exam, on a phone and on a wide screen. */
import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { csvFile, expectPublicResult, publish, toast } from '#tests/support/browser/upload-page.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'

for (const width of [390, 1280]) {
  test(`staff change an exam, download its results and print its lists, at ${width} px`, async ({
    asAdmin: page,
  }) => {
    test.slow()
    const exam = `RECORD-${width}`
    await page.setViewportSize({ width, height: 900 })
    await publish(
      page,
      csvFile(`${exam}.csv`, [
        'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,Zoology,Botany,भौतिक शास्त्र',
        `081000,${exam},90,1,45,40,30,20`,
        `081002,${exam},70,2,35,AB,40,30`,
      ]),
    )
    await expectPublicResult(page, exam, '081000', 'Failed')

    await page.goto('/admin/exams')
    await page.getByRole('row').filter({ hasText: exam }).getByRole('link').click()
    await page.getByLabel('Exam title').fill(`Record of ${width}`)
    await page.getByLabel('Exam date').fill('2026-11-07')
    await page.getByLabel('Full marks').fill('200')
    await page.getByLabel('Pass mark in percent').fill('40')
    await page.getByRole('button', { name: 'Save exam' }).click()
    await expect(toast(page, 'Exam saved')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: `Record of ${width}` })).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'admin-exam')
    const index = page.getByRole('navigation', { name: 'On this page' })
    await index.getByRole('link', { name: 'Distribution' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`\\?exam=${exam}#distribution$`))
    await expect(page.getByRole('heading', { level: 2, name: 'Distribution' })).toBeInViewport()
    if (width >= 1024) await expect(index.getByRole('link', { name: 'Release' })).toBeInViewport()

    const visitor = await page.context().newPage()
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto(`/results?exam=${exam}&candidate=081000`)
    const result = visitor.getByRole('region', { name: /^Result of/ })
    for (const words of [`Record of ${width}`, 'Nov 7, 2026', 'Passed', '90 of 200'])
      await expect(result).toContainText(words)
    const subjects = ['Zoology', 'Botany', 'भौतिक शास्त्र']
    await expect(result.getByRole('region', { name: 'Marks by subject' }).getByRole('term')).toHaveText(
      subjects,
    )
    const slip = await result.getByRole('link', { name: 'Download slip (PDF)' }).getAttribute('href')
    const [text = ''] = await readPdf(await (await page.request.get(slip ?? '')).body())
    expect(text.indexOf('Zoology')).toBeGreaterThan(0)
    expect(text.indexOf('Botany')).toBeGreaterThan(text.indexOf('Zoology'))
    await visitor.close()

    const download = async (name: RegExp) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name }).click(),
      ])
      return readFile(await file.path())
    }
    expect((await download(/^Download as CSV ?, All candidates$/)).toString()).toContain('"=""081000"""')
    const workbook = await download(/^Download as XLSX ?, All candidates$/)
    const rows = (await readXlsx(new Uint8Array(workbook))).sheets[0]?.rows
    expect(rows?.[0]?.slice(-3)).toEqual(subjects)
    expect(rows?.[1]?.slice(0, 6)).toEqual(['081000', exam, 90, 1, 45, 'कमला राई'])

    // A table on phones, too: ten cards of one number each would be a page of their own.
    const bands = page.getByRole('table', { name: 'Candidates by percentage' })
    const tops = await bands
      .getByRole('row')
      .nth(1)
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    await expect(page.getByRole('link', { name: /^List to print/ })).toHaveCount(1)
    await page.locator('summary').filter({ hasText: /^Day/ }).click()
    await page.getByRole('link', { name: /^List to print ?, Day$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Record of ${width}, Day` })).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveText(['081002'])
    await expectAccessible(page)
    await photograph(page, 'admin-exam-list')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('rowheader')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
}

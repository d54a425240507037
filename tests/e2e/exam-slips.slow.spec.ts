import { readFile } from 'node:fs/promises'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { publish, smallFile } from '#tests/support/browser/upload-page.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'

const exam = 'JOURNEY-SLIPS'
const name = /^Result slips \(PDF\) ?, All candidates$/

for (const width of [390, 1280])
  test(`staff download all slips of an exam at ${width} pixels`, async ({ asAdmin: page }) => {
    await page.setViewportSize({ width, height: 844 })
    await publish(page, smallFile(`${exam}-${width}`, { C901: 100, C902: 90, C903: 80 }))
    await page.goto(`/admin/exam?exam=${exam}-${width}`)
    const link = page.getByRole('link', { name })
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toMatch(/ - result slips\.pdf$/)
    const pages = await readPdf(await readFile(await file.path()))
    expect(pages.map((text) => /C90\d/.exec(text)?.[0])).toEqual(['C901', 'C902', 'C903'])
    await expect(page.getByText('The slips are downloaded, All candidates.')).toBeAttached()
    // Nothing may lie half below the bar.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)

    // Without JavaScript the browser opens the same address.
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-disposition']).toMatch(/^attachment/)
    expect(await readPdf(await answer.body())).toHaveLength(3)
  })

test('slips that cannot be downloaded say so', async ({ asAdmin: page, watch }) => {
  await page.goto('/admin/exam?exam=CEE-MODEL-08')
  await page.route('**/files/result-slips.pdf*', (route) => route.abort())
  watch.expectFailure('/files/result-slips.pdf')
  await page.getByRole('link', { name }).click()
  await expect(
    page.getByText('The slips were not downloaded. Check your connection and try again.'),
  ).toBeVisible()
  await photograph(page, 'admin-exam-slips-failed')

  await page.unroute('**/files/result-slips.pdf*')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText(/^\d+ of [\d,]+ slips$/)).toBeVisible({ timeout: 30_000 })
  await photograph(page, 'admin-exam-slips')
  await page.getByRole('button', { name: /^Cancel ?the slips, All candidates$/ }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
})

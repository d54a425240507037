import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { scanPdf } from '#tests/support/files/scan-pdf.ts'

for (const width of [390, 1280])
  test(`a slip is checked by its QR code, or by a typed code, at ${width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const slip = await request.get('/files/result-slip.pdf?exam=CEE-MODEL-08&candidate=081001')
    const { pathname } = new URL(await scanPdf(await slip.body()))
    await page.goto(pathname)
    await expect(page.getByRole('status').getByText('Genuine', { exact: true })).toBeVisible()
    for (const words of ['Anjali Dahal', '081001', '67.25%', '134.5 of 200', 'CEE Model Test 8'])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'verify-genuine')

    await page.getByLabel('Code on the slip').fill('4f7kx 09ztm')
    await page.getByRole('button', { name: 'Check slip' }).click()
    await expect(page.getByRole('status').getByText('Unknown code', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'verify-unknown')
  })

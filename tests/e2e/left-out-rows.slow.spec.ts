import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { csvFile, fileInput } from '#tests/support/browser/upload-page.ts'

for (const width of [390, 1280]) {
  test(`lines below a table are left out, however many there are, at ${width} pixels`, async ({
    asAdmin: page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin/add-result')
    const notes = Array.from({ length: 20 }, (_none, at) => `Note ${at + 1}: the results are provisional,,,`)
    const rows = [
      'Candidate ID,Exam ID,Exam Mark,Percentage',
      '081000,FOOT,120,60',
      'Highest,,120,',
      ...notes,
    ]
    await fileInput(page).setInputFiles(csvFile('Foot.csv', rows))
    const group = page.getByRole('group', { name: 'These rows are of no candidate. Leave them out?' })
    await expect(group.getByLabel('Row 3 sums up the others: “Highest, 120”')).toBeChecked()
    const button = group.getByRole('button', { name: 'Leave out 21 rows' })
    const [around, own] = [await group.boundingBox(), await button.boundingBox()]
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(
      (around?.y ?? 0) + (around?.height ?? 0) + 1,
    )
    await expectAccessible(page)
    await button.click()
    await expect(page.getByRole('heading', { name: '1 result of FOOT' })).toBeVisible()
  })
}

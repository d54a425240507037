import { expect, test } from '#tests/support/browser/e2e.ts'

test('the sandbox runs an operation with files of our own', async ({ page }) => {
  await page.goto('/sandbox')
  await expect(page.locator('.graphiql-query-editor')).toContainText('exams')
  await page.getByRole('button', { name: /execute query/i }).click()
  await expect(page.locator('.graphiql-response')).toContainText('CEE-MODEL-07')
})

test('the sandbox renews the session of who has it open', async ({ page, context, signIn }) => {
  await signIn('ADMIN')
  await page.clock.install()
  await page.goto('/sandbox')
  // GraphiQL forgets a tab that is chosen before its editor has the first one.
  await expect(page.locator('.graphiql-query-editor')).toContainText('exams')
  await page.getByRole('tab', { name: 'Viewer' }).click()
  await expect(page.locator('.graphiql-query-editor')).toContainText('Who is asking?')
  await page.clock.fastForward('15:00')
  await context.clearCookies({ name: /pravesh_access$/ })
  await page.getByRole('button', { name: /execute query/i }).click()
  await expect(page.locator('.graphiql-response')).toContainText('ADMIN')
})

test('the sandbox has the answer below the editor on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sandbox')
  const boxOf = async (part: string) => {
    const box = await page.locator(part).boundingBox()
    if (!box) throw new Error(`There is no ${part}`)
    return box
  }
  await expect(page.locator('.graphiql-query-editor')).toContainText('exams')
  const [editor, answer] = [await boxOf('.graphiql-editors'), await boxOf('.graphiql-response')]
  expect(answer.y).toBeGreaterThanOrEqual(editor.y + editor.height)
  expect(answer.width).toBeGreaterThan(280)
  expect(answer.height).toBeGreaterThan(200)
})

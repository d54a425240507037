import { resolve } from 'node:path'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { outputFolder } from '#tests/support/project/paths.ts'
import { fillServer } from '#tests/support/server/full-server.ts'

// A server that is really past its capacity, and recovers.

test.describe.configure({ timeout: 300_000 })
test.use({ settings: { LOAD_SHEDDING: 'on' } })

const exam = 'CEE-MODEL-07'
const candidate = '081000'
const address = `/results?exam=${exam}&candidate=${candidate}`

test('a look-up that finds no room keeps what was typed and tries again by itself', async ({
  page,
  server,
  watch,
}) => {
  await page.goto(`/results?exam=${exam}`)
  const box = page.getByRole('textbox', { name: 'Candidate ID' })
  const letGo = await fillServer(server)
  watch.expectResponse(503, '/graphql')
  try {
    await box.fill(candidate)
    await box.press('Enter')
    const notice = page.getByRole('region', { name: /^Error/ })
    await expect(notice).toContainText('Very many people are looking at results right now.')
    await expect(notice).toContainText(/We keep trying for you \(try \d of 8, next in about \d+ seconds?\)/)
    await expect(box).toHaveValue(candidate)
    await expectAccessible(page)
    await photograph(page, 'results-busy')
  } finally {
    await letGo()
  }
  await expect(page.getByRole('region', { name: /^Result of/ })).toBeFocused({ timeout: 120_000 })
  await expect(box).toHaveValue(candidate)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that finds no room says when it tries again, and then does', async ({
    page,
    server,
    watch,
  }) => {
    const letGo = await fillServer(server)
    watch.expectResponse(503, '/results')
    try {
      await page.goto(address)
      await expect(page.getByRole('heading')).toHaveText('One moment please')
      await expect(page.getByText(/tries again by itself in \d+ seconds/)).toContainText(candidate)
      await page.screenshot({ path: resolve(outputFolder, 'screens', 'results-busy-plain.png') })
    } finally {
      await letGo()
    }
    // Nobody presses anything.
    await expect(page.getByRole('region', { name: /^Result of/ })).toBeVisible({ timeout: 120_000 })
  })
})

import type { Page } from '@playwright/test'
import { coursePath, paths } from '#client/paths.ts'
import { test as base, expect } from '#tests/support/browser/e2e.ts'
import { layOutEverything } from '#tests/support/browser/layout-faults.ts'
import { builtPublicPaths } from '#tests/support/server/built-pages.ts'

// A narrow phone whose owner set letters twice as large in the browser (WCAG 1.4.4): nobody has to scroll sideways.

const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
})
test.use({ viewport: { width: 360, height: 740 } })

const result = `${paths.results}?exam=CEE-MODEL-08&candidate=081001`
const publicPages = [
  ...(await builtPublicPaths()),
  ...(await builtPublicPaths('ne')),
  ...[coursePath('mbbs'), paths.signIn, paths.signUp, paths.resetPassword, result],
]
const { student, portal, materials, assignments, papers, schedule, payment, account } = paths
const studentPages = [student, portal, materials, assignments, papers, schedule, payment, account]
const adminPages = [
  ...[paths.admin, paths.adminResults, paths.adminAddResult, paths.adminExams, paths.adminNotices],
  ...[paths.adminStudents, paths.adminUsers, paths.adminActivity, paths.adminWebsite, paths.adminSettings],
]

test('public pages', ({ page }) => expectNoSidewaysScroll(page, publicPages))

test('the pages of students', async ({ page, signIn }) => {
  await signIn('STUDENT')
  await expectNoSidewaysScroll(page, studentPages)
})

test('the pages of staff', ({ asAdmin }) => expectNoSidewaysScroll(asAdmin, adminPages))

async function expectNoSidewaysScroll(page: Page, addresses: readonly string[]): Promise<void> {
  test.slow()
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await layOutEverything(page)
    const { text, width, scrolled } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      const { fontSize } = getComputedStyle(document.documentElement)
      return { text: fontSize, width: clientWidth, scrolled: scrollWidth }
    })
    expect(text, address).toBe('32px')
    expect.soft(scrolled, address).toBeLessThanOrEqual(width)
  }
}

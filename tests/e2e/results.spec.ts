import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { holdScripts } from '#tests/support/browser/hold-scripts.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { sentOperation } from '#tests/support/browser/sent-operation.ts'

// From the demo seed.
const exam = 'CEE Model Test 7'
const passed = { id: '081000', name: 'कमला राई', percentage: '67.88' }
const failed = { id: '081001', name: 'Anjali Dahal', percentage: '47.88' }
const addressOf = ({ id }: { id: string }) => `/results?exam=CEE-MODEL-07&candidate=${id}`

const candidateBox = (page: Page) => page.getByRole('textbox', { name: 'Candidate ID' })
const outcome = (page: Page, name: RegExp) => page.getByRole('region', { name })
const topPerformers = (page: Page) => page.getByRole('complementary', { name: 'Top Performers' })

/** The operations that a page sends, in full or, as it should, by the hash of their document. */
function operationsOf(page: Page): string[] {
  const operations: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return
    const { operationName, query } = sentOperation(request)
    operations.push(query === undefined ? operationName : `${operationName} in full`)
  })
  return operations
}

test('a candidate looks up a result by keyboard alone', async ({ page }) => {
  const operations = operationsOf(page)
  await page.goto('/results')
  await expect(page.getByRole('radio', { name: 'CEE Model Test 8' })).toBeChecked()
  await expect(topPerformers(page).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await photograph(page, 'results')

  await page.getByRole('searchbox', { name: 'Filter exams' }).focus()
  await page.keyboard.type('test 7')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/results?exam=CEE-MODEL-07')
  // The address comes before the page, whose next field this link was not.
  await expect(page.getByRole('link', { name: 'Choose none' })).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(candidateBox(page)).toBeFocused()
  await page.keyboard.type(` ${passed.id} `)
  await page.keyboard.press('Enter')

  const slip = outcome(page, /^Result of/)
  await expect(slip).toHaveAccessibleName(
    `Result of ${passed.name}, ${passed.id} in ${exam}: Passed, ${passed.percentage} percent`,
  )
  await expect(slip).toBeFocused()
  await expect(slip).toBeInViewport()
  await expect(slip).toContainText('Himshikhar Entrance Academy')
  await expect(slip).toContainText('Oct 31, 2026')
  await expect(page).toHaveURL(`/results?exam=CEE-MODEL-07&candidate=${passed.id}`)
  expect(operations).toEqual(['TopPerformers', 'LookUp'])
  await expectAccessible(page)
  await photograph(page, 'results-passed')
})

test('a failed result is told plainly and kindly, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(addressOf(failed))
  const slip = outcome(page, /^Result of/)
  await expect(slip.getByText('Failed')).toBeVisible()
  await expect(slip).toContainText('2.12 percentage points short of the pass line this time')
  await expectAccessible(page)
  await photograph(page, 'results-failed-dark')
})

test('an unknown candidate is told what to check', async ({ page }) => {
  await page.goto('/results?exam=CEE-MODEL-07')
  await candidateBox(page).fill('99999')
  await page.getByRole('button', { name: 'Search Results' }).click()
  const notice = outcome(page, /^No Results Found/)
  await expect(notice).toContainText('Please check your Candidate ID and try again')
  await expect(notice).toBeFocused()
  await expect(candidateBox(page)).toHaveValue('99999')
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('')
  await expectAccessible(page)
  await photograph(page, 'results-none')
})

test('searching without an exam says so', async ({ page }) => {
  await page.goto('/results?exam=GONE')
  await expect(page.getByRole('button', { name: 'Search Results' })).toBeDisabled()
  await candidateBox(page).fill(passed.id)
  await candidateBox(page).press('Enter')
  await expect(page.getByText('Please select an exam first')).toBeVisible()
})

test('a result has an address of its own, which search engines leave out', async ({ page, request }) => {
  const html = await (await request.get(addressOf(passed))).text()
  expect(html).toContain(passed.name)
  expect(html).toContain('Passed')
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(await (await request.get('/results')).text()).not.toContain('noindex')
  await page.goto(addressOf(passed))
  await expect(page).toHaveTitle('Results · Himshikhar Entrance Academy')
})

test('what is chosen and typed before the scripts come is not lost', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/results', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: exam }).check()
  await candidateBox(page).fill(passed.id)
  letGo()
  await expect(topPerformers(page).getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('radio', { name: exam })).toBeChecked()
  await expect(candidateBox(page)).toHaveValue(passed.id)
})

test('a busy server is asked again until it answers', async ({ page, watch }) => {
  await page.goto('/results?exam=CEE-MODEL-07')
  let refusals = 2
  await page.route('/graphql', (route) =>
    refusals-- > 0 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  )
  watch.expectResponse(503, '/graphql')
  await candidateBox(page).fill(passed.id)
  await candidateBox(page).press('Enter')
  await expect(outcome(page, /^Error/)).toContainText('We keep trying for you')
  await expect(candidateBox(page)).toHaveValue(passed.id)
  await expectAccessible(page)
  await expect(outcome(page, /^Result of/)).toBeFocused()
})

test('a result prints on half a sheet of A4, and nothing else does', async ({ page }) => {
  const mm = 96 / 25.4
  await page.setViewportSize({ width: Math.round(186 * mm), height: Math.round(273 * mm) })
  await page.emulateMedia({ media: 'print' })
  await page.goto(addressOf(passed))
  await expect(candidateBox(page)).toBeHidden()
  await expect(topPerformers(page)).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Himshikhar Entrance Academy, Bagbazar')).toBeVisible()
  await expect(page.getByText(page.url())).toBeVisible()
  await expect(page.getByText(/^printed on \w{3} \d/)).toBeVisible()
  const bottom = await page
    .locator('[data-print-only]')
    .evaluate((slip) => slip.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan(148.5 * mm - 12 * mm)
})

test('the top performers stand beside the form where there is room, else below it', async ({ page }) => {
  await page.goto('/results?exam=CEE-MODEL-08')
  const places = async () => {
    const [form, panel] = [await candidateBox(page).boundingBox(), await topPerformers(page).boundingBox()]
    return { beside: (panel?.x ?? 0) > (form?.x ?? 0), below: (panel?.y ?? 0) > (form?.y ?? 0) }
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await places()).toEqual({ beside: true, below: false })
  await page.setViewportSize({ width: 1023, height: 768 })
  expect(await places()).toMatchObject({ below: true })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a candidate looks up a result', async ({ page }) => {
    await page.goto('/results')
    await expect(page.getByRole('radio', { name: 'CEE Model Test 8' })).toBeChecked()
    await candidateBox(page).fill(passed.id)
    await page.getByRole('button', { name: 'Search Results' }).click()
    await expect(page).toHaveURL(`/results?exam=CEE-MODEL-08&candidate=${passed.id}`)
    await expect(candidateBox(page)).toHaveValue(passed.id)

    await page.getByRole('radio', { name: exam }).check()
    await candidateBox(page).fill('')
    await page.getByRole('button', { name: 'Search Results' }).click()
    await expect(page.getByRole('main')).toContainText('Candidate ID is required')
    await expect(topPerformers(page).getByRole('listitem')).toHaveCount(10)

    await candidateBox(page).fill('999')
    await candidateBox(page).press('Enter')
    await expect(page.getByRole('main')).toContainText('No Results Found')

    await candidateBox(page).fill(passed.id)
    await candidateBox(page).press('Enter')
    await expect(outcome(page, /^Result of/)).toContainText(passed.name)
    await expect(page).toHaveURL(`/results?exam=CEE-MODEL-07&candidate=${passed.id}`)
  })
})

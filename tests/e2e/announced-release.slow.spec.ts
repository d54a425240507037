import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { deleteFile, fileRow, publish, smallFile } from '#tests/support/browser/upload-page.ts'

const exam = 'JOURNEY-COUNT'
const DAY_MS = 86_400_000

/** Moves the release of the exam. */
async function releaseIn(page: Page, seconds: number): Promise<void> {
  const ask = async (query: string, variables: object) => {
    const answer = await page.request.post('/graphql', { data: { query, variables } })
    const { data, errors } = await answer.json()
    expect(errors).toBeUndefined()
    return data
  }
  await ask(
    'mutation Move($exam: ID!, $input: ExamReleaseInput!) { setExamRelease(examId: $exam, input: $input) { __typename } }',
    { exam, input: { releaseAt: new Date(Date.now() + seconds * 1000).toISOString() } },
  )
}

/** In three days. */
async function announce(page: Page): Promise<void> {
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
  await page.getByLabel('Show to candidates from').fill(day)
  await page.getByLabel('Time in Nepal').fill('18:00')
  await page.getByRole('checkbox', { name: /^Announce the release/ }).check()
}

test('staff announce a release, and whoever waits on the countdown sees the result by itself', async ({
  asAdmin: admin,
  browser,
  baseURL,
}) => {
  test.slow()
  await publish(admin, smallFile(exam, { '881001': 131, '881002': 80 }), async () => {
    await announce(admin)
    await photograph(admin, 'publish-announced')
  })
  await releaseIn(admin, (2 * DAY_MS) / 1000)
  await admin.goto(`/admin/exam?exam=${exam}`)
  await expect(admin.getByRole('checkbox', { name: /^Announce the release/ })).toBeChecked()
  await photograph(admin, 'release-announced')

  const context = await browser.newContext({
    viewport: { width: 390, height: 700 },
    ...(baseURL !== undefined && { baseURL }),
  })
  const page = await context.newPage()
  for (const [path, name] of [
    ['/', 'countdown-home'],
    ['/results', 'countdown-results'],
    [`/results?exam=${exam}`, 'countdown-exam'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: `Results of ${exam}` })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^1 day 23:\d\d:\d\d$/)
    await expectAccessible(page)
    await photograph(page, name)
  }
  const typed = await context.newPage()
  await typed.goto(`/results?exam=${exam}`)
  await typed.getByRole('textbox', { name: 'Candidate ID' }).fill('881002')
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('881001')
  await page.getByRole('button', { name: 'Search Results' }).click()
  await expect(page.getByText('The result of Candidate ID 881001 is looked up then.')).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('The result of Candidate ID 881001 is looked up then.')
  await photograph(page, 'countdown-waiting')

  const lookUps: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('"LookUp"')) lookUps.push(new Date().toISOString())
  })
  // The hour comes for the page by the server's clock.
  await context.route('/clock', (route) => route.fulfill({ json: { now: Date.now() + 3 * DAY_MS } }))
  await releaseIn(admin, 0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('region', { name: /^Result of 881001 in/ })).toContainText('65.5%')
  expect(lookUps).toHaveLength(1)
  // Also when the last key is pressed as the results come out.
  await typed.getByRole('textbox', { name: 'Candidate ID' }).fill('881002')
  await typed.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const result = typed.getByRole('region', { name: /^Result of 881002 in/ })
  await expect(result).toBeInViewport()
  await expect(result).toBeFocused()
  await context.close()

  await admin.goto('/admin/results')
  await deleteFile(admin, exam)
  await expect(fileRow(admin, exam)).toHaveCount(0)
})

test('without JavaScript the page asks again by itself once the results are out', async ({
  asAdmin: admin,
  browser,
  baseURL,
}) => {
  test.slow()
  await publish(admin, smallFile(exam, { '881001': 131 }), () => announce(admin))
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto(`/results?exam=${exam}&candidate=881001`)
  await expect(page.getByText('The result of Candidate ID 881001 is looked up then.')).toBeVisible()
  await releaseIn(admin, 6)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('65.5%')
  await context.close()
  await admin.goto('/admin/results')
  await deleteFile(admin, exam)
})

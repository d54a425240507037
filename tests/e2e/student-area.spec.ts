import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { sentOperation } from '#tests/support/browser/sent-operation.ts'
import { toast } from '#tests/support/browser/upload-page.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'

const student = demoAccounts.find(({ role }) => role === 'STUDENT')

const addresses = [
  ...['/student', '/portal', '/student/materials', '/materials', '/student/schedule', '/schedule'],
  ...['/assignments', '/papers', '/questionbank', '/syllabus', '/payment'],
  ...['/student/notices', '/student/results', '/student/courses', '/student/videos', '/student/links'],
]

/** Presses a link and reads what the browser saves. */
async function download(page: Page, link: string): Promise<{ name: string; content: Buffer }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).first().click()
  const file = await saving
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('a visitor is shown nothing of the student area, signs in, and is where they wanted to be', async ({
  page,
}) => {
  for (const address of addresses) {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(302)
    expect(await answer.text(), address).toBe('')
  }
  await page.goto('/payment')
  await expect(toast(page, 'Access Denied')).toBeVisible()
  await expect(toast(page, 'You must be logged in as a student to access this page.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(student?.email ?? '')
  await page.locator('input[name=password]').fill(student?.password ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/payment')
  await expect(page.getByRole('heading', { level: 1, name: 'Fee Payment' })).toBeVisible()
})

test('a student finds what is next, and takes home notes, calendar and receipt', async ({ page, signIn }) => {
  await signIn('STUDENT')
  await page.goto('/portal')
  await expect(page.getByText('Your next exam')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'student-portal')

  await page.getByRole('link', { name: 'Study Materials' }).first().click()
  await expect(page).toHaveURL('/student/materials')
  const notes = await download(page, 'Download PDF : Biology chapter notes')
  expect(notes.name).toBe('Biology chapter notes.pdf')
  expect((await readPdf(notes.content)).join(' ')).toContain('The circulation of the blood')

  await page.getByRole('link', { name: 'Exam Schedule' }).first().click()
  const calendar = await download(page, 'Add to calendar')
  expect(calendar.name).toBe('Exam schedule.ics')
  const events = new ICAL.Component(ICAL.parse(calendar.content.toString())).getAllSubcomponents('vevent')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(events.length)

  await page.getByRole('link', { name: 'Fee Payment' }).first().click()
  const receipt = await download(page, 'Receipt')
  expect((await readPdf(receipt.content))[0]).toContain('₹45,000')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goBack()
  await expect(page).toHaveURL(/\/auth/)
})

test('a page that the server has rendered asks nothing again; every further visit asks anew', async ({
  page,
  signIn,
}) => {
  await signIn('STUDENT')
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(sentOperation(request).operationName)
  })
  await page.goto('/payment')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  for (const [link, operation] of [
    ['Student Portal', 'Portal'],
    ['Fee Payment', 'Payments'],
    ['Student Portal', 'Portal'],
  ] as const) {
    asked.length = 0
    await page.getByRole('link', { name: link }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
    await expect.poll(() => asked).toEqual([operation])
  }
})

test('both sets of addresses answer a student with their page, rendered on the server', async ({
  page,
  signIn,
}) => {
  await signIn('STUDENT')
  for (const address of addresses) {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    expect(await answer.text(), address).toMatch(/<h1[^>]*>[A-Z]/)
  }
})

for (const address of [
  '/materials',
  '/schedule',
  '/assignments',
  '/papers',
  '/questionbank',
  '/syllabus',
  '/payment',
]) {
  test(`${address} is accessible`, async ({ page, signIn }) => {
    await signIn('STUDENT')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('results are looked up within the student area', async ({ page, signIn }) => {
  await signIn('STUDENT')
  await page.goto('/student/results')
  await page.getByRole('radio', { name: /CEE Model Test 8/ }).check()
  await page.getByRole('textbox', { name: /Candidate ID/ }).fill('081001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/student/results?exam=CEE-MODEL-08&candidate=081001')
  await expect(page.getByRole('region', { name: /^Result of/ })).toBeVisible()
})

test('a teacher has a page of their own and no way into the student area', async ({ page, signIn }) => {
  await signIn('TEACHER')
  await page.goto('/auth')
  await expect(page).toHaveURL('/teacher')
  await expect(page.getByRole('table', { name: 'Exams of the next six weeks' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'teacher')
  await page.goto('/materials')
  await expect(toast(page, 'You must be logged in as a student to access this page.')).toBeVisible()
})

test('a student is told that a page is for teachers', async ({ page, signIn }) => {
  await signIn('STUDENT')
  await page.goto('/teacher')
  await expect(toast(page, 'Access Denied')).toBeVisible()
  await expect(toast(page, 'You must be logged in as a teacher to access this page.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a student reads and downloads all the same', async ({ page, signIn }) => {
    await signIn('STUDENT')
    await page.goto('/syllabus')
    await expect(page.getByText('Photosynthesis, respiration and transport').first()).toBeVisible()
    await page.getByRole('link', { name: 'Question Bank' }).first().click()
    await expect(page).toHaveURL('/questionbank')
    const questions = await download(page, 'Download PDF : Botany questions')
    expect((await readPdf(questions.content))[0]).toContain('Question Bank: Botany')
  })
})

test('the bar at the foot covers nothing that has the focus', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await signIn('STUDENT')
  await page.goto('/materials')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const bar = page.getByRole('navigation', { name: 'Most used' })
  const top = await bar.evaluate((one) => one.getBoundingClientRect().top)
  const main = page.getByRole('main')
  const bottoms: number[] = []
  for (let press = 0; press < 60 && bottoms.length < 15; press += 1) {
    await page.keyboard.press('Tab')
    const focused = main.locator(':focus')
    if ((await focused.count()) > 0)
      bottoms.push(await focused.evaluate((one) => one.getBoundingClientRect().bottom))
  }
  expect(bottoms.length).toBeGreaterThan(5)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(top)
})

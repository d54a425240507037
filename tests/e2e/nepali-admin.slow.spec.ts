import type { Page } from '@playwright/test'
import { dayInBs } from '#shared/calendar/bikram-sambat.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { foreignWords } from '#tests/support/browser/foreign-words.ts'
import { layoutFaults } from '#tests/support/browser/layout-faults.ts'

const exam = 'CEE-MODEL-07'
const pages = [
  '/ne/admin/results',
  '/ne/admin/results?search=zzzz',
  '/ne/admin/add-result',
  '/ne/admin/add-result?staged=unknown',
  '/ne/admin/exams',
  `/ne/admin/exam?exam=${exam}`,
  '/ne/admin/exam?exam=unknown',
  `/ne/admin/exam-list?exam=${exam}`,
  '/ne/admin/exam-list?exam=unknown',
  `/ne/admin/correct-result?exam=${exam}&candidate=081000`,
  `/ne/admin/correct-result?exam=${exam}&candidate=1`,
  '/ne/admin/release?file=unknown',
  '/ne/admin/rechecks',
  `/ne/admin/rechecks?exam=${exam}`,
  '/ne/admin/recheck?id=unknown',
]

const widest = [
  '/ne/admin',
  '/ne/admin/results',
  '/ne/admin/add-result',
  `/ne/admin/exam?exam=${exam}`,
  '/ne/admin/exam-list?exam=CEE-MODEL-06',
  `/ne/admin/correct-result?exam=${exam}&candidate=081000`,
]

/** Names of columns and words in files, which are the same in every language, and what the files here have. */
const ofFiles =
  /^(?:CSV|XLSX|xlsx|Excel|Error|Candidate ID|Exam ID|Exam Mark|Exam Rank|Percentage(?: 0)?|Physics|Chemistry|AB|Absent|Withheld|Disqualified|DQ|CEE-.*|NEPALI-.*|nepali.*|Anjali Dahal)$/

const englishOf = async (page: Page) => (await foreignWords(page)).filter((words) => !ofFiles.test(words))

async function upload(page: Page, name: string, ...lines: string[]): Promise<void> {
  await page.goto('/ne/admin/add-result')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) }
  await page.getByLabel('नतिजा फाइल').setInputFiles(file)
}

const header = 'Candidate ID,Exam ID,Exam Mark,Percentage'

test('pages of results in the admin area have no English words but those of files, are accessible and fit', async ({
  asAdmin: page,
}) => {
  test.slow()
  for (const path of new Set([...pages, ...widest])) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page).toHaveURL(path)
    expect.soft(await englishOf(page), path).toEqual([])
    if (!widest.includes(path)) continue
    expect.soft(await layoutFaults(page), path).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    await expectAccessible(page)
    expect.soft(await layoutFaults(page), `${path} on a phone`).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

test('what is wrong with a file, and what to look at before it is published, is said in Nepali', async ({
  asAdmin: page,
}) => {
  await upload(page, 'nepali.csv', header, '081000,NEPALI-1,1e2,50', '081001,NEPALI-1,60,160', '081002,OTHER')
  const problems = page.getByRole('list', { name: 'nepali.csv का समस्या' })
  await expect(problems).toContainText('Percentage 0 र 100 को बीचमा हुनुपर्छ, तर “160” छ।')
  await expect(problems).toContainText('यस पङ्क्तिमा 2 मान छ, तर शीर्षकमा 4 स्तम्भ छ।')
  expect(await englishOf(page)).toEqual([])

  await upload(page, 'nepali.csv', header, '081000,NEPALI-1,AB,', '81001,NEPALI-1,60,30')
  const main = page.getByRole('main')
  await expect(main).toContainText('अङ्क नभएका परीक्षार्थी: 1 अनुपस्थित (फाइलमा “AB”)')
  await expect(main).toContainText('विद्यार्थीको विवरण नभएका परीक्षार्थी: उनीहरूको नतिजामा नाम देखिँदैन।')
  expect(await englishOf(page)).toEqual([])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'यो फाइल हटाउनुहोस्' }).click()
  await expect(page).toHaveURL('/ne/admin/add-result')
})

test('a release is scheduled, and its results withdrawn, in Nepali', async ({ asAdmin: page }) => {
  test.slow()
  await upload(page, 'nepali.csv', header, '081000,NEPALI-2,50,25')
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await page.getByRole('textbox', { name: 'परीक्षार्थीलाई देखाउने समय' }).fill(dayInBs(soon) ?? '')
  await page.getByLabel('नेपाली समय').fill('10:00')
  await page.getByRole('checkbox', { name: /^मैले पूर्वावलोकन जाँचेँ/ }).check()
  await page.getByRole('button', { name: '1 नतिजा प्रकाशित गर्नुहोस्' }).click()
  await expect(page).toHaveURL('/ne/admin/results')
  await page.getByRole('button', { name: 'सार्वजनिक समय nepali.csv' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('समय तोकिएको')
  await expect(main).toContainText('बिहान 10:00 बजे')
  await expect(main).toContainText('सबै परीक्षार्थीको नाम छ।')
  expect(await englishOf(page)).toEqual([])
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'कारण' }).fill('गलत फाइल')
  await page.getByRole('button', { name: 'यी नतिजा फिर्ता लिनुहोस्' }).click()
  await expect(main).toContainText('फिर्ता लिइएको')
  expect(await englishOf(page)).toEqual([])
  await page.goto('/ne/admin/results?search=NEPALI-2')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'मेटाउनुहोस् nepali.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '1 नतिजा मेटाउनुहोस्' }).click()
  await expect(page.getByText('फाइल र यसका नतिजा मेटाइयो').first()).toBeVisible()
})

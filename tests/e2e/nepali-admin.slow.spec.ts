import type { Page } from '@playwright/test'
import { contentPath, paths } from '#client/paths.ts'
import { dayInBs } from '#shared/calendar/bikram-sambat.ts'
import { pathIn } from '#shared/locales.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { foreignWords } from '#tests/support/browser/foreign-words.ts'

async function upload(page: Page, name: string, ...lines: string[]): Promise<void> {
  await page.goto('/ne/admin/add-result')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) }
  await page.getByLabel('नतिजा फाइल').setInputFiles(file)
}

const header = 'Candidate ID,Exam ID,Exam Mark,Percentage'

test('what is wrong with a file, and what to look at before it is published, is said in Nepali', async ({
  asAdmin: page,
}) => {
  await upload(page, 'nepali.csv', header, '081000,NEPALI-1,1e2,50', '081001,NEPALI-1,60,160', '081002,OTHER')
  const problems = page.getByRole('list', { name: 'nepali.csv का समस्या' })
  await expect(problems).toContainText('Percentage 0 र १०० को बीचमा हुनुपर्छ, तर “१६०” छ।')
  await expect(problems).toContainText('यस पङ्क्तिमा २ मान छ, तर शीर्षकमा ४ स्तम्भ छ।')
  expect(await foreignWords(page)).toEqual([])

  await upload(page, 'nepali.csv', header, '081000,NEPALI-1,AB,', '81001,NEPALI-1,60,30')
  const main = page.getByRole('main')
  await expect(main).toContainText('अङ्क नभएका परीक्षार्थी: १ अनुपस्थित (फाइलमा “AB”)')
  await expect(main).toContainText('विद्यार्थीको विवरण नभएका परीक्षार्थी: उनीहरूको नतिजामा नाम देखिँदैन।')
  expect(await foreignWords(page)).toEqual([])
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
  await page.getByRole('button', { name: '१ नतिजा प्रकाशित गर्नुहोस्' }).click()
  await expect(page).toHaveURL('/ne/admin/results')
  await page.getByRole('button', { name: 'सार्वजनिक समय nepali.csv' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('समय तोकिएको')
  await expect(main).toContainText('बिहान १०:०० बजे')
  await expect(main).toContainText('सबै परीक्षार्थीको नाम छ।')
  expect(await foreignWords(page)).toEqual([])
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'कारण' }).fill('गलत फाइल')
  await page.getByRole('button', { name: 'यी नतिजा फिर्ता लिनुहोस्' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'यी नतिजा फिर्ता लिनुहोस्' }).click()
  await expect(main).toContainText('फिर्ता लिइएको')
  expect(await foreignWords(page)).toEqual([])
  await page.goto('/ne/admin/results?search=NEPALI-2')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'मेटाउनुहोस् nepali.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '१ नतिजा मेटाउनुहोस्' }).click()
  await expect(page.getByText('फाइल र यसका नतिजा मेटाइयो').first()).toBeVisible()
})

const ne = (path: string) => pathIn('ne', path)

test('dialogs, refused entries and uploads of the admin area are in Nepali', async ({ page, signIn }) => {
  test.slow()
  await signIn('ADMIN')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const inNepali = async (what: string) => expect.soft(await foreignWords(page), what).toEqual([])

  await page.goto(ne(paths.adminNotices))
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'सूचना थप्नुहोस्' }).click()
  await dialog.getByRole('button', { name: 'सूचना प्रकाशित गर्नुहोस्' }).click()
  await expect(dialog).toContainText('शीर्षक आवश्यक छ')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(0),
  })
  await expect(dialog).toContainText('notes.txt खाली छ')
  await inNepali('a new notice')
  await expectAccessible(page)

  await page.goto(ne(paths.adminUsers))
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'निमन्त्रणा पठाउनुहोस्' }).first().click()
  await dialog.locator('input[name=email]').fill('student@demo.example')
  await dialog.locator('select[name=role]').selectOption('STUDENT')
  await dialog.getByRole('button', { name: 'निमन्त्रणा पठाउनुहोस्' }).click()
  await expect(dialog).toContainText('यस ठेगानामा विद्यार्थीको खाता पहिल्यै छ')
  await inNepali('an invitation that is refused')

  await page.goto(ne(paths.adminUsers))
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'भूमिका फेर्नुहोस् student@demo.example' }).click()
  await inNepali('a change of role')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'बन्द गर्नुहोस् teacher@demo.example' }).click()
  await expect(dialog).toContainText('यो खाता बन्द गर्ने हो?')
  await inNepali('an account to disable')

  await page.goto(ne(contentPath('testimonials', 'new')))
  await expect(page.locator('html[data-live]')).toBeAttached()
  await main.getByRole('button', { name: 'प्रकाशित गर्नुहोस्', exact: true }).click()
  await expect(main).toContainText('नाम आवश्यक छ')
  await inNepali('an entry that is refused')
  await expectAccessible(page)

  await page.goto(ne(paths.adminStudents))
  await expect(page.locator('html[data-live]')).toBeAttached()
  await main.locator('input[type=file]').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Candidate ID,Student Name,Groups\n1,,\n'),
  })
  await expect(main).toContainText('विवरणमा गल्ती')
  await inNepali('a list that is refused')

  await page.goto(ne(paths.adminInviteStudents))
  await expect(page.locator('html[data-live]')).toBeAttached()
  await main.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Email,Name\nnobody,\n'),
  })
  await expect(main).toContainText('यो सूची प्रयोग गर्न मिल्दैन')
  await inNepali('a list of addresses that is refused')
})

test('an edit conflict of content is told in Nepali, with oneself and with somebody else', async ({
  page,
  context,
  browser,
  server,
  signIn,
}) => {
  await signIn('ADMIN')
  const path = ne(contentPath('missionPage'))
  const open = async (opened: Page) => {
    await opened.goto(path)
    await expect(opened.locator('html[data-live]')).toBeAttached()
  }
  const type = (of: Page, words: string) => of.getByRole('main').locator('textarea').first().fill(words)
  const saveDraft = (of: Page) =>
    of.getByRole('main').getByRole('button', { name: 'मस्यौदा सुरक्षित गर्नुहोस्' }).click()
  const loseTo = async (other: Page, words: string) => {
    await open(page)
    await open(other)
    await type(page, `Ours, against ${words}`)
    await type(other, words)
    await saveDraft(other)
    await expect(other.getByText(/^मस्यौदा सुरक्षित भयो/)).toBeVisible()
    await saveDraft(page)
  }

  await loseTo(await context.newPage(), 'Our other tab')
  await expect(page.getByRole('alert')).toContainText(
    'तपाईंले खोलेपछि यो फेरिएको छ। अन्तिम पटक तपाईंले नै सुरक्षित गर्नुभएको हो, सायद अर्को ट्याबमा।',
  )
  expect(await foreignWords(page)).toEqual([])
  await page.getByRole('button', { name: 'सुरक्षित संस्करण लिनुहोस्' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const teachersRole = await roleOfTeacher(page)
  await teachersRole('ADMIN')
  const colleague = await browser.newContext({ baseURL: server.url })
  await signIn('TEACHER', colleague)
  await loseTo(await colleague.newPage(), 'Theirs')
  await expect(page.getByRole('alert')).toContainText('तपाईंले सम्पादन गर्दागर्दै अरू कसैले यो फेर्नुभयो।')
  expect(await foreignWords(page)).toEqual([])
  await colleague.close()
  await teachersRole('TEACHER')
})

/** Gives the demo's teacher a role. */
async function roleOfTeacher(page: Page): Promise<(role: 'ADMIN' | 'TEACHER') => Promise<void>> {
  const run = async (query: string, variables = {}) => {
    const answer = await page.request.post('/graphql', { data: { query, variables } })
    return (await answer.json()).data
  }
  const { users } = await run('{ users(search: "teacher@demo.example") { nodes { id } } }')
  const change = 'mutation ($id: ID!, $role: Role!) { setUserRole(id: $id, role: $role) { __typename } }'
  return async (role) =>
    expect(await run(change, { id: users.nodes[0].id, role })).toEqual({
      setUserRole: { __typename: 'User' },
    })
}

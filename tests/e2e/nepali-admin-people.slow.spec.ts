import type { Page } from '@playwright/test'
import { contentPath, paths } from '#client/paths.ts'
import { collections } from '#server/content/declarations/index.ts'
import type { Fields } from '#server/content/field.ts'
import { pathIn } from '#shared/locales.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { foreignWords } from '#tests/support/browser/foreign-words.ts'
import { layoutFaults } from '#tests/support/browser/layout-faults.ts'

const ne = (path: string) => pathIn('ne', path)

/** Names of formats, of the columns of files and what their examples hold. */
const ofFiles =
  /^(?:CSV|JSON|GIF|notes\.txt|students\.csv|list\.csv|nobody|Excel|xlsx|Error|Email|Name|Candidate ID(?: or Registration Number)?|Registration Number|Student Name|Groups?|Date of Birth|Group A|Morning|Day|CANDIDATE ID|candidate_id|Student Registration Number|Amount|Date|Receipt Number|Method|Anjali (?:Dahal|Pandey)|\S+@example\.com)$/

async function englishOn(page: Page): Promise<string[]> {
  return [...(await foreignWords(page)), ...(await declaredWordsOn(page))].filter(
    (words) => !ofFiles.test(words),
  )
}

/** The pages for people and content, with their states. */
const pages = [
  paths.adminNotices,
  `${paths.adminNotices}?search=zzzz`,
  paths.adminStudents,
  paths.adminUsers,
  `${paths.adminUsers}?search=zzzz`,
  paths.adminInvitations,
  paths.adminInviteStudents,
  paths.adminPersonalData,
  `${paths.adminPersonalData}?candidate=081000`,
  `${paths.adminPersonalData}?candidate=nobody`,
  paths.adminActivity,
  `${paths.adminActivity}?search=zzzz`,
  paths.adminSearch,
  `${paths.adminSearch}?search=081000`,
  `${paths.adminSearch}?search=zzzz`,
  `${paths.adminCandidate}?id=081000`,
  `${paths.adminCandidate}?id=nobody`,
  paths.adminSetup,
  paths.adminSlipKeys,
  paths.adminVideos,
  paths.adminWebsite,
  paths.adminSettings,
]
const lists = collections.filter(({ key }) => key !== 'chosenVideos')
const hasPreview = (path: string) => path.endsWith('/new') || path === contentPath('identity')
const contentPages = [
  ...lists.map(({ key }) => contentPath(key)),
  ...collections.filter(({ single }) => !single).map(({ key }) => contentPath(key, 'new')),
]

/** One of every kind of page is checked as the pages for people are. */
const formPages = [contentPath('courses'), contentPath('courses', 'new'), contentPath('identity')]

for (const [of, paths] of [
  ['people', pages],
  ['content', contentPages],
] as const)
  test(`the admin pages for ${of} have no English words but those of the institute, are accessible and fit`, async ({
    page,
    signIn,
  }) => {
    test.slow()
    await signIn('ADMIN')
    for (const path of paths) {
      await page.goto(ne(path))
      await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
      await expect(page.locator('html[data-live]')).toBeAttached()
      await page.waitForLoadState('networkidle')
      expect.soft(await englishOn(page), path).toEqual([])
      if (paths === contentPages && !formPages.includes(path)) continue
      expect.soft(await layoutFaults(page), path).toEqual([])
      await page.setViewportSize({ width: 390, height: 800 })
      // A form has the frame of its preview beside it, whose page has landmarks of its own.
      await expectAccessible(page, hasPreview(path) ? 'main form' : undefined)
      expect.soft(await layoutFaults(page), `${path} on a phone`).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })

test('dialogs, refused entries and uploads of the admin area are in Nepali', async ({ page, signIn }) => {
  test.slow()
  await signIn('ADMIN')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const inNepali = async (what: string) => expect.soft(await englishOn(page), what).toEqual([])

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
  // Without the frame of the preview, whose page has landmarks of its own.
  await expectAccessible(page, 'main form')

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
  expect(await englishOn(page)).toEqual([])
  await page.getByRole('button', { name: 'सुरक्षित संस्करण लिनुहोस्' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const teachersRole = await roleOfTeacher(page)
  await teachersRole('ADMIN')
  const colleague = await browser.newContext({ baseURL: server.url })
  await signIn('TEACHER', colleague)
  await loseTo(await colleague.newPage(), 'Theirs')
  await expect(page.getByRole('alert')).toContainText('तपाईंले सम्पादन गर्दागर्दै अरू कसैले यो फेर्नुभयो।')
  expect(await englishOn(page)).toEqual([])
  await colleague.close()
  await teachersRole('TEACHER')
})

/** What gives the demo's teacher a role. */
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

const wordsOf = (fields: Fields): (string | null)[] =>
  Object.values(fields).flatMap(({ label, help, options, fields: rows }) => [
    label,
    help,
    ...Object.values(options ?? {}),
    ...(rows ? wordsOf(rows) : []),
  ])

/** Names of products, which are the same in every language. */
const names = new Set(['Messenger', 'Google Analytics'])

const english = new Set(
  collections
    .flatMap(({ section, label, help, fields }) => [section, label, help, ...wordsOf(fields)])
    .filter((text) => text !== null && text !== '' && !names.has(text)),
)

/**
 * Labels and help of the content engine that stand on a page in English. They are in the data that a page was made of,
 * so `foreignWords` takes them for words of the institute.
 */
async function declaredWordsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
    return found
  })
  return texts.map((text) => text.trim()).filter((text) => english.has(text))
}

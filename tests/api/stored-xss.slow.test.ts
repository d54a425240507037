import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/api/schema.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { editors } from '#server/domains/content/editors.ts'
import { examCalendar } from '#server/domains/student-area/exam-calendar.ts'
import { examsFrom } from '#server/domains/student-area/exam-calendar-rules.ts'
import { typesetReceipt } from '#server/domains/student-area/serve-student-files.ts'
import type { Role } from '#server/generated/prisma/enums.ts'
import { renderHtmlMail } from '#server/mail/mail-template.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { demoReceiptOn } from '#tests/support/content/demo-payments.ts'
import { demoSeries } from '#tests/support/content/demo-series.ts'
import { CreateNotice } from '#tests/support/content/notice-operations.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { contentPages, fillContent } from '#tests/support/content/sample-content.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { rootFields } from '#tests/support/people/auth-scope-matrix.ts'
import { InviteUser } from '#tests/support/people/invitation-operations.ts'
import { PublishResults, StageResults, Withdraw } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { PublishStudents, StageStudents } from '#tests/support/results/students-operations.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/server/api.ts'

/** Leaves attributes in either quotes, elements, scripts and comments, and begins an element of its own. */
const HARM = `'"></script></style></title><!--<xss-probe onload=xss()>`
/** For keys, which are short and hold no double quotes. */
const SHORT = `><xss-probe onload=xss()>'`

/** Every text that a mutation of an admin takes, and this file's value for it; ids of existing records are no texts. */
const filled: Readonly<Record<string, string>> = {
  'createNotice.input.title': HARM,
  'createNotice.input.description': `${HARM} https://x.example/?${HARM} javascript:xss()`,
  'createNotice.input.nepaliTitle': 'with Devanagari before the harm',
  'createNotice.input.nepaliDescription': 'with Devanagari before the harm',
  'createNotice.input.link': `https://x.example/?${HARM}`,
  'createNotice.attachments': 'names of files',
  'updateNotice.input.title': 'as createNotice',
  'updateNotice.input.description': 'as createNotice',
  'updateNotice.input.nepaliTitle': 'as createNotice',
  'updateNotice.input.nepaliDescription': 'as createNotice',
  'updateNotice.input.link': 'as createNotice',
  'updateNotice.attachments': 'as createNotice',
  'uploadAttachment.file': 'as createNotice',
  'uploadMedia.file': 'its name, which is in no page but in the address and the log',
  'stageExamResults.file': 'its name and cells',
  'stageExamResults.layout.columns.name': 'a known column, or refused',
  'stageExamResults.layout.values.name': 'a known column, or refused',
  'stageExamResults.layout.values.value': 'as a cell of a file',
  'stageExamResults.subjects': 'names of columns of the file, or refused',
  'stageExamResults.sheet': 'compared with the names of the sheets, and said as text in the preview',
  'correctResult.candidateId': 'that of a published file',
  'correctResult.examId': 'that of a published exam',
  'correctResult.input.examMark': 'a number, or refused',
  'correctResult.input.examRank': 'as a cell of a file',
  'correctResult.input.percentage': 'a number, or refused',
  'correctResult.input.subjects.name': 'that of a published file',
  'correctResult.input.subjects.mark': 'a number, or refused',
  'answerRecheck.input.answer': HARM,
  'publishExamResults.input.confirmedFindings': 'compared and not kept',
  'publishExamResults.input.examTitle': HARM,
  'publishExamResults.input.examId': SHORT,
  'publishExamResults.input.revisionWords': HARM,
  'updateExam.input.title': 'as examTitle of publishExamResults',
  'updateExam.input.recheckFee': HARM,
  'makeRehearsalLink.examId': 'that of an exam',
  'setExamRelease.examId': 'that of a published exam',
  'reinstateExam.examId': 'that of a published exam',
  'withdrawExam.examId': 'that of a published exam',
  'withdrawExam.reason': HARM,
  'withdrawExam.words': HARM,
  'stageStudents.file': 'its name and cells',
  'stageStudents.layout.columns.name': 'a known column, or refused',
  'stageStudents.layout.values.name': 'a known column, or refused',
  'stageStudents.layout.values.value': 'as a cell of a file',
  'stageStudents.sheet': 'as of stageExamResults',
  'publishStudents.input.confirmedFindings': 'compared and not kept',
  'publishStudents.input.fileName': HARM,
  'publishStudents.input.description': HARM,
  'deleteCandidateData.candidateId': 'compared and not kept',
  'deleteCandidateData.confirmation': 'compared and not kept',
  'linkCandidateToUser.candidateId': 'that of a published file; its last two characters are logged',
  'unlinkCandidateFromUser.candidateId': 'compared; its last two characters are logged',
  'inviteUser.email': 'an address, which has no such characters',
  'inviteUser.name': HARM,
  'inviteUser.candidateId': 'that of a published file',
  'inviteStudents.file': 'its name is logged; its names are as inviteUser.name',
  'inviteStudents.sheet': 'as of stageExamResults',
  'readPayments.file': 'nothing of it is kept',
  'readPayments.sheet': 'as of stageExamResults',
  'readPayments.lines': 'merged with those of the file and not kept',
  'inviteStudents.fingerprint': 'compared and not kept',
  'deleteUser.confirmation': 'compared and not kept',
  'liftSecretLimit.candidateId': 'its last two characters are logged',
  'makePins.exam': 'printed on cards and not kept',
  'makePins.groups': 'compared and not kept',
  'saveContent.data': HARM,
}

/** How often the probe stands in a page as text. Fails where it stands as anything else. */
function probesIn(html: string): number {
  const markup = html.replace(
    /(<(script|style)\b[^>]*>)(.*?)<\/\2>/gs,
    (_all, tag: string, _name, content: string) => {
      // Inside a script, not even the beginning of an element.
      if (tag.startsWith('<script')) expect(content).not.toContain('<')
      return tag
    },
  )
  expect(markup).not.toMatch(/<\W*xss-probe/i)
  expect(markup).not.toContain(`'"`)
  expect(markup).not.toMatch(/(?<!&lt;|%3C)xss-probe/)
  expect(markup).not.toMatch(/(href|src|action)="\s*(javascript|data:text\/html)/i)
  expect(markup.replace(/="[^"]*"/g, '')).not.toMatch(/<[^>]+\s(on[a-z]+|srcdoc)\b/i)
  return markup.match(/&lt;xss-probe/g)?.length ?? 0
}

/** The texts and files in an argument: `path` of each. */
function textsIn(path: string, name: string, type: GraphQLInputType): string[] {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) =>
      textsIn(`${path}.${field.name}`, field.name, field.type),
    )
  const isText =
    ['String', 'Upload', 'ContentData'].includes(named.name) || (named.name === 'ID' && name === 'examId')
  return isText ? [path] : []
}

/** Of admins, or of teachers as well. */
const isOfStaff = (scopes: unknown) =>
  scopes === editors || /^{"admin":true/.test(JSON.stringify(scopes) ?? '')

test('every text that an admin can fill is filled here', () => {
  const texts = rootFields(schema)
    .filter(({ kind, authScopes }) => kind === 'mutation' && isOfStaff(authScopes))
    .flatMap(({ field }) =>
      field.args.flatMap((arg) => textsIn(`${field.name}.${arg.name}`, arg.name, arg.type)),
    )
  expect(texts.toSorted()).toEqual(Object.keys(filled).toSorted())
})

let app: TestApp
let noticeId: string

function csv(rows: string[][], name: string) {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  return new File([lines.join('\n')], name)
}

beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  const admin = app.as('ADMIN')
  const input = {
    ...{ title: HARM, description: filled['createNotice.input.description'] ?? '' },
    ...{ nepaliTitle: `नेपाली ${HARM}`, nepaliDescription: `नेपाली ${HARM}` },
    link: filled['createNotice.input.link'] ?? null,
  }
  const { createNotice } = await admin.run(CreateNotice, { input, attachments: [pdf(`${SHORT}.pdf`)] })
  if (createNotice.__typename !== 'Notice') throw new Error(createNotice.message)
  noticeId = createNotice.id

  const results = csv(
    [
      ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage', HARM, SHORT],
      [SHORT, SHORT, '1', SHORT, '50', HARM, '7'],
    ],
    `${SHORT}.csv`,
  )
  const { stageExamResults } = await admin.run(StageResults, { file: results })
  if (stageExamResults.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(stageExamResults))
  const { id } = stageExamResults
  await admin.run(PublishResults, {
    id,
    input: { revisionReason: 'RETOTALLED', examId: SHORT, examTitle: HARM },
  })
  await reviseAndWithdraw()
  await admin.run(StageResults, { file: results })

  const list = csv(
    [
      ['Candidate ID', 'Student Name', 'Groups'],
      [SHORT, HARM, HARM],
    ],
    `${SHORT}.csv`,
  )
  const { stageStudents } = await admin.run(StageStudents, { file: list })
  if (stageStudents.__typename !== 'StagedStudents') throw new Error(JSON.stringify(stageStudents))
  await admin.run(PublishStudents, {
    id: stageStudents.id,
    input: { fileName: HARM, description: HARM },
  })
  await admin.run(InviteUser, { email: 'invited@example.com', name: HARM, role: 'STUDENT' })
  await fillContent(admin, HARM)
  // Names are given from the command line.
  for (const role of ['STUDENT', 'TEACHER'] as const) await app.as(role).fetch('/healthz')
  await app.db.prisma.user.updateMany({ data: { name: HARM } })
  const { id: userId } = await app.db.prisma.user.findFirstOrThrow({ where: { role: 'STUDENT' } })
  await app.db.prisma.candidateLink.create({ data: { candidateId: SHORT, userId } })
})
afterAll(() => app.close())

/** Revises the result in words of the admin, and withdraws a file of another exam for a reason of theirs. */
async function reviseAndWithdraw() {
  const scenario = scenarios(app)
  const row = { candidate: SHORT, rank: SHORT, percentage: '60', mark: '2' }
  await scenario.resultFile(resultsCsv([{ ...row, exam: SHORT }]), {
    ...{ examTitle: HARM, revisionReason: 'OTHER', revisionWords: HARM },
  })
  await scenario.resultFile(resultsCsv([{ ...row, exam: 'WITHDRAWN' }]))
  await app.as('ADMIN').run(Withdraw, { examId: 'WITHDRAWN', reason: HARM, words: HARM })
}

const addressOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`
const result = () => addressOf('', { exam: SHORT, candidate: SHORT })
const withdrawnResult = addressOf('/results', { exam: 'WITHDRAWN', candidate: SHORT })
const sheet = addressOf('/student/results', { sheet: SHORT, of: SHORT })

type Address = string | (() => string)
const seen: readonly (readonly [Role | 'VISITOR', readonly Address[]])[] = [
  [
    'VISITOR',
    [
      ...['/', '/news', '/results', withdrawnResult, ...contentPages],
      ...[() => `/news/${noticeId}`, () => `/results${result()}`],
    ],
  ],
  [
    'STUDENT',
    [
      ...['/portal', '/account', '/student/notices', '/materials', '/questionbank', '/papers', '/syllabus'],
      ...['/schedule', '/assignments', '/payment', '/student/links', sheet],
      () => `/student/results${result()}`,
    ],
  ],
  ['TEACHER', ['/teacher']],
  [
    'ADMIN',
    [
      ...['/admin', '/admin/results', '/admin/notices', '/admin/students', '/admin/users', '/admin/exams'],
      ...['/admin/users/invitations', '/admin/activity', '/admin/notices?edit=1'],
      addressOf('/admin/exam', { exam: SHORT }),
      addressOf('/admin/candidate', { id: SHORT }),
      addressOf('/admin/exam', { exam: 'WITHDRAWN' }),
    ],
  ],
]

describe.each(seen)('what a %s sees', (who, pages) => {
  test.each(pages)('on %s shows what was entered and runs none of it', async (page) => {
    const answer = await app.as(who).fetch(typeof page === 'string' ? page : page())
    expect(answer.status).toBe(200)
    expect(probesIn(await answer.text())).toBeGreaterThan(0)
  })
})

test.each([
  '/auth',
  '/results',
  '/news',
  '/reset-password',
  '/verify-email',
  '/invitation',
  '/admin/results',
  '/admin/notices',
  '/admin/users',
  '/admin/activity',
])('what an address of %s says is text', async (path) => {
  const names = ['search', 'who', 'from', 'exam', 'candidate', 'after', 'sort', 'failed', 'denied', 'token']
  const query = new URLSearchParams(names.map((name) => [name, HARM]))
  const answer = await app.as(path.startsWith('/admin') ? 'ADMIN' : 'VISITOR').fetch(`${path}?${query}`)
  expect(answer.status).toBeLessThan(500)
  probesIn(await answer.text())
})

test.each(['', '?lang=ne'])('the feed says it as text: %j', async (language) => {
  const xml = await (await app.as('VISITOR').fetch(`/news/feed.xml${language}`)).text()
  expect(xml.match(/&lt;xss-probe/g)?.length).toBeGreaterThan(3)
  expect(xml).not.toMatch(/<xss-probe|<!--|<\/script/)
  expect(xml).not.toMatch(/="[^"]*<|<!\[CDATA\[/)
})

test('the manifest says it as JSON', async () => {
  const answer = await app.as('VISITOR').fetch('/site.webmanifest')
  expect(await answer.json()).toMatchObject({ description: HARM })
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('the sitemap has none of it', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt'])
    expect(await (await app.as('VISITOR').fetch(path)).text()).not.toContain('xss-probe')
})

test('an answer of the API is JSON, and no browser takes it for a page', async () => {
  const answer = await app.as('VISITOR').send(`{ notice(id: "${noticeId}") { title } }`)
  expect(answer.data).toEqual({ notice: { title: HARM } })
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a mail says it as text', () => {
  const texts = { sender: HARM, heading: HARM, paragraphs: [HARM], notes: [HARM], footer: [HARM] }
  const letter = { language: 'en', ...texts } as const
  const html = renderHtmlMail({ ...letter, button: { label: HARM, url: `https://x.example/?${HARM}` } })
  expect(html).not.toMatch(/<xss-probe|<!--|<\/script|'">/)
  expect(html.match(/&lt;xss-probe/g)).toHaveLength(10)
})

test('a receipt sets it letter by letter, and so it does the markup of the documents', async () => {
  const payment = demoReceiptOn('2026-11-21')
  const student = await app.db.prisma.user.findUniqueOrThrow({ where: { email: emailOf('STUDENT') } })
  for (const name of [HARM, '#panic("x") *b* $x$ #link("javascript:x")[y]', '\\ #sys.inputs']) {
    const [text = ''] = await readPdf(
      typesetReceipt(payment, { ...student, name }, { site: app.site, language: 'en' }).pdf,
    )
    const letters = (of: string) => of.replace(/[\s"'“”‘’]/g, '')
    expect(letters(text)).toContain(letters(name))
  }
})

test('a calendar has no line of somebody else', () => {
  const evil = 'A, B; C\r\nATTACH:https://evil.example\nBEGIN:VALARM\\nEND:VEVENT'
  const institute = { name: evil, address: evil, url: 'https://institute.example' }
  const exams = examsFrom(demoSeries, new Date()).map((exam) => ({
    ...exam,
    title: evil,
    place: evil,
    covers: evil,
  }))
  const now = new Date()
  const namesOf = (text: string) =>
    text
      .replace(/\r\n[ \t]/g, '')
      .split(/\r\n|\r|\n/)
      .map((line) => line.replace(/[:;].*/, ''))
  const { name, address } = demoSite
  expect(namesOf(examCalendar(exams, { ...institute, language: 'en' }, now))).toEqual(
    namesOf(examCalendar(examsFrom(demoSeries, now), { ...institute, name, address, language: 'en' }, now)),
  )
})

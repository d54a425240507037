import { writeOds, writeXlsx } from 'hucre'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addAccount } from '#tests/support/people/accounts.ts'
import { LinkCandidateToUser } from '#tests/support/people/candidate-link-operations.ts'
import { InviteStudents, InviteUser, invitedCsv } from '#tests/support/people/invitation-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { countAttempts } from '#tests/support/server/attempts.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

let app: TestApp
let mails: MailReceiver

const ids = Array.from({ length: 2000 }, (_, index) => String(100_000 + index))

beforeAll(async () => {
  mails = await mailReceiver()
  // Nobody looks for waiting mails every few seconds: they go out when an invitation asks for it.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  app = await testApp({ settings: { SMTP_URL: mails.url } })
  vi.useRealTimers()
  await scenarios(app).resultFile(resultsCsv(['081001', ...ids].map((candidate) => ({ candidate }))))
})
afterAll(async () => {
  await app.close()
  await mails.close()
})
beforeEach(async () => {
  await app.db.prisma.rateLimit.deleteMany()
  await app.db.prisma.user.deleteMany({ where: { email: { endsWith: '@example.com' } } })
  await app.db.prisma.invitation.deleteMany()
  await app.db.prisma.outboxMail.deleteMany()
})

const admin = () => app.as('ADMIN')
const send = async (file: File, fingerprint?: string) =>
  (await admin().run(InviteStudents, { file, ...(fingerprint !== undefined && { fingerprint }) }))
    .inviteStudents
async function planOf(file: File) {
  const plan = await send(file)
  if (plan.__typename !== 'InvitationPlan') throw new Error(JSON.stringify(plan))
  return plan
}
const emails = async () =>
  (await app.db.prisma.invitation.findMany({ orderBy: { email: 'asc' } })).map(({ email }) => email)

test('a list is planned without a trace, and invited as a whole', async () => {
  const file = invitedCsv(['Kamala@Example.com , कमला राई,०८१००१', 'anjali@example.com,,', ''])
  const plan = await planOf(file)
  expect(plan).toMatchObject({ toInvite: 2, toLink: 0, unchanged: 0, withoutCandidateId: 1, isMailed: true })
  expect(plan.students).toEqual([
    { row: 2, email: 'kamala@example.com', name: 'कमला राई', candidateId: '081001', effect: 'INVITE' },
    { row: 3, email: 'anjali@example.com', name: null, candidateId: null, effect: 'INVITE' },
  ])
  expect(await emails()).toEqual([])
  expect(await send(file, plan.fingerprint)).toEqual({ __typename: 'StudentsInvited', invited: 2, linked: 0 })
  expect(await emails()).toEqual(['anjali@example.com', 'kamala@example.com'])
  await mails.mailsTo('kamala@example.com')
  const log = await app.db.prisma.activity.findFirst({ where: { action: 'user.list-invited' } })
  expect(log?.subject).toBe('Morning group.csv: 2 invited, 0 linked')
  // The same list again does nothing more.
  expect(await planOf(file)).toMatchObject({ toInvite: 0, unchanged: 2 })
})

test('everything that is wrong is told by row, and nobody is invited', async () => {
  await addAccount(app, { email: 'teacher@example.com', role: 'TEACHER' })
  await addAccount(app, { email: 'closed@example.com', disabledAt: new Date() })
  const owner = await addAccount(app, { email: 'owner@example.com' })
  await admin().run(LinkCandidateToUser, { userId: owner.id, candidateId: ids[0] ?? '' })
  await admin().run(InviteUser, { email: 'invited@example.com', role: 'STUDENT', candidateId: ids[1] ?? '' })
  await admin().run(InviteUser, { email: 'staff@example.com', role: 'TEACHER' })
  await admin().run(InviteUser, { email: 'plain@example.com', role: 'STUDENT' })
  const full = await addAccount(app, { email: 'full@example.com' })
  const most = ids.slice(10, 20).map((candidateId) => ({ candidateId, userId: full.id }))
  await app.db.prisma.candidateLink.createMany({ data: most })
  const file = invitedCsv([
    'good@example.com,Good,081001',
    'no address,A,',
    ',B,',
    'good@example.com,C,',
    'd@example.com,D,081001',
    'e@example.com,E,1.23457E+11',
    'f@example.com,F,nobody',
    'teacher@example.com,G,',
    'closed@example.com,H,',
    `i@example.com,I,${ids[0]}`,
    `j@example.com,J,${ids[1]}`,
    `invited@example.com,K,${ids[2]}`,
    'l@example.com,L,,more',
    'staff@example.com,M,',
    `plain@example.com,N,${ids[3]}`,
    `full@example.com,O,${ids[4]}`,
  ])
  const answer = await send(file, 'whatever')
  if (answer.__typename !== 'InvalidCsv') throw new Error(JSON.stringify(answer))
  expect(answer.problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
    '3 Email: “no address” is not an email address.',
    '4 Email: Email is required.',
    '5 Email: “good@example.com” is in row 2, too.',
    '6 Candidate ID: “081001” is in row 2, too.',
    expect.stringMatching(/^7 Candidate ID: “1.23457E\+11” was damaged/),
    '8 Candidate ID: No published result file and no student list has the Candidate ID nobody.',
    '9 Email: teacher@example.com has an account as a teacher.',
    '10 Email: closed@example.com has an account, which is disabled.',
    `11 Candidate ID: The Candidate ID ${ids[0]} is linked to owner@example.com.`,
    `12 Candidate ID: invited@example.com is invited with the Candidate ID ${ids[1]}.`,
    `13 Candidate ID: invited@example.com is invited with the Candidate ID ${ids[1]}. Revoke that invitation first.`,
    expect.stringMatching(/^14 null: This row has 4 values/),
    '15 Email: staff@example.com is invited with another role.',
    '16 Candidate ID: plain@example.com is invited without a Candidate ID. Revoke that invitation first.',
    '17 Candidate ID: The account of full@example.com has 10 Candidate IDs.',
  ])
  expect(answer).toMatchObject({ message: '15 rows are wrong. Nobody was invited.', errorCount: 15 })
  expect(await send(invitedCsv(['good@example.com,Good,', 'no address,A,']))).toMatchObject({
    ...{ message: '1 row is wrong. Nobody was invited.', errorCount: 1 },
  })
  expect(await emails()).toEqual(['invited@example.com', 'plain@example.com', 'staff@example.com'])
  expect(await planOf(invitedCsv([`full@example.com,O,${ids[10]}`]))).toMatchObject({ unchanged: 1 })
  // One fewer, and there is room.
  await app.db.prisma.candidateLink.deleteMany({ where: { candidateId: ids[10] ?? '' } })
  expect(await planOf(invitedCsv([`full@example.com,O,${ids[4]}`, `full2@example.com,P,`]))).toMatchObject({
    toLink: 1,
  })
})

test.each([
  ['looks at lists', 'preview', 60],
  ['invites lists', 'list', 10],
] as const)('an admin who goes on and %s is slowed down', async (_what, name, points) => {
  const file = invitedCsv(['kamala@example.com,Kamala,'])
  const plan = await planOf(file)
  const { id } = await app.db.prisma.user.findUniqueOrThrow({ where: { email: 'admin@test.example' } })
  const counted = name === 'preview' ? points - 2 : points - 1
  await countAttempts(app.db, `invitation-${name}`, id, counted)
  const again = () =>
    admin().send(InviteStudents, { file, ...(name === 'list' && { fingerprint: plan.fingerprint }) })
  expect((await again()).errors).toBeUndefined()
  expect((await again()).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
})

test.each([
  [new File([''], 'a.csv'), 'The file is empty.'],
  [invitedCsv([]), 'The file has a header but no rows.'],
  [invitedCsv(['x'], 'Name'), 'The required column is Email; Name and Candidate ID may be there, too.'],
  [
    invitedCsv(Array.from({ length: 2001 }, (_, index) => `a${index}@example.com,,`)),
    'The file has more than 2,000 rows. Split it into several files.',
  ],
  [invitedCsv(['"'.padEnd(2_100_000, 'x')]), 'The file is larger than 2 MB. Split it into several files.'],
])('a file that is no such list is refused (%#)', async (file, message) => {
  expect(await send(file)).toMatchObject({ __typename: 'InvalidCsv', message })
})

test('a student with an account is not invited; the candidate ID is linked', async () => {
  const { id } = await addAccount(app, { email: 'kamala@example.com' })
  const file = invitedCsv(['kamala@example.com,Kamala,081001', 'new@example.com,New,'])
  const plan = await planOf(file)
  expect(plan).toMatchObject({ toInvite: 1, toLink: 1 })
  expect(await send(file, plan.fingerprint)).toMatchObject({ invited: 1, linked: 1 })
  expect(await app.db.prisma.candidateLink.findMany({ where: { userId: id } })).toMatchObject([
    { candidateId: '081001' },
  ])
  expect(await emails()).toEqual(['new@example.com'])
})

test('what has changed since the plan is planned anew, and nobody is invited', async () => {
  const file = invitedCsv(['kamala@example.com,Kamala,', 'new@example.com,New,'])
  const { fingerprint } = await planOf(file)
  await addAccount(app, { email: 'kamala@example.com' })
  const answer = await send(file, fingerprint)
  expect(answer).toMatchObject({ __typename: 'InvitationPlan', toInvite: 1, unchanged: 1 })
  expect(await emails()).toEqual([])
})

test('two admins who invite the same list at once invite each student once', async () => {
  const file = () => invitedCsv(['a@example.com,A,', 'b@example.com,B,'])
  const { fingerprint } = await planOf(file())
  const answers = await Promise.all([send(file(), fingerprint), send(file(), fingerprint)])
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['InvitationPlan', 'StudentsInvited'])
  expect(await emails()).toEqual(['a@example.com', 'b@example.com'])
})

test('a list of 2,000 students is invited', async () => {
  mails.refuse(() => 451)
  const file = invitedCsv(ids.map((id) => `s${id}@example.com,Student ${id},${id}`))
  const { fingerprint } = await planOf(file)
  expect(await send(file, fingerprint)).toMatchObject({ invited: 2000 })
  expect(await app.db.prisma.outboxMail.count({ where: { kind: 'invitation' } })).toBe(2000)
})

const sheet = {
  name: 'List',
  rows: [
    ['Email', 'Name', 'Candidate ID'],
    ['kamala@example.com', 'कमला राई', '081001'],
    ['anjali@example.com', null, null],
  ],
}

test.each([
  ['xlsx', writeXlsx],
  ['ods', writeOds],
])('a list may be a spreadsheet: %s', async (kind, write) => {
  const { students } = await planOf(
    new File([new Uint8Array(await write({ sheets: [sheet] }))], `Morning group.${kind}`),
  )
  expect(students.map(({ row, email, candidateId }) => [row, email, candidateId])).toEqual([
    [2, 'kamala@example.com', '081001'],
    [3, 'anjali@example.com', null],
  ])
})

test('of a spreadsheet with several sheets one is chosen', async () => {
  const sheets = [{ name: 'Notes', rows: [['Of 2026', null, null]] }, sheet]
  const several = new File([new Uint8Array(await writeXlsx({ sheets }))], 'Morning group.xlsx')
  expect(await send(several)).toMatchObject({
    __typename: 'InvalidCsv',
    sheets: [
      { name: 'Notes', rows: 1 },
      { name: 'List', rows: 3 },
    ],
  })
  const { inviteStudents: plan } = await admin().run(InviteStudents, { file: several, sheet: 'List' })
  if (plan.__typename !== 'InvitationPlan') throw new Error(JSON.stringify(plan))
  expect(plan.notes).toEqual(['Only the sheet “List” is read.'])
  const { fingerprint } = plan
  const { inviteStudents: invited } = await admin().run(InviteStudents, {
    ...{ file: several, sheet: 'List', fingerprint },
  })
  expect(invited).toEqual({ __typename: 'StudentsInvited', invited: 2, linked: 0 })
})

test('a spreadsheet of another kind, or one too large, is refused', async () => {
  const old = new File([Buffer.from('d0cf11e0a1b11ae1', 'hex')], 'list.xls')
  expect(await send(old)).toMatchObject({ message: expect.stringContaining('old Excel workbook') })
  const large = new File(['x'.repeat(2_000_001)], 'list.xlsx')
  expect(await send(large)).toMatchObject({
    message: 'The file is larger than 2 MB. Split it into several files.',
  })
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoNotices } from '#prisma/demo-notices.ts'
import { createKeyRing } from '#server/auth/keys.ts'
import { teachers } from '#server/content/declarations/faculty.ts'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { setupToken } from '#server/domains/setup/setup-token.ts'
import type { Role } from '#server/generated/prisma/enums.ts'
import { seedOnce } from '#server/jobs/seed-once.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { createLog } from '#server/lib/log.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import * as notices from '#tests/support/content/notice-operations.ts'
import { sampleContent } from '#tests/support/content/sample-content.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { SetUserRole, SignIn } from '#tests/support/people/account-operations.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { LinkCandidateToUser, MyResults } from '#tests/support/people/candidate-link-operations.ts'
import { Invitations, InviteUser } from '#tests/support/people/invitation-operations.ts'
import { RemoveDemo, SetUp, Setup, setUpInput } from '#tests/support/people/setup-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp

beforeEach(async () => {
  app = await testApp()
  await seed()
})
afterEach(() => app.close())

const log = createLog({ level: 'silent', pretty: false })
const seed = () => seedOnce({ db: app.db, files: app.files, log })

async function demoAccount(role: string) {
  const account = demoAccounts.find((one) => one.role === role)
  if (!account) throw new Error(`No demo account ${role}`)
  const client = app.newClient()
  const { email, password } = account
  await client.run(SignIn, { email, password })
  return client
}

/** Every row of every table, as text. */
async function rows(): Promise<string[]> {
  const { rows: tables } = await app.db.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const all = tables.map(async ({ name }) => {
    const found = await app.db.pool.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM "${name}" AS t`,
    )
    return found.rows.map(({ row }) => `${name}: ${row}`)
  })
  return (await Promise.all(all)).flat()
}

// None that a random hash may hold.
const words = [
  ...['demo.example', 'Himshikhar', 'CEE-', 'CEE ', 'students-'],
  ...demoNotices.map(({ title }) => title),
]
const demoRows = async () => (await rows()).filter((row) => words.some((word) => row.includes(word)))

const counts = async () => {
  const { user, notice, examResultFile, examResult, studentUpload, student, contentItem } = app.db.prisma
  return Promise.all(
    [user, notice, examResultFile, examResult, studentUpload, student, contentItem].map((table) =>
      (table as typeof user).count(),
    ),
  )
}

test('the demo becomes the own institute: no word, file or account of the demo is left', async () => {
  const admin = await demoAccount('ADMIN')
  await admin.run(notices.CreateNotice, { input: { title: 'Of a demo account', description: 'x' } })
  expect((await admin.run(Setup)).setup).toMatchObject({
    needsAccount: true,
    demo: { notices: demoNotices.length + 1, resultFiles: 4, studentLists: 2, accounts: 3 },
  })
  const { setUp } = await admin.run(SetUp, { input: { ...setUpInput, removeDemo: true } })
  expect(setUp).toMatchObject({ viewer: { user: { email: setUpInput.email } } })
  await backgroundSettled()
  expect(await demoRows()).toEqual([])
  expect((await rows()).filter((row) => row.includes('Of a demo account'))).toEqual([])
  // The new admin, and the institute's name.
  expect(await counts()).toEqual([1, 0, 0, 0, 0, 0, 1])
  const { data } = await admin.send('{ site { name socialLinks { url } } videos { nodes { id } } }')
  expect(data).toEqual({ site: { name: 'Koshi Academy', socialLinks: [] }, videos: { nodes: [] } })
  const stored = await readdir(join(app.env.dataDir, 'files'), { recursive: true })
  expect(stored.filter((path) => /\.\w+$/.test(path) && !path.startsWith('trash/'))).toEqual([])
  await seed()
  expect(await counts()).toEqual([1, 0, 0, 0, 0, 0, 1])
  expect((await admin.run(Setup)).setup).toBeNull()
})

test('the student of the demo sees results', async () => {
  const { myResults } = await (await demoAccount('STUDENT')).run(MyResults)
  expect(myResults.length).toBeGreaterThan(0)
})

test('what the institute has added or changed stays when the demo goes later', async () => {
  const admin = await demoAccount('ADMIN')
  await admin.run(SetUp, { input: setUpInput })
  const file = await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'OWN' }]))
  await admin.run(notices.CreateNotice, { input: { title: 'Ours', description: 'x' } })
  const [ofDemo] = (await admin.run(notices.AllNotices)).allNotices.nodes.filter(
    ({ title }) => title === demoNotices[0]?.title,
  )
  const changed = { id: ofDemo?.id ?? '', input: { title: 'Ours now', description: 'x' } }
  await admin.run(notices.UpdateNotice, changed)
  expect((await admin.run(Setup)).setup).toMatchObject({
    needsAccount: false,
    demo: { keptEntries: 1, notices: demoNotices.length - 1 },
  })
  expect(await admin.run(RemoveDemo)).toEqual({ removeDemo: true })
  await backgroundSettled()
  expect(await demoRows()).toEqual([])
  expect(await app.db.prisma.examResultFile.findMany({ select: { id: true } })).toEqual([{ id: file.id }])
  const kept = await app.db.prisma.notice.findMany({ orderBy: { title: 'asc' } })
  expect(kept).toMatchObject([{ title: 'Ours', isActive: true }, { title: 'Ours now' }])
  expect((await admin.send('{ site { name } }')).data).toEqual({ site: { name: 'Koshi Academy' } })
  expect(await app.db.prisma.activity.count({ where: { action: 'notice.created' } })).toBe(1)
  expect(await admin.run(RemoveDemo)).toEqual({ removeDemo: false })
})

test('what demo accounts gave to other accounts goes with the demo, and stays in the log', async () => {
  const demo = await demoAccount('ADMIN')
  const invite = (client: ApiClient, email: string, role: Role) => client.run(InviteUser, { email, role })
  const nodes = async () => (await demo.run(Invitations)).invitations.nodes
  await invite(demo, 'invited@example.com', 'ADMIN')
  const stranger = await addAccount(app, { email: 'stranger@example.com' })
  await demo.run(SetUserRole, { id: stranger.id, role: 'ADMIN' })
  const strangersBrowser = await signedInBrowser(app, stranger.email)
  const friend = await addAccount(app, { email: 'friend@example.com' })
  await strangersBrowser.run(SetUserRole, { id: friend.id, role: 'TEACHER' })
  await invite(strangersBrowser, 'invited-too@example.com', 'ADMIN')
  const student = await addAccount(app, { email: 'student@example.com' })
  const kept = await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'OWN' }]))
  await app.db.prisma.examResultFile.update({ where: { id: kept.id }, data: { uploadedById: null } })
  await demo.run(LinkCandidateToUser, { userId: student.id, candidateId: '1' })
  expect(await nodes()).toHaveLength(2)

  const own = app.newClient()
  await demo.run(SetUp, { input: setUpInput })
  const { email, password } = setUpInput
  await own.run(SignIn, { email, password })
  const trusted = await addAccount(app, { email: 'trusted@example.com' })
  await own.run(SetUserRole, { id: trusted.id, role: 'ADMIN' })
  expect((await own.run(Setup)).setup?.demo).toMatchObject({
    invitations: 2,
    staff: ['friend@example.com', 'stranger@example.com'],
  })
  await own.run(RemoveDemo)
  await backgroundSettled()
  const users = await app.db.prisma.user.findMany({
    where: { email: { not: 'admin@test.example' } },
    orderBy: { email: 'asc' },
  })
  expect(users.map((user) => `${user.email}: ${user.role}`)).toEqual([
    ...['asha@koshi.example: ADMIN', 'friend@example.com: STUDENT', 'stranger@example.com: STUDENT'],
    ...['student@example.com: STUDENT', 'trusted@example.com: ADMIN'],
  ])
  expect(await app.db.prisma.invitation.count()).toBe(0)
  expect(await app.db.prisma.candidateLink.count()).toBe(0)
  const logged = await app.db.prisma.activity.findMany({ where: { subjectId: stranger.id } })
  expect(logged.map(({ subject }) => subject).sort()).toEqual([
    'stranger@example.com: ADMIN → STUDENT',
    'stranger@example.com: STUDENT → ADMIN',
  ])
})

test('entries of the demo to which those of the institute refer stay, and no others', async () => {
  const admin = await demoAccount('ADMIN')
  await admin.run(SetUp, { input: setUpInput })
  const demo = (collection: string, where = {}) =>
    app.db.prisma.contentItem.findFirstOrThrow({
      where: { collection, ...where },
      include: { versions: true },
      orderBy: { position: 'asc' },
    })
  const course = await demo('courses')
  const values = course.versions[0]?.data as Record<string, unknown>
  const changed = {
    collection: 'courses',
    id: course.id,
    version: 1,
    data: { ...values, title: 'Our course' },
  }
  const department = await demo('departments')
  const teacher = {
    ...sampleContent(teachers.fields, { text: 'Maya Gurung' }),
    photo: null,
    department: department.id,
  }
  const added = { collection: 'teachers', version: 0, data: teacher }
  for (const entry of [changed, added]) {
    const { saveContent } = await admin.run(SaveContent, { ...entry, publication: 'NOW' })
    expect(saveContent).toMatchObject({ __typename: 'ContentItem' })
  }
  // The institute's name, the course, its group and the department.
  const before = (await admin.run(Setup)).setup?.demo
  expect(before?.keptEntries).toBe(4)
  await admin.run(RemoveDemo)
  const items = await app.db.prisma.contentItem.findMany({ orderBy: { collection: 'asc' } })
  expect(items.map(({ collection }) => collection)).toEqual([
    ...['courseGroups', 'courses', 'departments', 'identity', 'teachers'],
  ])
  expect(items.filter(({ isDemo }) => isDemo)).toEqual([])
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([values.group, department.id]))
  expect(await app.db.prisma.contentVersion.count()).toBe(5)
})

test('only admins of the institute remove it; others see no set-up', async () => {
  const before = await counts()
  const denied = await (await demoAccount('ADMIN')).send(RemoveDemo)
  expect(denied.errors?.[0]?.message).toMatch(/Make an account of your own first/)
  for (const client of [await demoAccount('TEACHER'), await demoAccount('STUDENT'), app.newClient()]) {
    expect((await client.run(Setup)).setup).toBeNull()
    const answer = await client.send(SetUp, { input: { ...setUpInput, removeDemo: true } })
    expect(answer.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  }
  // A demo admin can sign in, so that the address with the token is closed.
  const token = await setupToken(createKeyRing(app.db), app.env)
  expect((await app.newClient().run(Setup, { token })).setup).toBeNull()
  expect(await counts()).toEqual(before)
})

test('an account with the address of a demo account cannot be made, and nothing is removed', async () => {
  const admin = await demoAccount('ADMIN')
  const before = await counts()
  const input = { ...setUpInput, email: 'admin@demo.example', removeDemo: true }
  expect((await admin.run(SetUp, { input })).setUp).toMatchObject({ fields: [{ path: 'input.email' }] })
  expect(await counts()).toEqual(before)
})

test('a failure in the middle of the removal leaves everything as it was', async () => {
  const admin = await demoAccount('ADMIN')
  await app.db.pool.query(`
    CREATE FUNCTION fail_removal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'the connection is gone'; END $$`)
  await app.db.pool.query(
    'CREATE TRIGGER fail BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION fail_removal()',
  )
  const before = (await rows()).sort()
  const answer = await admin.send(SetUp, { input: { ...setUpInput, removeDemo: true } })
  expect(answer.errors?.[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR')
  expect((await rows()).filter((row) => !row.startsWith('error_counts')).sort()).toEqual(before)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { InviteUser } from '#tests/support/people/invitation-operations.ts'
import { CloseRecheck, openRecheck } from '#tests/support/results/recheck-operations.ts'
import { Withdraw } from '#tests/support/results/results-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Activities = graphql(`
  query ActivitiesForTests($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $first: Int, $after: String) {
    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: $first, after: $after) {
      nodes { at actor action subject subjectId isInvitation }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

const FORMULA = '=HYPERLINK("https://evil.example")'
let app: TestApp

beforeAll(async () => {
  app = await testApp()
  const { id: actorId } = await app.db.prisma.user.create({
    data: { email: 'sunita@example.com', name: 'Sunita Shakya', passwordHash: '', role: 'ADMIN' },
  })
  const log = [
    // Three minutes before and after midnight in Nepal.
    { at: new Date('2026-10-01T18:12:00Z'), action: 'notice.created', subject: 'Dashain holiday' },
    { at: new Date('2026-10-01T18:18:00Z'), action: 'notice.deleted', subject: 'Dashain holiday', actorId },
    { at: new Date('2026-10-03T06:00:00Z'), action: 'results.published', subject: FORMULA, actorId },
    { at: new Date('2026-10-03T07:00:00Z'), action: 'results.staged', subject: 'An intermediate step' },
  ]
  for (const data of log) await app.db.prisma.activity.create({ data })
})
afterAll(() => app.close())

type Asked = Partial<Record<'search' | 'who' | 'from' | 'to' | 'after', string>> & {
  first?: number
  noted?: string[]
}

async function found(asked: Asked) {
  const { activities } = await app.as('ADMIN').run(Activities, { to: '2026-10-31', ...asked })
  return activities
}
const actions = async (asked: Asked) => (await found(asked)).nodes.map(({ action }) => action)

test('the log is searched by what was done, to what, by whom and when in Nepal', async () => {
  expect(await actions({})).toEqual(['results.published', 'notice.deleted', 'notice.created'])
  expect(await actions({ search: ' dashain ' })).toEqual(['notice.deleted', 'notice.created'])
  expect(await actions({ search: 'Deleted' })).toEqual(['notice.deleted'])
  expect(await actions({ who: 'shakya' })).toEqual(['results.published', 'notice.deleted'])
  expect(await actions({ who: 'SUNITA@' })).toEqual(['results.published', 'notice.deleted'])
  expect(await actions({ to: '2026-10-01' })).toEqual(['notice.created'])
  expect(await actions({ from: '2026-10-02', to: '2026-10-02' })).toEqual(['notice.deleted'])
  expect(await actions({ search: '100%' })).toEqual([])
})

test('joiners do not matter, neither in the log nor in what is typed', async () => {
  const { prisma } = app.db
  const passwordHash = ''
  const lakshmi = { email: 'lakshmi@example.com', name: 'लक्ष्\u200dमी खड्का', passwordHash }
  const { id: actorId } = await prisma.user.create({ data: lakshmi })
  const at = new Date('2026-11-14T06:00:00Z')
  await prisma.activity.create({
    data: { at, action: 'notice.created', subject: 'लक्ष्\u200dमी पूजा', actorId },
  })
  const day = { from: '2026-11-14', to: '2026-11-14' }
  for (const typed of ['लक्ष्मी', 'ल\u200cक्ष्\u200dमी']) {
    expect(await actions({ ...day, search: typed })).toEqual(['notice.created'])
    expect(await actions({ ...day, who: typed })).toEqual(['notice.created'])
  }
})

test('it finds the words that pages show in another language, by what the log has in their place', async () => {
  const { prisma } = app.db
  const at = new Date('2026-11-04T06:00:00Z')
  const log = [
    { action: 'content.saved', subject: 'Courses: MBBS (Title, Fee)' },
    { action: 'user.role-changed', subject: 'a@b.np: STUDENT → TEACHER' },
    { action: 'results.withdrawn', subject: 'Coursesheet.csv: CEE → Title of a book' },
  ]
  await prisma.activity.createMany({ data: log.map((one) => ({ ...one, at })) })
  const of = (noted: string[]) =>
    actions({ search: 'नभएको शब्द', from: '2026-10-02', to: '2026-11-05', noted })
  expect(await of([])).toEqual([])
  expect(await of(['notice.deleted', 'notice.created'])).toEqual(['notice.deleted'])
  for (const word of ['Courses', 'Title', 'Fee']) expect(await of([word])).toEqual(['content.saved'])
  for (const word of ['STUDENT', 'TEACHER']) expect(await of([word])).toEqual(['user.role-changed'])
  const file = await app.as('ADMIN').fetch(
    `/files/activity.csv?${new URLSearchParams([
      ['search', 'नभएको'],
      ['noted', 'Fee'],
      ['noted', 'TEACHER'],
    ])}`,
  )
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(3)
})

test('it comes in pages', async () => {
  const { nodes, pageInfo } = await found({ first: 2 })
  expect(nodes).toHaveLength(2)
  expect(pageInfo.hasNextPage).toBe(true)
  const rest = await found({ first: 2, after: pageInfo.endCursor ?? '' })
  expect(rest.nodes).toMatchObject([{ action: 'notice.created', actor: null }])
  expect(rest.pageInfo.hasNextPage).toBe(false)
})

test('a cursor of something else is refused', async () => {
  const { errors } = await app.as('ADMIN').send(Activities, { after: 'nonsense' })
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

test('its file has every page of what was found, and no formula', async () => {
  const { prisma } = app.db
  const many = Array.from({ length: 1203 }, (_, at) => ({ action: 'notice.updated', subject: `Many ${at}` }))
  await prisma.activity.createMany({ data: many })
  const file = async (query: string) => (await app.as('ADMIN').fetch(`/files/activity.csv?${query}`)).text()
  const lines = (await file('search=many')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1204)
  expect(new Set(lines).size).toBe(1204)
  const [head, row] = (await file('who=sunita&from=2026-10-03')).split('\r\n')
  expect(head).toBe('Time (Nepal),Date (B.S.),Who,Action,Subject')
  expect(row).toBe(
    '2026-10-03 11:45:00,17 Asoj 2083,Sunita Shakya,results.published,"\'=HYPERLINK(""https://evil.example"")"',
  )
  expect(await file('from=nonsense&search=dashain')).toContain('Dashain holiday')
})

test('what can still be opened has its id: an invitation, its account later, an exam, a request for a re-check', async () => {
  const admin = app.as('ADMIN')
  const entries = async (search: string) =>
    (await admin.run(Activities, { search })).activities.nodes.map(({ action, subjectId, isInvitation }) => [
      action,
      subjectId,
      isInvitation,
    ])
  const email = 'mina@example.com'
  const { inviteUser } = await admin.run(InviteUser, { email, role: 'STUDENT' })
  const invited = inviteUser.__typename === 'Invited' ? inviteUser.invitation.id : ''
  expect(await entries(email)).toEqual([['user.invited-by-link', invited, true]])
  // As when it is accepted.
  await app.db.prisma.user.create({ data: { id: invited, email, passwordHash: '' } })
  await app.db.prisma.invitation.delete({ where: { id: invited } })
  expect(await entries(email)).toEqual([['user.invited-by-link', invited, false]])

  const { id, examId } = await openRecheck(app)
  await admin.run(CloseRecheck, { id })
  expect(await entries(`${examId}: ending`)).toEqual([['rechecks.closed', id, false]])
  await admin.run(Withdraw, { examId, reason: 'Wrong key' })
  expect(await entries(`${examId} → Wrong key`)).toEqual([['results.withdrawn', examId, false]])
})

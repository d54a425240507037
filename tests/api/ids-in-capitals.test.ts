import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  OrderContent,
  PublishContent,
  SaveContent,
  SetContentHidden,
} from '#tests/support/content/content-operations.ts'
import {
  CreateNotice,
  DeleteNotices,
  SetNoticeActive,
  UpdateNotice,
} from '#tests/support/content/notice-operations.ts'
import { SetUserRole } from '#tests/support/people/account-operations.ts'
import { addAccount, onlyAnAdmin } from '#tests/support/people/accounts.ts'
import { LinkCandidateToUser } from '#tests/support/people/candidate-link-operations.ts'
import { InviteUser, RevokeInvitation } from '#tests/support/people/invitation-operations.ts'
import { DeleteUser } from '#tests/support/people/personal-data-operations.ts'
import { MakeLink, PublishResults, SetExamDate } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import {
  MakePins,
  PublishStudents,
  SetStudentUploadActive,
} from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// A UUID in capitals is the same UUID.

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const capitals = ({ id }: { id: string }) => id.toUpperCase()

async function save(
  collection: string,
  data: Record<string, unknown>,
  edited?: { id: string; version: number },
) {
  const { saveContent } = await app.as('ADMIN').run(SaveContent, {
    ...{ collection, data, publication: 'DRAFT' },
    version: edited?.version ?? 0,
    ...(edited && { id: capitals(edited) }),
  })
  if (saveContent.__typename !== 'ContentItem') throw new Error(saveContent.message)
  return saveContent
}

const story = { title: 'A seat', content: 'She studied.', name: 'Maya', achievement: 'A seat' }

test('entries are saved, published, hidden and put in order', async () => {
  const admin = app.as('ADMIN')
  const [one, other] = [await save('successStories', story), await save('successStories', story)]
  const changed = await save('successStories', { ...story, title: 'Changed' }, one)
  expect(changed).toMatchObject({ id: one.id, title: 'Changed', version: 2 })
  const { publishContent } = await admin.run(PublishContent, { ids: [capitals(one)] })
  expect(publishContent).toMatchObject([{ id: one.id, state: 'PUBLISHED' }])
  const { setContentHidden } = await admin.run(SetContentHidden, { ids: [capitals(one)], isHidden: true })
  expect(setContentHidden).toMatchObject([{ id: one.id, state: 'HIDDEN' }])
  const collection = 'successStories'
  const order = (ids: object) => admin.run(OrderContent, { collection, ids: [], ...ids })
  const swapped = { ids: [capitals(other), capitals(one)], before: [capitals(one), capitals(other)] }
  expect((await order(swapped)).orderContent).toEqual([{ id: other.id }, { id: one.id }])
  await expect(order({ ...swapped, ids: swapped.before })).rejects.toThrow('CONFLICT')
})

test('entries that others name are stored as the database writes them', async () => {
  const department = await save('departments', { name: 'Botany' })
  const { data } = await save('teachers', { name: 'Maya', department: capitals(department) })
  expect(data).toMatchObject({ department: department.id })
})

test('the log names what was changed as the database writes it', async () => {
  const admin = app.as('ADMIN')
  const scenario = scenarios(app)
  const csv = (exam: string) => resultsCsv([{ candidate: '1', exam }])
  const notice = { id: randomUUID().toUpperCase(), input: { title: 'Title', description: 'Text' } }
  await admin.run(CreateNotice, notice)
  await admin.run(UpdateNotice, notice)
  await admin.run(SetNoticeActive, { id: notice.id, isActive: false })
  await admin.run(DeleteNotices, { ids: [notice.id] })
  const id = capitals(await scenario.stagedResultFile(csv('CAPITALS')))
  await admin.run(PublishResults, { id, input: { examId: 'CAPITALS' } })
  await admin.run(SetExamDate, { id, examDate: '2026-01-02' })
  const staged = capitals(await scenario.stagedResultFile(csv('CAPITALS')))
  await admin.run(MakeLink, { examId: 'CAPITALS', stagedId: staged })
  const list = (await scenario.stagedStudentList(studentsCsv([{ candidate: '1' }]))).toUpperCase()
  await admin.run(PublishStudents, { id: list, input: { fileName: 'List' } })
  await admin.run(MakePins, { id: list })
  await admin.run(SetStudentUploadActive, { id: list, isActive: false })
  const { inviteUser } = await admin.run(InviteUser, { email: 'new@example.com', role: 'STUDENT' })
  if (inviteUser.__typename !== 'Invited') throw new Error('Nobody was invited')
  const { revokeInvitation } = await admin.run(RevokeInvitation, { id: capitals(inviteUser.invitation) })
  expect(revokeInvitation).toBe(inviteUser.invitation.id)
  const activities = await app.db.prisma.activity.findMany({ select: { action: true, subjectId: true } })
  expect(activities.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      ...['notice.created', 'notice.updated', 'notice.deactivated', 'notice.deleted'],
      ...['results.published', 'results.date-changed'],
      ...['results.rehearsal-link-made', 'user.invitation-revoked'],
      ...['students.published', 'students.pins-made', 'students.deactivated'],
    ]),
  )
  // An Exam ID is kept as its file has it.
  const inCapitals = activities.filter(
    ({ subjectId }) => subjectId !== 'CAPITALS' && /[A-F]/.test(subjectId ?? ''),
  )
  expect(inCapitals).toEqual([])
  expect(activities.find(({ action }) => action === 'notice.deleted')?.subjectId).toBe(
    notice.id.toLowerCase(),
  )
})

test('the last admin stays, and a candidate is linked to the same account again', async () => {
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1' }]))
  const { boss, admin } = await onlyAnAdmin(app)
  const { setUserRole } = await admin.run(SetUserRole, { id: capitals(boss), role: 'TEACHER' })
  expect(setUserRole.__typename).toBe('LastAdmin')
  const userId = capitals(await addAccount(app, { email: 'maya@example.com', role: 'STUDENT' }))
  for (let time = 0; time < 2; time++)
    expect((await admin.run(LinkCandidateToUser, { userId, candidateId: '1' })).linkCandidateToUser).toEqual({
      __typename: 'User',
      email: 'maya@example.com',
      candidateLinks: [{ candidateId: '1', byStaff: true }],
    })
})

test('a notice that is sent again is its own, and an account is deleted', async () => {
  const { boss, admin } = await onlyAnAdmin(app)
  const [id, input] = [randomUUID().toUpperCase(), { title: 'Title', description: 'Text' }]
  await admin.run(CreateNotice, { id, input })
  const { createNotice } = await admin.run(CreateNotice, { id, input })
  expect(createNotice).toEqual({ __typename: 'Notice', id: id.toLowerCase() })
  const other = await addAccount(app, { email: 'other@example.com', role: 'STUDENT' })
  const { deleteUser } = await admin.run(DeleteUser, { id: capitals(other), confirmation: other.email })
  expect(deleteUser).toEqual({ __typename: 'DeletedUser', id: other.id })
  expect(await app.db.prisma.activity.findFirst({ where: { action: 'user.deleted' } })).toMatchObject({
    subjectId: other.id,
  })
  const itself = await admin.run(DeleteUser, { id: capitals(boss), confirmation: boss.email })
  expect(itself.deleteUser.__typename).toBe('InvalidInput')
})

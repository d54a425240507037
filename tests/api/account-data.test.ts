import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUpAccounts } from '#server/domains/accounts/clean-up-accounts.ts'
import type { User } from '#server/generated/prisma/client.ts'
import { cleanUpMailFolder } from '#server/jobs/clean-up.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { RequestPasswordReset, SetUserRole, WhoAmI } from '#tests/support/people/account-operations.ts'
import { addAccount, onlyAnAdmin, signedInBrowser } from '#tests/support/people/accounts.ts'
import { AccountData, DeleteUser } from '#tests/support/people/personal-data-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let boss: User
let admin: ApiClient

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ boss, admin } = await onlyAnAdmin(app))
})

const remove = async (user: User, confirmation = user.email) =>
  (await admin.run(DeleteUser, { id: user.id, confirmation })).deleteUser
/** Every row of every table with personal data, as text. */
async function everything(): Promise<string> {
  const tables = [
    'users',
    'sessions',
    'refresh_tokens',
    'one_time_tokens',
    'outbox_mails',
    'rate_limits',
    'activities',
    'candidate_links',
  ]
  const parts = tables.map(async (table) => {
    const { rows } = await app.db.pool.query(`SELECT to_jsonb(t)::text AS row FROM ${table} AS t`)
    return rows.map(({ row }) => row).join()
  })
  return (await Promise.all(parts)).join('\n')
}

test("an account's data is told, and exported without secrets", async () => {
  const gita = await addAccount(app, { email: 'gita@example.com', name: 'Gita Rai', role: 'TEACHER' })
  await signedInBrowser(app, gita.email)
  await app.db.prisma.notice.create({ data: { title: 'Hers', description: '…', createdById: gita.id } })
  await app.db.prisma.activity.create({
    data: { action: 'notice.created', subject: 'Hers', actorId: gita.id },
  })
  const upload = {
    ...{ fileName: 'Hers.csv', publishedAt: new Date('2026-02-01T00:00:00Z'), uploadedById: gita.id },
    ...{ preview: {}, basedOn: [] },
  }
  const resultFile = await app.db.prisma.examResultFile.create({
    data: {
      ...{ fileName: upload.fileName, publishedAt: upload.publishedAt, preview: {}, basedOn: [] },
      ...{ uploadedBy: { connect: { id: gita.id } }, exam: { create: { id: 'HERS', title: 'Hers' } } },
      ...{ filePath: 'exam_results/hers.csv', totalResults: 1 },
    },
  })
  const studentList = await app.db.prisma.studentUpload.create({
    data: { ...upload, filePath: 'student-uploads/hers.csv', totalStudents: 1 },
  })
  await admin.run(SetUserRole, { id: gita.id, role: 'STUDENT' })
  const { accountData } = await admin.run(AccountData, { id: gita.id })
  expect(accountData).toMatchObject({
    user: { email: gita.email },
    sessions: 1,
    notices: 1,
    uploads: 2,
    activities: 1,
  })
  expect(accountData?.export).not.toMatch(/argon2|hash|salt/i)
  expect(accountData?.export).not.toContain(boss.id)
  expect(JSON.parse(accountData?.export ?? '')).toMatchObject({
    account: { email: gita.email, name: 'Gita Rai' },
    sessions: [{ userId: gita.id }],
    activities: [{ subject: 'Hers' }],
    doneToTheAccount: [{ action: 'user.role-changed' }],
    notices: [{ title: 'Hers' }],
    resultFiles: [{ id: resultFile.id, fileName: 'Hers.csv', publishedAt: '2026-02-01T00:00:00.000Z' }],
    studentLists: [{ id: studentList.id, fileName: 'Hers.csv', publishedAt: '2026-02-01T00:00:00.000Z' }],
  })
})

test('the export has all that an account did, without the addresses of others', async () => {
  const { prisma } = app.db
  const gita = await addAccount(app, { email: 'gita@example.com', role: 'ADMIN' })
  const other = await addAccount(app, { email: 'other@example.com' })
  const version = { number: 1, data: { name: 'MBBS' }, authorId: gita.id }
  const item = await prisma.contentItem.create({
    data: { collection: 'courses', position: 1, versions: { create: version } },
  })
  const file = { mediaType: 'application/pdf', size: 1, sha256: 'a', uploadedById: gita.id }
  await prisma.mediaFile.create({
    data: { ...file, kind: 'PDF', fileName: 'Syllabus.pdf', filePath: 'media/syllabus.pdf' },
  })
  const invitation = await prisma.invitation.create({
    data: { email: 'mina@example.com', role: 'TEACHER', invitedById: gita.id },
  })
  const request = { contact: '9800000000', words: 'Please check', isProven: false }
  const recheck = await prisma.recheckRequest.create({
    data: {
      ...request,
      examId: 'ANSWERED',
      candidateId: '1',
      isOpen: null,
      state: 'CLOSED',
      resolvedById: gita.id,
    },
  })
  await prisma.candidateLink.create({
    data: { candidateId: '7', userId: other.id, linkedById: gita.id },
  })
  await prisma.activity.createMany({
    data: [other, gita].map(({ id, email }) => ({
      ...{ action: 'user.enabled', subject: email, subjectId: id, actorId: gita.id },
    })),
  })
  const { accountData } = await admin.run(AccountData, { id: gita.id })
  expect(accountData?.export).not.toMatch(/other@example|mina@example|9800000000/)
  expect(JSON.parse(accountData?.export ?? '')).toMatchObject({
    activities: [{ subjectId: other.id }, { subjectId: gita.id, subject: gita.email }],
    contentVersions: [{ itemId: item.id, number: 1 }],
    media: [{ fileName: 'Syllabus.pdf' }],
    invitationsSent: [{ id: invitation.id }],
    recheckAnswers: [{ id: recheck.id }],
    linksMade: [{ linkedAt: expect.any(String) }],
  })
})

describe('deleting an account', () => {
  test('leaves nothing of it, also in the log, and what it made stays', async () => {
    const gita = await addAccount(app, { email: 'gita@example.com', name: 'Gita Rai' })
    const browser = await signedInBrowser(app, gita.email)
    const notice = await app.db.prisma.notice.create({
      data: { title: 'Hers', description: '…', createdById: gita.id },
    })
    await admin.run(SetUserRole, { id: gita.id, role: 'TEACHER' })
    await app.newClient().run(RequestPasswordReset, { email: gita.email })
    expect(await remove(gita, ' GITA@example.com ')).toEqual({ __typename: 'DeletedUser', id: gita.id })
    const left = await everything()
    expect(left).not.toContain('gita@')
    expect(left).not.toContain('Gita Rai')
    expect((await browser.run(WhoAmI)).viewer.user).toBeNull()
    expect(await app.db.prisma.notice.findUnique({ where: { id: notice.id } })).toMatchObject({
      title: 'Hers',
      createdById: null,
    })
    const log = await app.db.prisma.activity.findMany({
      where: { subjectId: gita.id },
      orderBy: { at: 'asc' },
    })
    expect(log.map(({ action, subject, actorId }) => [action, subject, actorId])).toEqual([
      ['user.role-changed', '(deleted)', boss.id],
      ['user.deleted', '(deleted)', boss.id],
    ])
  })

  test('leaves requests for a re-check with its address, without it, and says how many', async () => {
    const office = await addAccount(app, { email: 'office@example.com', role: 'TEACHER' })
    const request = { examId: 'CEE', contact: office.email, words: 'Please check', isProven: false }
    const candidates = ['1', '2']
    await app.db.prisma.recheckRequest.createMany({
      data: candidates.map((candidateId) => ({ ...request, candidateId })),
    })
    await app.db.prisma.invitation.create({
      data: { email: office.email, role: 'TEACHER', createdAt: new Date('2026-02-01T00:00:00Z') },
    })
    expect((await admin.run(AccountData, { id: office.id })).accountData).toMatchObject({
      rechecks: 2,
      invitedAt: '2026-02-01T00:00:00.000Z',
    })
    await remove(office)
    expect(
      await app.db.prisma.recheckRequest.findMany({
        where: { examId: 'CEE' },
        select: { contact: true, state: true },
      }),
    ).toEqual(candidates.map(() => ({ contact: '(deleted)', state: 'OPEN' })))
    expect(await app.db.prisma.activity.findFirst({ where: { subjectId: office.id } })).toMatchObject({
      subject: '(deleted), 2 contacts of re-checks',
    })
  })

  test('needs its address typed', async () => {
    const gita = await addAccount(app, { email: 'gita@example.com' })
    expect(await remove(gita, 'gita')).toMatchObject({ fields: [{ path: 'confirmation' }] })
    expect(await app.db.prisma.user.count()).toBe(2)
  })

  test('is not for one’s own, and so never for the last admin’s', async () => {
    expect(await remove(boss)).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'id' }] })
    const other = await addAccount(app, { email: 'other@example.com', role: 'ADMIN' })
    const third = await signedInBrowser(app, other.email)
    await app.db.prisma.user.update({ where: { id: other.id }, data: { emailVerifiedAt: null } })
    const { deleteUser } = await third.run(DeleteUser, { id: boss.id, confirmation: boss.email })
    expect(deleteUser).toMatchObject({ __typename: 'LastAdmin' })
  })

  test('of one that is not there says so', async () => {
    for (const id of ['nonsense', '0190a5b2-0000-7000-8000-000000000000']) {
      const { errors } = await admin.send(DeleteUser, { id, confirmation: '' })
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    }
  })
})

test('the log is swept after three years, and not before', async () => {
  const { prisma } = app.db
  const note = (subject: string, at: Date) =>
    prisma.activity.create({ data: { action: 'notice.deleted', subject, at } })
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
  await note('young', ago(3 * 365 - 1))
  await note('old', ago(3 * 366))
  await expect(prisma.activity.deleteMany({ where: { subject: 'young' } })).rejects.toThrow()
  await cleanUpAccounts(app)
  const left = await prisma.activity.findMany({ where: { subject: { in: ['young', 'old'] } } })
  expect(left.map(({ subject }) => subject)).toEqual(['young'])
})

test('mails that lie in the outbox are swept after a week', async () => {
  const outbox = join(app.env.dataDir, 'swept-outbox')
  await cleanUpMailFolder({ outbox, db: app.db })
  await mkdir(outbox)
  for (const [name, days] of [
    ['old.eml', 8],
    ['new.eml', 6],
    ['old.txt', 8],
  ] as const) {
    await writeFile(join(outbox, name), '')
    const at = new Date(Date.now() - days * 24 * 60 * 60_000)
    await utimes(join(outbox, name), at, at)
  }
  await cleanUpMailFolder({ outbox, db: app.db })
  expect((await readdir(outbox)).sort()).toEqual(['new.eml', 'old.txt'])
})

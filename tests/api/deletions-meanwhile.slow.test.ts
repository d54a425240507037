/** Deletions in the middle of another change: neither fails, and what remains is what either order would leave. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { departments } from '#server/content/declarations/faculty.ts'
import { lockCandidate } from '#server/domains/candidates/candidate-linking.ts'
import { lockCollection, storeVersionIn } from '#server/domains/content/store-version.ts'
import { takeInvitation } from '#server/domains/invitations/accepted-invitation.ts'
import { lockInvitations } from '#server/domains/invitations/lock-invitations.ts'
import { lockExam } from '#server/domains/results/exams/find-exams.ts'
import { lockStudents } from '#server/domains/students/active-lists.ts'
import { DeleteContent, SaveContent } from '#tests/support/content/content-operations.ts'
import { CreateNotice } from '#tests/support/content/notice-operations.ts'
import { duringTransaction } from '#tests/support/database/meanwhile.ts'
import { addAccount } from '#tests/support/people/accounts.ts'
import {
  InviteStudents,
  InviteUser,
  invitedCsv,
  ResendInvitation,
  RevokeInvitation,
} from '#tests/support/people/invitation-operations.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import { RemoveDemo } from '#tests/support/people/setup-operations.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
const admin = () => app.as('ADMIN')

async function draft(collection: string, data: Record<string, unknown>): Promise<string> {
  const saved = await admin().run(SaveContent, { collection, version: 0, data, publication: 'DRAFT' })
  if (saved.saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saved))
  return saved.saveContent.id
}

// The embedded database has one transaction at a time.
describe.skipIf(!process.env.TEST_DATABASE_URL)('in the middle of another change', () => {
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  describe('removing the demo', () => {
    const isDemo = { isDemo: true }
    const removeDemo = () => admin().run(RemoveDemo)

    test('keeps an entry that is just being changed', async () => {
      const id = await draft('departments', { name: 'Botany' })
      await app.db.prisma.contentItem.update({ where: { id }, data: isDemo })
      await app.db.prisma.contentVersion.updateMany({ where: { itemId: id }, data: { authorId: null } })
      const { id: actorId } = await addAccount(app, { email: 'own@example.com', role: 'ADMIN' })
      const change = { id, version: 1, data: { name: 'Zoology' }, publish: 'NOW', actorId } as const
      await duringTransaction(app.db, {
        begin: (tx) => storeVersionIn(tx, { collection: departments, ...change }),
        request: removeDemo,
      })
      const versions = await app.db.prisma.contentVersion.findMany({ where: { itemId: id } })
      expect(versions).toMatchObject([{ data: change.data }])
    })

    test('keeps a notice that is just being changed', async () => {
      await admin().run(CreateNotice, { input: { title: 'Of the demo', description: 'x' } })
      const notice = await app.db.prisma.notice.update({ where: await anyNotice(), data: isDemo })
      await duringTransaction(app.db, {
        begin: async (tx) => {
          await tx.notice.update({ where: { id: notice.id }, data: { title: 'Ours' } })
          await tx.activity.create({
            data: { action: 'notice.updated', subject: 'Ours', subjectId: notice.id },
          })
        },
        request: removeDemo,
      })
      expect(await app.db.prisma.notice.findMany()).toMatchObject([{ title: 'Ours', isDemo: false }])
    })

    test('waits for a publication or a deletion, which may go on to the student lists', async () => {
      const { id } = await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'DEMO' }]))
      await app.db.prisma.examResultFile.update({ where: { id }, data: isDemo })
      const removed = await duringTransaction(app.db, {
        begin: (tx) => lockExam(tx, 'DEMO'),
        request: removeDemo,
        end: lockStudents,
      })
      expect(removed).toEqual({ removeDemo: true })
    })
  })

  describe("deleting a candidate's data", () => {
    const candidateId = '071'
    const email = 'gita@example.com'
    const forget = () => admin().run(DeleteCandidateData, { candidateId, confirmation: candidateId })
    const invitation = () => app.db.prisma.invitation.findUniqueOrThrow({ where: { email } })
    beforeEach(async () => {
      await app.db.prisma.invitation.deleteMany()
      await scenarios(app).resultFile(resultsCsv([{ candidate: candidateId }, { candidate: 'other' }]))
    })

    test('takes the ID out of an invitation that is just being made', async () => {
      await duringTransaction(app.db, {
        begin: async (tx) => {
          await lockInvitations(tx)
          await tx.invitation.create({ data: { email, role: 'STUDENT', candidateId } })
        },
        request: forget,
      })
      expect(await invitation()).toMatchObject({ candidateId: null })
    })

    test('waits for the link of an invitation, which may go on to the candidate', async () => {
      await admin().run(InviteUser, { email, role: 'STUDENT', candidateId })
      const { deleteCandidateData } = await duringTransaction(app.db, {
        begin: (tx) => tx.$executeRaw`SELECT FROM invitations WHERE email = ${email} FOR UPDATE`,
        request: forget,
        end: (tx) => lockCandidate(tx, candidateId),
      })
      expect(deleteCandidateData).toMatchObject({ __typename: 'DeletedCandidateData' })
    })

    test('comes before an invitation that is taken without its link', async () => {
      await admin().run(InviteUser, { email, role: 'STUDENT', candidateId })
      const account = await addAccount(app, { email })
      const { prisma } = app.db
      const given = await invitation()
      const { role } = await duringTransaction(app.db, {
        begin: (tx) => tx.invitation.update({ where: { email }, data: { candidateId: null } }),
        request: () => prisma.$transaction((tx) => takeInvitation(tx, given, account.id)),
        end: (tx) => lockCandidate(tx, candidateId),
      })
      expect(role).toBe('STUDENT')
    })
  })

  test('a group of courses is deleted while courses are, which may go on to their groups', async () => {
    const id = await draft('courseGroups', { name: 'Medical' })
    const answer = await duringTransaction(app.db, {
      begin: (tx) => lockCollection(tx, 'courses'),
      request: () => admin().run(DeleteContent, { ids: [id] }),
      end: (tx) => lockCollection(tx, 'courseGroups'),
    })
    expect(answer).toEqual({ deleteContent: 1 })
  })

  describe('while its mail is recorded as sent, an invitation', () => {
    const email = 'hari@example.com'
    const list = async () => {
      const file = invitedCsv([`${email},,`])
      const { inviteStudents: plan } = await admin().run(InviteStudents, { file })
      const fingerprint = plan.__typename === 'InvitationPlan' ? plan.fingerprint : ''
      return { file, fingerprint }
    }

    test.each(['revoked', 'sent again', 'replaced', 'replaced by a list'])('is %s', async (what) => {
      const { prisma } = app.db
      await prisma.invitation.deleteMany()
      const expiresAt = inHours(what.startsWith('replaced') ? -1 : 1)
      const { id } = await prisma.invitation.create({ data: { email, role: 'STUDENT', expiresAt } })
      const planned = await list()
      await prisma.outboxMail.create({
        data: { kind: 'invitation', recipient: email, nextAttemptAt: inHours(0.2) },
      })
      const requests: Record<string, () => Promise<unknown>> = {
        revoked: () => admin().run(RevokeInvitation, { id }),
        'sent again': () => admin().run(ResendInvitation, { id }),
        replaced: () => admin().run(InviteUser, { email, role: 'STUDENT' }),
        'replaced by a list': () => admin().run(InviteStudents, planned),
      }
      await duringTransaction(app.db, {
        begin: (tx) => tx.outboxMail.deleteMany({ where: { recipient: email } }),
        request: requests[what] ?? expect.unreachable,
        end: (tx) => tx.invitation.updateMany({ where: { email }, data: { delivery: 'MAILED' } }),
      })
      const found = await prisma.invitation.findMany({ where: { email } })
      expect(found.map(({ delivery }) => delivery)).toEqual(what === 'revoked' ? [] : ['SHOWN'])
    })
  })
})

const anyNotice = async () => {
  const { id } = await app.db.prisma.notice.findFirstOrThrow()
  return { id }
}

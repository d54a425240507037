import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/api/schema.ts'
import { writeFileStoreCheck } from '#server/storage/file-store-check.ts'
import { graphql } from '#tests/gql/gql.ts'
import {
  DeleteContent,
  OrderContent,
  PublishContent,
  RestoreContent,
  SaveContent,
  SetContentHidden,
} from '#tests/support/content/content-operations.ts'
import * as notices from '#tests/support/content/notice-operations.ts'
import { everything } from '#tests/support/database/tables-as-text.ts'
import { UploadMedia } from '#tests/support/files/media.ts'
import { EndUserSessions, SetUserDisabled, SetUserRole } from '#tests/support/people/account-operations.ts'
import { addAccount } from '#tests/support/people/accounts.ts'
import { rootFields } from '#tests/support/people/auth-scope-matrix.ts'
import { linkMutations } from '#tests/support/people/candidate-link-operations.ts'
import { invitationMutations } from '#tests/support/people/invitation-operations.ts'
import { DeleteCandidateData, DeleteUser } from '#tests/support/people/personal-data-operations.ts'
import { RemoveDemo, SetNightlyBackup } from '#tests/support/people/setup-operations.ts'
import * as results from '#tests/support/results/results-operations.ts'
import {
  CorrectResult,
  MakeLink,
  Reinstate,
  SetExamRelease,
  UpdateExam,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { secretMutations } from '#tests/support/results/second-secret.ts'
import * as students from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const AllowFileCleanUp = graphql(`
  mutation AllowFileCleanUp($orphanedFiles: Int!) {
    allowFileCleanUp(orphanedFiles: $orphanedFiles)
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
  await app.as('ADMIN').run(results.ResultFiles)
})
afterAll(() => app.close())

const input = { title: 'Holiday', description: 'Closed on Friday.' }
const results1 = () => resultsCsv([{ candidate: '1', exam: randomUUID() }])
const students1 = () => studentsCsv([{ candidate: '1' }])

async function notice(): Promise<string> {
  const { createNotice } = await app.as('ADMIN').run(notices.CreateNotice, { input })
  if (createNotice.__typename !== 'Notice') throw new Error('No notice')
  return createNotice.id
}

async function user(): Promise<string> {
  const { id } = await addAccount(app, { email: `${randomUUID()}@example.com` })
  const expiresAt = new Date(Date.now() + 3_600_000)
  await app.db.prisma.session.create({ data: { userId: id, expiresAt } })
  return id
}

const admin = () => app.as('ADMIN')

/** Every mutation of admins: its preparation, and the action that the log names. */
const mutations: Record<string, { action: string; prepare: () => Promise<() => Promise<unknown>> }> = {
  createNotice: {
    action: 'notice.created',
    prepare: async () => () => admin().send(notices.CreateNotice, { input }),
  },
  updateNotice: {
    action: 'notice.updated',
    prepare: async () => {
      const id = await notice()
      return () => admin().send(notices.UpdateNotice, { id, input: { ...input, title: 'Changed' } })
    },
  },
  setNoticeActive: {
    action: 'notice.deactivated',
    prepare: async () => {
      const id = await notice()
      return () => admin().send(notices.SetNoticeActive, { id, isActive: false })
    },
  },
  deleteNotices: {
    action: 'notice.deleted',
    prepare: async () => {
      const ids = [await notice()]
      return () => admin().send(notices.DeleteNotices, { ids })
    },
  },
  stageExamResults: {
    action: 'results.staged',
    prepare: async () => () => admin().send(results.StageResults, { file: results1() }),
  },
  publishExamResults: {
    action: 'results.published',
    prepare: async () => {
      const { id, examId } = await scenario.stagedResultFile(results1())
      return () =>
        admin().send(results.PublishResults, { id, input: { revisionReason: 'RETOTALLED', examId } })
    },
  },
  setExamDate: {
    action: 'results.date-changed',
    prepare: async () => {
      const { id } = await scenario.resultFile(results1())
      return () => admin().send(results.SetExamDate, { id, examDate: '2020-01-01' })
    },
  },
  ...secretMutations(() => app),
  ...linkMutations(() => app),
  ...invitationMutations(() => app),
  discardStagedExamResults: {
    action: 'results.discarded',
    prepare: async () => {
      const { id } = await scenario.stagedResultFile(results1())
      return () => admin().send(results.DiscardStagedExamResults, { id })
    },
  },
  deleteResultFile: {
    action: 'results.removed',
    prepare: async () => {
      const { id } = await scenario.resultFile(results1())
      return () => admin().send(results.DeleteResultFile, { id })
    },
  },
  stageStudents: {
    action: 'students.staged',
    prepare: async () => () => admin().send(students.StageStudents, { file: students1() }),
  },
  publishStudents: {
    action: 'students.published',
    prepare: async () => {
      const id = await scenario.stagedStudentList(students1())
      return () => admin().send(students.PublishStudents, { id, input: { fileName: 'A' } })
    },
  },
  setStudentUploadActive: {
    action: 'students.deactivated',
    prepare: async () => {
      const id = await scenario.studentList(students1())
      return () => admin().send(students.SetStudentUploadActive, { id, isActive: false })
    },
  },
  discardStagedStudents: {
    action: 'students.discarded',
    prepare: async () => {
      const id = await scenario.stagedStudentList(students1())
      return () => admin().send(students.DiscardStagedStudents, { id })
    },
  },
  deleteStudentUploads: {
    action: 'students.removed',
    prepare: async () => {
      const ids = [await scenario.studentList(students1())]
      return () => admin().send(students.DeleteStudentUploads, { ids })
    },
  },
  setUserRole: {
    action: 'user.role-changed',
    prepare: async () => {
      const id = await user()
      return () => admin().send(SetUserRole, { id, role: 'TEACHER' })
    },
  },
  setUserDisabled: {
    action: 'user.disabled',
    prepare: async () => {
      const id = await user()
      return () => admin().send(SetUserDisabled, { id, isDisabled: true })
    },
  },
  endUserSessions: {
    action: 'user.sessions-ended',
    prepare: async () => {
      const id = await user()
      return () => admin().send(EndUserSessions, { id })
    },
  },
  deleteUser: {
    action: 'user.deleted',
    prepare: async () => {
      const { id, email } = await app.db.prisma.user.findUniqueOrThrow({ where: { id: await user() } })
      return () => admin().send(DeleteUser, { id, confirmation: email })
    },
  },
  ...serverMutations(() => app),
  ...contentMutations(() => app),
  ...examMutations(() => app),
  deleteCandidateData: {
    action: 'candidate.deleted',
    prepare: async () => {
      const candidateId = randomUUID()
      await scenario.studentList(studentsCsv([{ candidate: candidateId }]))
      return () => admin().send(DeleteCandidateData, { candidateId, confirmation: candidateId })
    },
  },
}

/** They take a file, and another mutation saves what follows. */
const readOnly = ['readPayments', 'uploadAttachment']

test('knows every mutation of admins', () => {
  const ofAdmins = rootFields(schema).filter(
    ({ kind, field }) => kind === 'mutation' && field.description?.endsWith('[admin]'),
  )
  const known = [...Object.keys(mutations), ...readOnly]
  expect(ofAdmins.map(({ field }) => field.name).sort()).toEqual(known.sort())
})

describe.each(Object.entries(mutations))('%s', (_name, { action, prepare }) => {
  test('is written down once, with who did it', async () => {
    const run = await prepare()
    const before = await app.db.prisma.activity.count()
    await run()
    const written = await app.db.prisma.activity.findMany({
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      skip: before,
      include: { actor: true },
    })
    expect(written.map((one) => [one.action, one.actor?.email])).toEqual([[action, 'admin@test.example']])
  })

  test('does not happen when it cannot be written down', async () => {
    const run = await prepare()
    const before = await everything(app.db.pool)
    await app.db.pool.query('ALTER TABLE activities ADD CONSTRAINT full_up CHECK (false) NOT VALID')
    try {
      await run()
    } finally {
      await app.db.pool.query('ALTER TABLE activities DROP CONSTRAINT full_up')
    }
    expect(await everything(app.db.pool)).toBe(before)
  })
})

describe('what is written', () => {
  test.each([
    ['changed', `UPDATE activities SET subject = 'something else'`],
    ['taken for another’s', 'UPDATE activities SET actor_id = (SELECT id FROM users LIMIT 1)'],
    ['changed while it is made nameless', `UPDATE activities SET actor_id = NULL, action = 'x'`],
    ['deleted', 'DELETE FROM activities'],
    ['emptied', 'TRUNCATE activities'],
    ['emptied with others', 'TRUNCATE users CASCADE'],
  ])('cannot be %s', async (_name, sql) => {
    const before = await everything(app.db.pool)
    await expect(app.db.pool.query(sql)).rejects.toThrow('The log of activities is only added to')
    expect(await everything(app.db.pool)).toBe(before)
  })

  test('outlives the account, without its name', async () => {
    const { id } = await addAccount(app, { email: 'leaves@example.com' })
    const entry = await app.db.prisma.activity.create({
      data: { actorId: id, action: 'notice.deleted', subject: 'Old' },
    })
    await app.db.prisma.user.delete({ where: { id } })
    expect(await app.db.prisma.activity.findUnique({ where: { id: entry.id } })).toEqual({
      ...entry,
      actorId: null,
    })
  })
})

/** The mutations of content: their preparation, and the action that the log names. */
function contentMutations(app: () => TestApp) {
  const admin = () => app().as('ADMIN')
  async function story(publication: 'DRAFT' | 'NOW' = 'NOW'): Promise<string> {
    const data = { title: 'A', content: 'B', name: 'C', achievement: 'D' }
    const variables = { collection: 'successStories', version: 0, data, publication }
    const { data: answer } = await admin().send(SaveContent, variables)
    return answer?.saveContent.__typename === 'ContentItem' ? answer.saveContent.id : ''
  }
  return {
    uploadMedia: {
      action: 'media.uploaded',
      prepare: async () => () =>
        admin().send(UploadMedia, { file: new File([`%PDF-1.4\n${randomUUID()}`], 'a.pdf') }),
    },
    saveContent: {
      action: 'content.published',
      prepare: async () => () => story(),
    },
    publishContent: {
      action: 'content.published',
      prepare: async () => {
        const ids = [await story('DRAFT')]
        return () => admin().send(PublishContent, { ids })
      },
    },
    setContentHidden: {
      action: 'content.hidden',
      prepare: async () => {
        const ids = [await story()]
        return () => admin().send(SetContentHidden, { ids, isHidden: true })
      },
    },
    orderContent: {
      action: 'content.ordered',
      prepare: async () => {
        const ids = [await story(), await story()].reverse()
        return () => admin().send(OrderContent, { collection: 'successStories', ids })
      },
    },
    deleteContent: {
      action: 'content.deleted',
      prepare: async () => {
        const ids = [await story()]
        return () => admin().send(DeleteContent, { ids })
      },
    },
    restoreContent: {
      action: 'content.restored',
      prepare: async () => {
        const ids = [await story()]
        await admin().send(DeleteContent, { ids })
        return () => admin().send(RestoreContent, { ids })
      },
    },
    removeDemo: {
      action: 'demo.removed',
      prepare: async () => {
        await app().db.prisma.notice.create({ data: { title: 'Demo', description: 'x', isDemo: true } })
        return () => admin().send(RemoveDemo)
      },
    },
  }
}

/** Mutations of admins about an exam and the release of its files: preparation, and the action that the log names. */
function examMutations(app: () => TestApp) {
  const admin = () => app().as('ADMIN')
  const published = (releaseAt?: string) =>
    scenarios(app()).resultFile(
      resultsCsv([{ candidate: '1', exam: randomUUID() }]),
      releaseAt === undefined ? {} : { releaseAt },
    )
  const inDays = (days: number) => new Date(app().db.now().getTime() + days * 86_400_000).toISOString()
  return {
    correctResult: {
      action: 'results.staged',
      prepare: async () => {
        const { examId } = await published()
        const input = { examMark: '130', percentage: '65' }
        return () => admin().send(CorrectResult, { examId, candidateId: '1', input })
      },
    },
    updateExam: {
      action: 'results.exam-changed',
      prepare: async () => {
        const { examId: id } = await published()
        return () => admin().send(UpdateExam, { id, input: { title: 'Model', passPercentage: '40' } })
      },
    },
    setExamRelease: {
      action: 'results.release-moved',
      prepare: async () => {
        const { examId } = await published(inDays(1))
        return () => admin().send(SetExamRelease, { examId, input: { releaseAt: inDays(2) } })
      },
    },
    makeRehearsalLink: {
      action: 'results.rehearsal-link-made',
      prepare: async () => {
        const { examId } = await published(inDays(1))
        return () => admin().send(MakeLink, { examId })
      },
    },
    withdrawExam: {
      action: 'results.withdrawn',
      prepare: async () => {
        const { examId } = await published()
        return () => admin().send(Withdraw, { examId, reason: 'Wrong key' })
      },
    },
    reinstateExam: {
      action: 'results.reinstated',
      prepare: async () => {
        const { examId } = await published()
        await admin().run(Withdraw, { examId, reason: 'Wrong key' })
        return () => admin().send(Reinstate, { examId })
      },
    },
  }
}

/** Mutations of admins about the server: preparation, and the action that the log names. */
function serverMutations(app: () => TestApp) {
  return {
    setNightlyBackup: {
      action: 'backups.nightly-on',
      prepare: async () => {
        await app().as('ADMIN').run(SetNightlyBackup, { isOn: false })
        return () => app().as('ADMIN').send(SetNightlyBackup, { isOn: true })
      },
    },
    allowFileCleanUp: {
      action: 'files.clean-up-allowed',
      prepare: async () => {
        await writeFileStoreCheck(app().db, { stored: 100, named: 70, missing: 0, orphaned: 30, held: true })
        return () => app().as('ADMIN').send(AllowFileCleanUp, { orphanedFiles: 30 })
      },
    },
  }
}

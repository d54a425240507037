import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/api/schema.ts'
import { makeToken } from '#server/domains/accounts/one-time-token.ts'
import type { Role } from '#server/generated/prisma/enums.ts'
import { createLog } from '#server/lib/log.ts'
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
import { CreateNotice } from '#tests/support/content/notice-operations.ts'
import { everything } from '#tests/support/database/tables-as-text.ts'
import { UploadMedia } from '#tests/support/files/media.ts'
import {
  ChangePassword,
  EndUserSessions,
  ResetPassword,
  SetUserDisabled,
  SetUserRole,
  SignOutEverywhere,
} from '#tests/support/people/account-operations.ts'
import { accountPassword, addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { rootFields } from '#tests/support/people/auth-scope-matrix.ts'
import { linkMutations } from '#tests/support/people/candidate-link-operations.ts'
import { InviteUser, invitationMutations } from '#tests/support/people/invitation-operations.ts'
import { DeleteCandidateData, DeleteUser } from '#tests/support/people/personal-data-operations.ts'
import { RemoveDemo, SetNightlyBackup } from '#tests/support/people/setup-operations.ts'
import { CloseRecheck, openRecheck } from '#tests/support/results/recheck-operations.ts'
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

describe('activity log', () => {
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
          await writeFileStoreCheck(app().db, {
            stored: 100,
            named: 70,
            missing: 0,
            orphaned: 30,
            held: true,
          })
          return () => app().as('ADMIN').send(AllowFileCleanUp, { orphanedFiles: 30 })
        },
      },
    }
  }
})

describe('activity page', () => {
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
    const many = Array.from({ length: 1203 }, (_, at) => ({
      action: 'notice.updated',
      subject: `Many ${at}`,
    }))
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
      (await admin.run(Activities, { search })).activities.nodes.map(
        ({ action, subjectId, isInvitation }) => [action, subjectId, isInvitation],
      )
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
})

describe('own account log', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  /** Sets a new password by a mailed link, changes it and signs out everywhere. @returns what the log says of it. */
  async function loggedOf(role: Role): Promise<string[]> {
    const { id, email } = await addAccount(app, { email: `${role.toLowerCase()}@example.com`, role })
    const browser = await signedInBrowser(app, email)
    const newPassword = 'a longer, better one'
    await browser.run(ChangePassword, { currentPassword: accountPassword, newPassword })
    await browser.run(SignOutEverywhere)
    const token = await makeToken(app.db.prisma, app.db.now(), id, 'RESET_PASSWORD')
    await app.newClient().run(ResetPassword, { token, password: 'another good one' })
    const activities = await app.db.prisma.activity.findMany({
      where: { actorId: id, subjectId: id, subject: email },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    })
    return activities.map(({ action }) => action)
  }

  test('new passwords that staff set themselves and sign-outs everywhere are in the activity log', async () => {
    expect(await loggedOf('TEACHER')).toEqual([
      ...['user.password-changed', 'user.sessions-ended', 'user.password-reset'],
    ])
  })

  test('those of students are not', async () => {
    expect(await loggedOf('STUDENT')).toEqual([])
  })
})

describe('undone changes', () => {
  let app: TestApp
  const lines: string[] = []
  beforeAll(async () => {
    const to = { write: (line: string) => void lines.push(line) }
    app = await testApp({ log: createLog({ level: 'error', pretty: false, to }) })
  })
  afterAll(() => app.close())

  test.each(['40P01', '40001'])(
    'a change that the database undoes with %s may be tried again',
    async (code) => {
      await app.db.pool.query(
        `CREATE OR REPLACE FUNCTION undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       RAISE EXCEPTION 'undone' USING ERRCODE = '${code}'; END $$`,
      )
      for (const table of ['notices', 'content_versions'])
        await app.db.pool.query(
          `CREATE OR REPLACE TRIGGER undo BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION undo()`,
        )
      const department = { collection: 'departments', version: 0, data: { name: 'Botany' } }
      for (const { errors } of [
        await app.as('ADMIN').send(CreateNotice, { input: { title: 'Holiday', description: 'x' } }),
        await app.as('ADMIN').send(SaveContent, { ...department, publication: 'DRAFT' }),
      ])
        expect(errors).toMatchObject([
          { message: expect.stringContaining('Please try again.'), extensions: { code: 'ABORTED' } },
        ])
      expect(lines).toEqual([])
    },
  )
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { DeleteNotices, SetNoticeActive } from '#tests/support/content/notice-operations.ts'
import { putUp } from '#tests/support/content/notices.ts'
import { emptyLog } from '#tests/support/database/empty-log.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import {
  DeleteResultFile,
  DiscardStagedExamResults,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Dashboard = graphql(`
  query DashboardForTests($first: Int) {
    dashboard {
      students
      studentUploads
      studyMaterials
      activeNotices
      inactiveNotices
      resultFiles
      exams
      waitingUploads { id kind fileName totalRows uploadedBy stagedAt expiresAt }
      upcomingReleases { id releaseAt }
      recentActivity(first: $first) { actor action subject subjectId }
    }
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  const { prisma } = app.db
  await prisma.$transaction([
    prisma.notice.deleteMany(),
    prisma.examResultFile.deleteMany(),
    prisma.studentUpload.deleteMany(),
    prisma.student.deleteMany(),
  ])
  await emptyLog(app)
})

const look = async (first?: number) => {
  const variables = first === undefined ? {} : { first }
  return (await app.as('ADMIN').run(Dashboard, variables)).dashboard
}

async function studentList(candidates: readonly string[], isActive = true): Promise<void> {
  const { layer } = await app.db.prisma.studentUpload.create({
    data: {
      fileName: 'Students',
      filePath: `student-uploads/${crypto.randomUUID()}.csv`,
      totalStudents: candidates.length,
      preview: {},
      basedOn: [],
      state: 'PUBLISHED',
      isActive,
    },
  })
  await app.db.prisma.student.createMany({
    data: candidates.map((candidateId, index) => ({
      layer,
      candidateId,
      studentName: `Student ${candidateId}`,
      groups: 'A',
      rowNumber: index + 2,
    })),
  })
}

const file = (exam: string, candidates = ['1']) =>
  resultsCsv(
    candidates.map((candidate) => ({ candidate, exam })),
    `${exam} - results.csv`,
  )

describe('the counts', () => {
  test('are nothing in an empty institute', async () => {
    expect(await look()).toMatchObject({
      students: 0,
      studentUploads: 0,
      studyMaterials: 0,
      activeNotices: 0,
      inactiveNotices: 0,
      resultFiles: 0,
      exams: 0,
    })
  })

  test('name every student of the active lists once', async () => {
    await studentList(['001', '002', '003'])
    expect(await look()).toMatchObject({ students: 3, studentUploads: 1 })
    await studentList(['003', '004'])
    await studentList(['900', '901', '902'], false)
    expect(await look()).toMatchObject({ students: 4, studentUploads: 2 })
  })

  test('tell active notices from inactive ones, and files from exams', async () => {
    await putUp(app.as('ADMIN'), { title: 'One' })
    const id = await putUp(app.as('ADMIN'), { title: 'Two' })
    await app.as('ADMIN').run(SetNoticeActive, { id, isActive: false })
    await scenario.resultFile(file('A'))
    await scenario.resultFile(file('A'))
    await scenario.resultFile(file('B'))
    await scenario.stagedResultFile(file('C'))
    expect(await look()).toMatchObject({ activeNotices: 1, inactiveNotices: 1, resultFiles: 3, exams: 2 })
  })

  test('have files of withdrawn exams, as the page that lists them', async () => {
    await scenario.resultFile(file('A'))
    const { examId } = await scenario.resultFile(file('B'))
    await app.as('ADMIN').run(Withdraw, { examId, reason: 'A wrong key', words: '' })
    expect(await look()).toMatchObject({ resultFiles: 2, exams: 2 })
  })
})

describe('what waits', () => {
  test('is every file that was uploaded and not published, while there is time', async () => {
    const { id } = await scenario.stagedResultFile(file('WAITS', ['1', '2']))
    const [waiting, ...others] = (await look()).waitingUploads
    expect(others).toEqual([])
    expect(waiting).toMatchObject({
      id,
      kind: 'RESULTS',
      fileName: 'WAITS - results.csv',
      totalRows: 2,
      uploadedBy: 'Test ADMIN',
    })
    const hours = (Date.parse(waiting?.expiresAt ?? '') - Date.parse(waiting?.stagedAt ?? '')) / 3_600_000
    expect(hours).toBe(24)
    await app.db.prisma.examResultFile.update({
      where: { id },
      data: { expiresAt: new Date(Date.now() - 60_000) },
    })
    expect((await look()).waitingUploads).toEqual([])
  })

  test('is every exam with its release still to come, the next first', async () => {
    await scenario.resultFile(file('NOW'))
    await scenario.resultFile(file('LATER'), { releaseAt: '2099-02-01T00:00:00Z' })
    await scenario.resultFile(file('SOONER'), { releaseAt: '2099-01-01T00:00:00Z' })
    expect((await look()).upcomingReleases.map(({ id }) => id)).toEqual(['SOONER', 'LATER'])
  })
})

describe('the recent activity', () => {
  test('says who did what to what, the latest first, without the steps between', async () => {
    const notice = await putUp(app.as('ADMIN'), { title: 'Holiday' })
    const { id } = await scenario.resultFile(file('DONE'), { examTitle: 'Done' })
    const discarded = await scenario.stagedResultFile(file('DISCARDED'))
    await app.as('ADMIN').run(DiscardStagedExamResults, { id: discarded.id })
    const actor = 'Test ADMIN'
    expect((await look()).recentActivity).toEqual([
      { actor, action: 'results.published', subject: expect.stringMatching(/\.csv: DONE$/), subjectId: id },
      { actor, action: 'notice.created', subject: 'Holiday', subjectId: notice },
    ])
    expect((await look(1)).recentActivity).toHaveLength(1)
  })

  test('leads to nothing that is gone', async () => {
    const notice = await putUp(app.as('ADMIN'), { title: 'Gone' })
    const { id } = await scenario.resultFile(file('GONE'), { examTitle: 'Gone too' })
    await app.as('ADMIN').run(DeleteNotices, { ids: [notice] })
    await app.as('ADMIN').run(DeleteResultFile, { id })
    const activity = (await look()).recentActivity
    expect(activity.map(({ action }) => action)).toEqual([
      'results.removed',
      'notice.deleted',
      'results.published',
      'notice.created',
    ])
    expect(activity.every(({ subjectId }) => subjectId === null)).toBe(true)
  })

  test('remembers actions of accounts that are gone, and of the command line', async () => {
    await app.db.prisma.activity.create({ data: { action: 'user.added', subject: 'a@b.example: ADMIN' } })
    expect((await look()).recentActivity).toMatchObject([{ actor: null, subjectId: null }])
  })

  test('is asked for in sensible amounts', async () => {
    await expect(look(0)).rejects.toThrow('Ask for 1 to 50 activities.')
    await expect(look(51)).rejects.toThrow('Ask for 1 to 50 activities.')
  })
})

test('costs the same statements however much there is', async () => {
  await look()
  const statements = async () => (await queriesOf(() => look(50))).queries
  const few = await statements()
  for (const title of ['A', 'B', 'C']) {
    await putUp(app.as('ADMIN'), { title })
    await scenario.resultFile(file(title), { releaseAt: '2099-02-01T00:00:00Z' })
    await scenario.stagedResultFile(file(`${title}-STAGED`))
  }
  await studentList(['1', '2'])
  await studentList(['2', '3'])
  // Reads the content again, once.
  await look()
  const many = await statements()
  expect(many).toHaveLength(few.length)
  expect(many.filter((text) => text.includes('activities'))).toHaveLength(1)
  expect(many.length).toBeLessThanOrEqual(8)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import type { ExamInput } from '#tests/gql/graphql.ts'
import {
  Reinstate,
  SetSecondSecret,
  UpdateExam,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const ManagedExams = graphql(`
  query ManagedExamsInTests { managedExams { id title files version state groups { name candidates } } }
`)
const PublicExam = graphql(`
  query PublicExamInTests($examId: ID!, $candidateId: String!) {
    exams { id title date passPercentage }
    examFacts(examId: $examId) { fullMarks }
    examResult(examId: $examId, candidateId: $candidateId) {
      passed exam { title date passPercentage } standing { candidates rank percentile }
    }
  }
`)
const Distribution = graphql(`
  query DistributionInTests($examId: ID!) {
    examDistribution(examId: $examId) {
      all { candidates passed averagePercentage medianPercentage counts }
      groups { name candidates passed }
    }
  }
`)
const List = graphql(`
  query ListInTests($examId: ID!, $group: String) {
    examResults(examId: $examId, group: $group) { candidateId studentName rank passed }
  }
`)
const SearchExams = graphql(
  `query SearchExamsInTests($words: String!) { search(text: $words) { exams { id } } }`,
)
const Coverage = graphql(`
  query CoverageInTests($examId: ID!) { secretCoverage(examId: $examId) { candidates } }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const change = async (id: string, input: ExamInput, version?: number) =>
  (await app.as('ADMIN').run(UpdateExam, { id, input, ...(version !== undefined && { version }) })).updateExam
const seen = (examId: string, candidateId: string) =>
  app.as('VISITOR').run(PublicExam, { examId, candidateId })
const row = (exam: string, candidate: string, percentage: number) => ({
  ...{ exam, candidate, percentage },
  mark: percentage * 2,
})

test('title, date, full marks and pass mark hold for all files at once, and are logged', async () => {
  const { resultFile } = scenarios(app)
  await resultFile(resultsCsv([row('CEE', '1', 45), row('CEE', '2', 30)], 'one.csv'), { examTitle: 'Old' })
  await resultFile(resultsCsv([row('CEE', '2', 41)], 'two.csv'), { examTitle: 'Old' })
  expect((await seen('CEE', '1')).examResult).toMatchObject({ passed: false, exam: { passPercentage: '50' } })

  const values = { title: 'CEE Model Test', date: '2026-11-01', fullMarks: '250', passPercentage: '40' }
  expect(await change('CEE', values)).toMatchObject({ ...values, files: 2 })
  await expect.poll(async () => (await seen('CEE', '1')).examResult?.passed).toBe(true)
  const { exams, examFacts, examResult } = await seen('CEE', '2')
  expect(examResult).toMatchObject({ passed: true, exam: { title: 'CEE Model Test', date: '2026-11-01' } })
  expect(examFacts?.fullMarks).toBe('250')
  expect(exams).toContainEqual({
    id: 'CEE',
    title: 'CEE Model Test',
    date: '2026-11-01',
    passPercentage: '40',
  })

  await change('CEE', values)
  const logged = await app.db.prisma.activity.findMany({ where: { action: 'results.exam-changed' } })
  expect(logged.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^CEE: title Old → CEE Model Test, date .*pass mark 50 → 40$/),
  ])
})

test('two people who edit one exam are told, and nothing is lost', async () => {
  await scenarios(app).resultFile(resultsCsv([row('TWO', '1', 45)], 'two.csv'), {
    examTitle: 'First',
    examDate: '2026-10-01',
  })
  const { managedExams } = await app.as('ADMIN').run(ManagedExams)
  const { version = 0 } = managedExams.find(({ id }) => id === 'TWO') ?? {}
  await change('TWO', { passPercentage: '40' }, version)
  const late = { title: 'Second' }
  expect(await change('TWO', late, version)).toEqual({
    __typename: 'ExamConflict',
    message: 'This exam has changed since you opened it.',
    current: { title: 'First', version: version + 1, state: 'RELEASED' },
  })
  expect(await change('TWO', late)).toMatchObject({ title: 'Second', passPercentage: '40' })
})

test('what does not fit is said by its field, and an unknown exam is not there', async () => {
  const wrong = { title: ' ', passPercentage: '101', fullMarks: '0' }
  expect(await change('TWO', wrong)).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: 'input.title' }, { path: 'input.fullMarks' }, { path: 'input.passPercentage' }],
  })
  // PostgreSQL takes no text with a null character.
  for (const id of ['NOT-THERE', 'NOT\0THERE'])
    await expect(change(id, { title: 'A', passPercentage: '50' })).rejects.toThrow('no results')
})

test('an exam that waits for its release is there for staff alone', async () => {
  await scenarios(app).resultFile(resultsCsv([row('LATER', '1', 45)], 'later.csv'), {
    examTitle: 'Later',
    releaseAt: inHours(),
  })
  const { managedExams } = await app.as('ADMIN').run(ManagedExams)
  expect(managedExams.find(({ id }) => id === 'LATER')).toMatchObject({ state: 'SCHEDULED', groups: [] })
  expect((await app.as('TEACHER').run(Distribution, { examId: 'LATER' })).examDistribution).toBeNull()
  expect((await app.as('ADMIN').run(List, { examId: 'LATER' })).examResults).toEqual([])
})

test('an exam whose files are all withdrawn is there for staff, who choose what holds once it is public again', async () => {
  const { resultFile } = scenarios(app)
  await resultFile(resultsCsv([row('BACK', '1', 45)], 'back.csv'), { examTitle: 'Old' })
  const admin = app.as('ADMIN')
  await admin.run(Withdraw, { examId: 'BACK', reason: 'Wrong key' })
  const { managedExams } = await admin.run(ManagedExams)
  expect(managedExams.find((exam) => exam.id === 'BACK')).toMatchObject({
    ...{ title: 'Old', files: 1, state: 'WITHDRAWN' },
  })
  const found = await admin.run(SearchExams, { words: 'Old' })
  expect(found.search.exams.map((exam) => exam.id)).toContain('BACK')
  const values = { title: 'New', date: '2026-11-01', fullMarks: null, passPercentage: '40' }
  expect(await change('BACK', values)).toMatchObject({ ...values, files: 1 })
  const { updateExam } = await admin.run(SetSecondSecret, { examId: 'BACK', secondSecret: 'PIN' })
  expect(updateExam).toEqual({ secondSecret: 'PIN' })
  expect((await admin.run(Coverage, { examId: 'BACK' })).secretCoverage.candidates).toBe(1)
  await admin.run(Reinstate, { examId: 'BACK' })
  expect((await seen('BACK', '1')).exams.find((exam) => exam.id === 'BACK')).toMatchObject({
    ...{ title: 'New', passPercentage: '40' },
  })
  expect((await seen('BACK', '1')).examResult).toBeNull()
})

test('rank, percentile and distribution of 20,000 tied results equal those of SQL', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => row('TIED', String(100_000 + at), (at * 7919) % 97))
  await scenarios(app).resultFile(resultsCsv(rows, 'tied.csv'))
  const { rows: expected } = await app.db.pool.query<{ id: string; rank: number; reached: number }>(
    `SELECT candidate_id AS id, rank() OVER (ORDER BY percentage DESC)::int AS rank,
       cume_dist() OVER (ORDER BY percentage) * 100 AS reached
     FROM exam_results r JOIN exam_result_files f USING (layer) WHERE f.exam_id = 'TIED'`,
  )
  for (const { id, rank, reached } of expected.filter((_, at) => at % 997 === 0)) {
    const { examResult } = await seen('TIED', id)
    expect(examResult?.standing).toMatchObject({ candidates: 20_000, rank })
    expect(examResult?.standing?.percentile).toBeCloseTo(reached, 9)
  }
  const { examDistribution } = await app.as('TEACHER').run(Distribution, { examId: 'TIED' })
  expect(examDistribution?.all.counts.reduce((sum, count) => sum + count)).toBe(20_000)
  expect(examDistribution?.all.passed).toBe(rows.filter(({ percentage }) => percentage >= 50).length)
})

test('below 30 candidates there is no percentile; lists and files are by group', async () => {
  const { resultFile, studentList } = scenarios(app)
  await studentList(
    studentsCsv([
      { candidate: '71', name: 'कमला राई', groups: 'Morning' },
      { candidate: '72', name: 'Ram', groups: 'Day' },
    ]),
  )
  await resultFile(resultsCsv([row('FEW', '71', 60), row('FEW', '72', 60), row('FEW', '073', 80)], 'few.csv'))
  const { examResult } = await seen('FEW', '71')
  expect(examResult?.standing).toEqual({ candidates: 3, rank: 2, percentile: null })
  const list = async (group?: string) =>
    (await app.as('ADMIN').run(List, { examId: 'FEW', ...(group && { group }) })).examResults
  expect((await list()).map(({ candidateId, rank }) => [candidateId, rank])).toEqual([
    ['073', 1],
    ['71', 2],
    ['72', 2],
  ])
  expect(await list('Morning')).toMatchObject([{ studentName: 'कमला राई', rank: 2, passed: true }])
  const { managedExams } = await app.as('ADMIN').run(ManagedExams)
  expect(managedExams.find(({ id }) => id === 'FEW')?.groups).toEqual([
    { name: 'Day', candidates: 1 },
    { name: 'Morning', candidates: 1 },
    { name: null, candidates: 1 },
  ])
})

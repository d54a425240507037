import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTopPerformers } from '#server/domains/results/lists/top-performers.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import {
  DeleteResultFile,
  ForeseeDeletion,
  PublishResults,
  StagedResults,
  StageResults,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// PostgreSQL's statistics of a table are old: here, that every file has three rows. A statement that it plans by
// that and that compares each row with each takes minutes for a usual exam, and these tests run into their limit.

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
  for (const exam of ['A', 'B', 'C']) {
    await scenario.resultFile(resultsCsv([1, 2, 3].map((at) => ({ candidate: `${exam}${at}`, exam }))))
    await scenario.studentList(studentsCsv([{ candidate: `${exam}1` }]))
  }
  await app.db.prisma.$executeRaw`ANALYZE`
  await scenario.studentList(list(HALF, COUNT))
})
afterAll(() => app.close())

/** As many as go by their keys singly (see plan.ts). */
const COUNT = 20_000
const HALF = COUNT / 2
const idOf = (at: number) => String(at).padStart(6, '0')

/** In no order. */
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + ((at * 7919) % count))
const list = (from: number, count: number) =>
  studentsCsv(numbers(from, count).map((at) => ({ candidate: idOf(at) })))
const results = (exam: string, from: number, more: { mark?: number; nameOf?: typeof String } = {}) =>
  resultsCsv(
    numbers(from, COUNT).map((at) => ({
      candidate: (more.nameOf ?? idOf)(at),
      exam,
      percentage: at / 1000,
      mark: more.mark ?? 120,
    })),
  )

async function preview(file: File) {
  const { id } = await scenario.stagedResultFile(file)
  const { stagedExamResults: staged } = await app.as('ADMIN').run(StagedResults, { id })
  if (!staged) throw new Error('Nothing is staged')
  return { ...staged, counts: Object.fromEntries(staged.findings.map((one) => [one.message, one.count])) }
}

const UNKNOWN = 'Candidates without a student record: their results show without a name.'
const MISSING = 'Students of the active lists without a result in this exam.'

test('a first file is compared with the students', async () => {
  const { newRows, counts } = await preview(results('FIRST', 0))
  expect(newRows).toBe(COUNT)
  expect(counts).toMatchObject({ [UNKNOWN]: HALF, [MISSING]: HALF + 3 })
})

test('a table that has grown is counted again before its results are looked up', async () => {
  const counted = async () => {
    await backgroundSettled()
    const { rows } = await app.db.pool.query(
      `SELECT reltuples::int AS count FROM pg_class WHERE relname IN ('exam_results', 'students') ORDER BY relname`,
    )
    return rows.map(({ count }) => Number(count))
  }
  const grown = await counted()
  expect(grown[0]).toBeGreaterThanOrEqual(COUNT)
  expect(grown[1]).toBeGreaterThanOrEqual(COUNT)
  await scenario.stagedResultFile(resultsCsv([{ candidate: 'A1', exam: 'FEW' }]))
  expect(await counted()).toEqual(grown)
})

test('a preview is measured anew', async () => {
  const { id } = await scenario.stagedResultFile(results('ANEW', 0))
  await scenario.studentList(studentsCsv([{ candidate: idOf(0) }]))
  const { publishExamResults } = await app
    .as('ADMIN')
    .run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', examId: 'ANEW' } })
  expect(publishExamResults).toMatchObject({
    __typename: 'StalePreview',
    preview: { newRows: COUNT, unknownStudents: HALF - 1 },
  })
})

test('candidates are found whose zeros were dropped', async () => {
  const { counts } = await preview(results('ZEROS', HALF, { nameOf: String }))
  expect(Object.entries(counts)).toContainEqual([expect.stringContaining('in another spelling'), COUNT])
})

test('a list is compared with the lists before', async () => {
  const id = await scenario.stagedStudentList(list(COUNT, COUNT))
  const { preview: found } = await app.db.prisma.studentUpload.findUniqueOrThrow({ where: { id } })
  expect(found).toMatchObject({ newRows: HALF, unchangedRows: HALF })
})

test('a correction is compared with what is published, ranked beside it and taken back', async () => {
  const first = await scenario.resultFile(results('EXAM', 0))
  const { changedRows, newRows, counts } = await preview(results('EXAM', HALF, { mark: 121 }))
  expect({ changedRows, newRows }).toEqual({ changedRows: HALF, newRows: HALF })
  expect(counts).toMatchObject({
    'Candidates of this exam who are not in this file: they keep the results they have.': HALF,
  })
  const second = await scenario.resultFile(results('EXAM', HALF, { mark: 121 }))
  await scenario.resultFile(resultsCsv([{ candidate: idOf(COUNT + HALF - 1), exam: 'EXAM', percentage: 1 }]))
  const best = await findTopPerformers(app.db, 'EXAM')
  expect(best.map(({ result }) => result.candidateId)).toEqual(
    Array.from({ length: 10 }, (_, at) => idOf(COUNT + HALF - 2 - at)),
  )
  const admin = app.as('ADMIN')
  const { resultFileDeletion: foreseen } = await admin.run(ForeseeDeletion, { id: second.id })
  expect(foreseen).toMatchObject({
    restored: [{ file: { id: first.id }, candidates: HALF }],
    lost: HALF - 1,
    unaffected: 1,
  })
  await admin.run(DeleteResultFile, { id: second.id })
  const left = () => app.db.prisma.examResult.count({ where: { examMark: 121 } })
  await eventually(async () => expect(await left()).toBe(COUNT))
})

test('the mean of an exam in several files is found', async () => {
  const after = await preview(
    resultsCsv(numbers(0, 20).map((at) => ({ candidate: idOf(at), exam: 'AFTER', percentage: 99 }))),
  )
  expect(Object.keys(after.counts)).toContainEqual(expect.stringContaining('The mean percentage is 99.0'))
})

test('candidates who are there twice are named', async () => {
  const text = await results('TWICE', 0).text()
  const file = new File([text, text.slice(text.indexOf('\n') + 1)], 'Twice.csv')
  const { stageExamResults } = await app.as('ADMIN').run(StageResults, { file })
  expect(stageExamResults).toMatchObject({ __typename: 'InvalidCsv', problemCount: COUNT })
})

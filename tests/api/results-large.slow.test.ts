import { afterAll, beforeAll, expect, test } from 'vitest'
import { StagedResults } from '#tests/support/results/results-operations.ts'
import { type ResultRow, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// Rows beyond which the planner is told how to go through a file (see plan.ts), by the order in which they lie.

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const COUNT = 21_000
const idOf = (at: number) => `L${String(at).padStart(6, '0')}`
const ascending: ResultRow[] = Array.from({ length: COUNT }, (_, at) => ({
  candidate: idOf(at),
  exam: 'LARGE',
}))
const orders = { ascending, descending: ascending.toReversed() }

async function previewOf(rows: readonly ResultRow[]) {
  const { id } = await scenario.stagedResultFile(resultsCsv(rows))
  const { stagedExamResults: staged } = await app.as('ADMIN').run(StagedResults, { id })
  if (!staged) throw new Error('Nothing is staged')
  const { newRows, changedRows, unchangedRows, findings, sample } = staged
  return {
    newRows,
    changedRows,
    unchangedRows,
    findings,
    sample: sample.map(({ candidateId }) => candidateId),
  }
}

/** A list of every second candidate, also behind the last of the file. */
const list = (from: number, to: number) =>
  studentsCsv(Array.from({ length: to - from }, (_, at) => ({ candidate: idOf((from + at) * 2) })))

const students = (unknown: number, missing: number) => [
  { message: 'Candidates without a student record: their results show without a name.', count: unknown },
  { message: 'Students of the active lists without a result in this exam.', count: missing },
]

test.each(['ascending', 'descending'] as const)('a file with %s IDs is all new', async (order) => {
  const preview = await previewOf(orders[order])
  expect(preview).toMatchObject({ newRows: COUNT, changedRows: 0, unchangedRows: 0 })
  expect(preview.findings).toEqual(students(COUNT, 0).slice(0, 1))
  expect(preview.sample).toEqual(orders[order].slice(0, 50).map(({ candidate }) => candidate))
})

test('students are counted the same in either order, with one list and with two', async () => {
  await scenario.studentList(list(0, COUNT))
  const [one, other] = [await previewOf(orders.ascending), await previewOf(orders.descending)]
  expect(one.findings).toEqual(students(COUNT / 2, COUNT / 2))
  expect(other.findings).toEqual(one.findings)
  await scenario.studentList(list(COUNT - 10, COUNT + 10))
  const [both, bothToo] = [await previewOf(orders.ascending), await previewOf(orders.descending)]
  expect(both.findings).toEqual(students(COUNT / 2, COUNT / 2 + 10))
  expect(bothToo.findings).toEqual(both.findings)
})

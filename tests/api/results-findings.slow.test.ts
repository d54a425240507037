import { describe, expect } from 'vitest'
import { inferMarks } from '#server/domains/results/import/infer-marks.ts'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import fc from '#tests/support/project/fuzz.ts'
import { type ResultRow, resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

// Marks, percentages and ranks are judged by their groups, which the reader counts or, where it did not, the database.

const test = base.extend('bothWays', ({ app, scenario, exam }) => async (rows: readonly ResultRow[]) => {
  const file = resultsCsv(rows.map((row) => ({ ...row, exam })))
  const { facts } = await readTable(new Uint8Array(await file.arrayBuffer()), openResultsTable)
  const { id } = await scenario.stagedResultFile(file)
  const { layer, totalResults: rowCount } = await app.db.prisma.examResultFile.findUniqueOrThrow({
    where: { id },
  })
  const known = { full: '20', isExact: true }
  return app.db.prisma.$transaction(async (tx) => ({
    gathered: facts?.marks,
    read: await inferMarks(tx, { layer, rowCount, gathered: facts?.marks, known }),
    counted: await inferMarks(tx, { layer, rowCount, gathered: undefined, known }),
  }))
})

const decimal = (most: number) =>
  fc.integer({ min: -5, max: most * 4 }).map((quarters) => String(quarters / 4))
const rank = fc.oneof(
  fc.constantFrom(...['', '0', '007', '999999999', '1000000000', '12345678901']),
  fc.constantFrom(...['१२', '-1', 'II', '1st', '3.0', '4 ']),
  fc.nat(20).map(String),
)
const row = fc.record({
  mark: decimal(10),
  percentage: decimal(10).map((text) => text.replace('-', '')),
  rank,
})

test('a judgement is the same by either, for any ranks and marks', async ({ bothWays }) => {
  const files = fc.sample(fc.array(row, { minLength: 1, maxLength: 12 }), 30)
  for (const rows of files) {
    const { read, counted } = await bothWays(rows.map((one, at) => ({ candidate: `C${at}`, ...one })))
    expect(read, JSON.stringify(rows)).toEqual(counted)
  }
})

test('a judgement of a simple file', async ({ bothWays }) => {
  const marks = [150, 120, 120, 90]
  const rows = marks.map((mark, at) => ({ candidate: `S${at}`, mark, rank: at + 1, percentage: mark / 2 }))
  const { gathered, read } = await bothWays(rows)
  expect(gathered).toContainEqual({ mark: '120', percentage: '60', rows: 2, best: 2, worst: 3 })
  expect(read).toEqual({
    full: '200',
    tolerance: '1',
    rows: 4,
    contradicting: 0,
    known: { full: '20', tolerance: '0.01', contradicting: 4 },
    highest: 75,
    mean: 60,
    ranksContradict: false,
  })
})

describe('a judgement of a file with more different marks than are gathered', () => {
  const count = 21_000
  const many = Array.from({ length: count }, (_, at) => ({
    candidate: `M${String(at).padStart(6, '0')}`,
    mark: (count - at) / 100,
    rank: at + 1,
    percentage: ((count - at) / 210).toFixed(4),
  }))

  // Statistics about the small files before must not lead the database astray.
  test.beforeEach(({ app }) => app.db.prisma.$executeRaw`ANALYZE`)

  test('is by the database', async ({ bothWays }) => {
    const { gathered, read, counted } = await bothWays(many)
    expect(gathered).toBeUndefined()
    expect(read).toEqual(counted)
    expect(read).toMatchObject({ full: '210', contradicting: 0, ranksContradict: false })
  })

  test('finds what is odd', async ({ scenario, exam }) => {
    const odd = many.map((one, at) => ({
      ...{ ...one, exam },
      ...(at === 5 && { percentage: 1 }),
      ...(at === count - 1 && { rank: 1 }),
    }))
    const { findings } = await scenario.preview(resultsCsv(odd))
    expect(findings.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Percentages that do not fit their mark (row 7): the other rows mean a full mark of 210.',
        `Ranks that contradict marks (row ${count + 1}): a lower mark has the same or a better rank.`,
      ]),
    )
  })
})

// Rows beyond which the planner is told how to go through a file (see plan.ts), by the order in which they lie.
const COUNT = 21_000
const idOf = (at: number) => `L${String(at).padStart(6, '0')}`
const ascending = Array.from({ length: COUNT }, (_, at) => idOf(at))
const orders = { ascending, descending: ascending.toReversed() }

const large = (exam: string, order: keyof typeof orders) =>
  resultsCsv(orders[order].map((candidate) => ({ candidate, exam })))

/** A list of every second candidate, also behind the last of the file. */
const list = (from: number, to: number) =>
  studentsCsv(Array.from({ length: to - from }, (_, at) => ({ candidate: idOf((from + at) * 2) })))

const students = (unknown: number, missing: number) => [
  { message: 'Candidates without a student record: their results show without a name.', count: unknown },
  { message: 'Students of the active lists without a result in this exam.', count: missing },
]

test.beforeEach(({ scenario }) => scenario.noStudents())

test.for(['ascending', 'descending'] as const)(
  'a file with %s IDs is all new',
  async (order, { scenario, exam }) => {
    const preview = await scenario.preview(large(exam, order))
    expect(preview).toMatchObject({ newRows: COUNT, changedRows: 0, unchangedRows: 0 })
    expect(preview.findings).toEqual(students(COUNT, 0).slice(0, 1))
    expect(preview.sample.map(({ candidateId }) => candidateId)).toEqual(orders[order].slice(0, 50))
  },
)

test('students are counted alike in either order, with one list and two', async ({ scenario, exam }) => {
  const previews = async () => [
    (await scenario.preview(large(exam, 'ascending'))).findings,
    (await scenario.preview(large(exam, 'descending'))).findings,
  ]
  await scenario.studentList(list(0, COUNT))
  expect(await previews()).toEqual(Array(2).fill(students(COUNT / 2, COUNT / 2)))
  await scenario.studentList(list(COUNT - 10, COUNT + 10))
  expect(await previews()).toEqual(Array(2).fill(students(COUNT / 2, COUNT / 2 + 10)))
})

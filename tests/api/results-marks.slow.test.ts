import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgeMarks } from '#server/domains/results/findings/judge-marks.ts'
import { openResultsTable } from '#server/domains/results/read-results-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import fc from '#tests/support/project/fuzz.ts'
import { StagedResults } from '#tests/support/results/results-operations.ts'
import { type ResultRow, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// What marks, percentages and ranks say is judged by their groups, which the reader counts or, where it did not, the database.

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

/** The judgement of a file by what its reader counted, and by what the database does. */
async function bothWays(rows: readonly ResultRow[]) {
  const file = resultsCsv(rows)
  const { facts } = await readTable(new Uint8Array(await file.arrayBuffer()), openResultsTable)
  const { id } = await scenario.stagedResultFile(file)
  const { layer, totalResults: rowCount } = await app.db.prisma.examResultFile.findUniqueOrThrow({
    where: { id },
  })
  const known = { full: '20', isExact: true }
  return app.db.prisma.$transaction(async (tx) => ({
    gathered: facts?.marks,
    read: await judgeMarks(tx, { layer, rowCount, gathered: facts?.marks, known }),
    counted: await judgeMarks(tx, { layer, rowCount, gathered: undefined, known }),
  }))
}

const decimal = (most: number) =>
  fc.integer({ min: -5, max: most * 4 }).map((quarters) => String(quarters / 4))
const rank = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '007',
    '999999999',
    '1000000000',
    '12345678901',
    '१२',
    '-1',
    'II',
    '1st',
    '3.0',
    '4 ',
  ),
  fc.nat(20).map(String),
)
const row = fc.record({
  mark: decimal(10),
  percentage: decimal(10).map((text) => text.replace('-', '')),
  rank,
})

test('is the same by either, whatever the ranks and marks', async () => {
  const files = fc.sample(fc.array(row, { minLength: 1, maxLength: 12 }), 30)
  for (const rows of files) {
    const { read, counted } = await bothWays(rows.map((one, at) => ({ candidate: `C${at}`, ...one })))
    expect(read, JSON.stringify(rows)).toEqual(counted)
  }
})

test('says what it says of a simple file', async () => {
  const marks = [150, 120, 120, 90]
  const rows = marks.map((mark, at) => ({ candidate: `S${at}`, mark, rank: at + 1, percentage: mark / 2 }))
  const { gathered, read } = await bothWays(rows)
  expect(gathered).toContainEqual({ mark: '120', percentage: '60', rows: 2, best: 2, worst: 3 })
  expect(read).toEqual({
    full: '200',
    tolerance: '1',
    contradicting: 0,
    known: { full: '20', tolerance: '0.01', contradicting: 4 },
    highest: 75,
    mean: 60,
    ranksContradict: false,
  })
})

describe('of a file with more different marks than are gathered', () => {
  const count = 21_000
  const many = Array.from({ length: count }, (_, at) => ({
    candidate: `M${String(at).padStart(6, '0')}`,
    exam: 'MANY',
    mark: (count - at) / 100,
    rank: at + 1,
    percentage: ((count - at) / 210).toFixed(4),
  }))

  // What the database has counted itself, of the small files before, must not lead it astray.
  beforeAll(() => app.db.prisma.$executeRaw`ANALYZE`)

  test('is by the database', async () => {
    const { gathered, read, counted } = await bothWays(many)
    expect(gathered).toBeUndefined()
    expect(read).toEqual(counted)
    expect(read).toMatchObject({ full: '210', contradicting: 0, ranksContradict: false })
  })

  test('finds what is odd', async () => {
    const odd = many.map((one, at) => ({
      ...one,
      ...(at === 5 && { percentage: 1 }),
      ...(at === count - 1 && { rank: 1 }),
    }))
    const { id } = await scenario.stagedResultFile(resultsCsv(odd))
    const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id })
    expect(stagedExamResults?.findings.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Percentages that do not fit their mark (row 7): the other rows mean a full mark of 210.',
        `Ranks that contradict marks (row ${count + 1}): a lower mark has the same or a better rank.`,
      ]),
    )
  })
})

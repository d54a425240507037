import { describe, expect } from 'vitest'
import { inferMarks } from '#server/domains/results/import/infer-marks.ts'
import { percentageOf } from '#server/domains/results/import/read-marks.ts'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { graphql } from '#tests/gql/gql.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import fc from '#tests/support/project/fuzz.ts'
import { csvOf } from '#tests/support/results/layout-operations.ts'
import { samples } from '#tests/support/results/results-operations.ts'
import { type ResultRow, resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base
  .extend('bothWays', ({ app, scenario, exam }) => async (rows: readonly ResultRow[]) => {
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
  .extend(
    'stage',
    ({ admin }) =>
      async (file: File, fullMarks?: string) =>
        (await admin.run(StageAdditional, { file, fullMarks: fullMarks ?? null })).staged,
  )
  .extend('staged', ({ stage }) => async (file: File, fullMarks?: string) => {
    const answer = await stage(file, fullMarks)
    if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
    return answer
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

const StageAdditional = graphql(`
  mutation StageAdditional($file: Upload!, $fullMarks: Decimal) {
    staged: stageExamResults(file: $file, fullMarks: $fullMarks) {
      __typename
      ... on StagedExamResults {
        id totalRows findings { code message } sample { candidateId examMark examRank percentage }
      }
      ... on InvalidCsv { message needsFullMarks problemCount problems { row column message } errorFile { rowCount } }
    }
  }
`)

// Marks, percentages and ranks are judged by their groups, which the reader counts or, where it did not, the database.
test.beforeEach(({ scenario }) => scenario.noStudents())

describe('results findings', () => {
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
})

describe('full marks', () => {
  describe('a file without percentages and ranks', () => {
    test('asks for the full marks, and leaves nothing', async ({ app, exam, stage }) => {
      const answer = await stage(csvOf('Candidate ID,Exam ID,Exam Mark', `1,${exam},100`))
      expect(answer).toMatchObject({ __typename: 'InvalidCsv', needsFullMarks: true, errorFile: null })
      expect(await app.db.prisma.examResultFile.count({ where: { examId: exam } })).toBe(0)
    })

    test('is taken with them: each percentage and rank is exact', async ({ staged, exam }) => {
      const marks = fc.array(
        fc.integer({ min: -8, max: 800 }).map((quarters) => quarters / 4),
        { minLength: 1, maxLength: 30 },
      )
      let run = 0
      await fc.assert(
        fc.asyncProperty(marks, async (all) => {
          run += 1
          const lines = all.map((mark, at) => `c${at},${exam}-${run},${mark}`)
          const { sample, findings } = await staged(
            csvOf('Candidate ID,Exam ID,Exam Mark', ...lines),
            '200.0',
          )
          const messages = findings.map(({ message }) => message)
          expect(messages).toContain('The file has no ranks: each result gets its rank by percentage.')
          expect(messages).toContain('Percentages that the file does not have follow from 200 full marks.')
          expect(sample).toHaveLength(all.length)
          const share = (mark: number) => (Math.sign(mark) * Math.round(Math.abs(mark) * 50 + 1e-9)) / 100 + 0
          for (const { candidateId, percentage, examRank } of sample) {
            const own = share(all[Number(candidateId.slice(1))] ?? 0)
            expect(Number(percentage)).toBe(own)
            expect(Number(examRank)).toBe(1 + all.filter((mark) => share(mark) > own).length)
          }
        }),
        { numRuns: 20 },
      )
    })

    test('gives the percentages of a file that has them', async ({ staged }) => {
      const { sample } = await staged(await samples.model8())
      const lines = (await (await samples.model8()).text())
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/)
      const shorter = lines.map((line) => line.split(',').slice(0, 3).join(','))
      const computed = await staged(csvOf(...shorter), '200')
      expect(computed.totalRows).toBe(lines.length - 1)
      const marksOf = ({ candidateId, examMark }: (typeof sample)[number]) => [candidateId, examMark]
      expect(computed.sample.map(marksOf)).toEqual(sample.map(marksOf))
      for (const [at, { percentage }] of computed.sample.entries()) {
        // The file rounds some halves down.
        expect(Math.abs(Number(percentage) - Number(sample[at]?.percentage))).toBeLessThanOrEqual(0.0101)
      }
    })

    test('that corrects an exam is ranked among its results at the publication', async ({
      scenario,
      exam,
      staged,
    }) => {
      const published = [90, 80, 70].map((percentage, at) => ({
        ...{ candidate: `p${at}`, exam, mark: percentage, percentage, rank: at + 1 },
      }))
      await scenario.resultFile(resultsCsv(published))
      const correction = csvOf('Candidate ID,Exam ID,Exam Mark,Percentage', `p2,${exam},85,85`)
      const { id, sample } = await staged(correction)
      expect(sample).toMatchObject([{ candidateId: 'p2', examRank: '2' }])
      await scenario.resultFile(resultsCsv([{ candidate: 'p9', exam, mark: 99, percentage: 99 }]))
      const publish = () => scenario.publish(id, { revisionReason: 'RETOTALLED', examId: exam })
      expect(await publish()).toMatchObject({
        __typename: 'StalePreview',
        preview: { sample: [{ examRank: '3' }] },
      })
      expect((await publish()).__typename).toBe('ExamResultFile')
      expect(await scenario.lookUp(exam, 'p2')).toMatchObject({ examRank: '3', percentage: '85' })
    })
  })

  describe('full marks', () => {
    test('fill the percentages that are missing, and keep the others', async ({ exam, stage, staged }) => {
      const file = () =>
        resultsCsv([
          { candidate: '1', exam, mark: 50, percentage: 51 },
          { candidate: '2', exam, mark: 50, percentage: '' },
        ])
      expect(await stage(file())).toMatchObject({
        needsFullMarks: true,
        problems: [{ row: 3, column: 'Percentage', message: 'Percentage is required' }],
      })
      const { sample } = await staged(file(), '200')
      expect(sample.map(({ percentage, examRank }) => [percentage, examRank])).toEqual([
        ['51', null],
        ['25', null],
      ])
    })

    test('below a mark are refused at its row', async ({ stage, exam }) => {
      expect(
        await stage(csvOf('Candidate ID,Exam ID,Exam Mark', `1,${exam},100`, `2,${exam},100.25`), '100'),
      ).toMatchObject({
        // The full marks may be the mistake.
        needsFullMarks: true,
        problems: [{ row: 3, column: 'Exam Mark', message: 'Exam Mark 100.25 is above the 100 full marks.' }],
      })
    })

    test.for(['0', '-5', '0.00001'])('of %s are refused', async (fullMarks, { admin, exam }) => {
      const file = csvOf('Candidate ID,Exam ID,Exam Mark', `1,${exam},1`)
      const { errors } = await admin.send(StageAdditional, { file, fullMarks })
      expect(errors?.[0]?.message).toBe('Full marks must be a number above 0')
    })
  })

  test('a percentage is rounded half up, for any decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (full, part) => {
          const decimal = (units: number) => String(units / 10_000)
          const found = percentageOf(decimal(part), decimal(full))
          if (part > full) {
            expect(found).toBeUndefined()
            return
          }
          const exact = (BigInt(part) * 10_000n * 2n + BigInt(full)) / (BigInt(full) * 2n)
          expect(found).toMatch(/^(0|[1-9]\d*)(\.\d?[1-9])?$/)
          expect(Math.round(Number(found) * 100)).toBe(Number(exact))
        },
      ),
    )
  })
})

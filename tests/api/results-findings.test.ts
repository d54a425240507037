import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { stagedPreview } from '#server/domains/results/import/rank-and-preview.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import { CorrectResult, DeleteResultFile, StagedResults } from '#tests/support/results/results-operations.ts'
import { type ResultRow, resultsCsv, type scenarios } from '#tests/support/results/scenarios.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { test } from '#tests/support/server/test.ts'

// Findings about the marks, percentages and ranks of a file.

type Scenario = ReturnType<typeof scenarios>

/** Candidates whose percentage follows from their mark of 200, and whose rank from both. */
function sound(exam: string, count: number, from = 0): ResultRow[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{
      candidate: String(1000 + from + at),
      exam,
      mark: 150 - at,
      rank: at + 1,
      percentage: (150 - at) / 2,
    },
  }))
}

describe('percentages', () => {
  test('that contradict their mark and the full mark are pointed out', async ({ scenario, exam }) => {
    const rows = [...sound(exam, 40), { candidate: '9', exam, mark: 100, percentage: 55 }]
    expect(await scenario.findingsAbout('full mark', resultsCsv(rows))).toEqual([
      {
        message: 'Percentages that do not fit their mark (row 42): the other rows mean a full mark of 200.',
        count: 1,
      },
    ])
    expect(await scenario.findingsAbout('full mark', resultsCsv(sound(exam, 40)))).toEqual([])
    // Of a test of one mark.
    const halves = rows.map((row) => ({ ...row, mark: 0.5, percentage: row.candidate === '9' ? 55 : 50 }))
    expect(await scenario.findingsAbout('full mark of 1.', resultsCsv(halves))).toHaveLength(1)
  })

  const ofMarks = (exam: string, rows: readonly (readonly [number, number | string])[]) =>
    resultsCsv(rows.map(([mark, percentage], at) => ({ candidate: `${at}`, exam, mark, percentage })))
  const about = async (app: TestApp, scenario: Scenario, file: File) => {
    const { id } = await scenario.stagedResultFile(file)
    const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    return stagedPreview.parse(preview).findings.filter(({ code }) => /PERCENT|FRACTION|GRADE/.test(code))
  }

  test('that are wrong stop the publication, up to half of the rows', async ({ app, scenario, exam }) => {
    let exams = 0
    const wrong = fc.constantFrom([150, 35], [100, '0.5'], [250, 40], [140, 73], [60, '29.1'])
    const right = fc.integer({ min: 10, max: 200 }).map((mark) => [mark, mark / 2] as const)
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(wrong, { minLength: 1, maxLength: 3, selector: String }),
        fc.uniqueArray(right, { minLength: 3, maxLength: 6, selector: String }),
        async (some, others) => {
          const found = await about(
            app,
            scenario,
            ofMarks(`${exam}-${++exams}`, [...others, ...some] as never),
          )
          expect(found).toMatchObject([{ code: 'PERCENTAGES', severity: 'BLOCKING', count: some.length }])
        },
      ),
      { numRuns: 20 },
    )
  })

  test.for<[string, [number, number | string][], object[]]>([
    [
      'three of six',
      [
        [160, 80],
        [140, 70],
        [120, 60],
        [150, 35],
        [100, 0.5],
        [250, 40],
      ],
      [{ count: 3 }],
    ],
    [
      'one of three',
      [
        [250, 75],
        [140, 70],
        [130, 65],
      ],
      [{ severity: 'BLOCKING', count: 1 }],
    ],
    [
      'rounded to whole numbers',
      [
        [113, 57],
        [99, 50],
        [87, 44],
        [61, 31],
      ],
      [],
    ],
    [
      'rounded differently',
      [
        [133, '66.5'],
        [100, '33.3333'],
        [50, '16.67'],
        [200, '66.67'],
      ],
      [{ count: 1 }],
    ],
    [
      'of marks below 0',
      [
        [150, 75],
        [-7, '-3.5'],
        [-5, 0],
      ],
      [],
    ],
    [
      'by no full mark',
      [
        [150, 75],
        [140, 55],
        [130, 45],
      ],
      [{ code: 'PERCENTAGES', severity: 'WARNING' }],
    ],
    [
      'grade points',
      [
        [180, '3.65'],
        [160, '3.2'],
      ],
      [{ code: 'GRADE_POINTS', severity: 'BLOCKING' }],
    ],
  ])('%s', async ([_name, rows, found], { app, scenario, exam }) => {
    expect(await about(app, scenario, ofMarks(exam, rows))).toMatchObject(found)
  })

  test('that are fractions are noticed where they are a fifth or all', async ({ scenario, exam }) => {
    const fractions = [0, 1].map((at) => ({ candidate: `${at}`, exam, mark: 100, percentage: '0.5' }))
    const found = (rows: ResultRow[]) => scenario.findingsAbout('fractions', resultsCsv(rows))
    expect(await found([...fractions, ...sound(exam, 8)])).toEqual([
      { message: expect.stringMatching(/^Percentages of 1 or less beside larger/), count: 2 },
    ])
    expect(await found([...fractions, ...sound(exam, 9)])).toEqual([])
    expect((await scenario.preview(resultsCsv(fractions))).findings[0]?.message).toBe(
      'No percentage is above 1. Are they fractions, such as 0.64 for 64%?',
    )
  })
})

describe('ranks', () => {
  const ranked = (exam: string, ranks: readonly (string | number)[], marks: readonly number[]) =>
    resultsCsv(
      ranks.map((rank, at) => {
        const mark = marks[at] ?? 0
        return { candidate: String(at), exam, mark, rank, percentage: mark / 2 }
      }),
    )

  test.for([
    ['follow the marks, ties sharing one', [1, 2, 2, 4], [90, 80, 80, 70]],
    ['break ties between equal marks', [2, 1, 3], [80, 80, 70]],
    ['are missing or are no numbers', ['', 'first', 'II', 'A'], [1, 2, 3, 4]],
    ['are in any order', [3, 1, 10, 2], [70, 90, 10, 80]],
  ] as const)('are sound when they %s', async ([_name, ranks, marks], { scenario, exam }) => {
    expect(await scenario.findingsAbout('Ranks', ranked(exam, ranks, marks))).toEqual([])
  })

  test.for([
    ['a mark too high for its rank', [1, 2, 3, 4, 5], [90, 80, 70, 60, 99], 'row 6', 1],
    ['a mark too low for its rank', [1, 2, 3, 4, 5], [9, 80, 70, 60, 50], 'row 2', 1],
    ['one rank for two marks', [1, 2, 2, 4], [90, 80, 75, 60], 'row 3', 1],
    ['everything upside down', [1, 2, 3, 4, 5], [10, 20, 30, 40, 50], 'rows 3, 4, 5 and 1 more', 4],
  ] as const)(
    'that contradict marks are pointed out: %s',
    async ([_name, ranks, marks, rows, count], { scenario, exam }) => {
      const message = `Ranks that contradict marks (${rows}): a lower mark has the same or a better rank.`
      expect(await scenario.findingsAbout('Ranks', ranked(exam, ranks, marks))).toEqual([{ message, count }])
    },
  )
})

describe('a mean', () => {
  const all = (exam: string, percentage: number, count = 30) =>
    resultsCsv(
      Array.from({ length: count }, (_, at) => ({
        ...{ candidate: String(at), exam, mark: percentage * 2, percentage },
      })),
    )
  const found = (mean: string, title: string, before: string) => ({
    message: `The mean percentage is ${mean}, but in ${title} it was ${before}. Is this the right file?`,
    count: null,
  })

  test.beforeEach(async ({ scenario, exam }) => {
    await scenario.noResults()
    await scenario.resultFile(all(`${exam}-OLD`, 80), { examTitle: 'Old Test', examDate: '2020-01-01' })
    await scenario.resultFile(all(`${exam}-NEW`, 60), { examTitle: 'New Test', examDate: '2026-06-01' })
    // In force in the newer exam: 10 candidates with 30, the other 20 with 60.
    await scenario.resultFile(all(`${exam}-NEW`, 30, 10), { examDate: '2026-06-01' })
  })

  test('far from that of the latest exam, which is read once, is pointed out', async ({ scenario, exam }) => {
    const about = (percentage: number) => scenario.findingsAbout('mean', all(exam, percentage))
    expect(await about(34)).toEqual([found('34.0', 'New Test', '50.0')])
    const { result, queries } = await queriesOf(() => about(66))
    expect(result).toEqual([found('66.0', 'New Test', '50.0')])
    expect(queries.filter((text) => text.includes('avg(percentage)'))).toEqual([])
    for (const near of [35, 65]) expect(await about(near)).toEqual([])
  })

  test('of a few candidates says nothing', async ({ scenario, exam }) => {
    expect(await scenario.findingsAbout('mean', all(exam, 90, 19))).toEqual([])
    expect(await scenario.findingsAbout('mean', all(exam, 90, 20))).toHaveLength(1)
  })

  test('is compared with no exam that nobody took, nor is that one', async ({ admin, scenario, exam }) => {
    const absent = (exam: string) =>
      resultsCsv(
        Array.from({ length: 20 }, (_, at) => ({
          ...{ candidate: String(at), exam, mark: 'absent', percentage: '' },
        })),
      )
    expect(await scenario.findingsAbout('mean', absent(exam))).toEqual([])
    const { id } = await scenario.resultFile(absent(`${exam}-CANCELLED`), { examDate: '2026-07-01' })
    expect(await scenario.findingsAbout('mean', all(exam, 90))).toEqual([])
    await admin.run(DeleteResultFile, { id })
    expect(await scenario.findingsAbout('mean', all(exam, 90))).toHaveLength(1)
  })

  test('is compared with the exam before, once the exam has a date', async ({ scenario, exam }) => {
    await scenario.resultFile(all(exam, 78), { examDate: '2025-01-01' })
    expect(await scenario.findingsAbout('mean', all(exam, 60))).toEqual([found('60.0', 'Old Test', '80.0')])
  })

  test('of a correction of fewer than half is its own', async ({ scenario, exam }) => {
    await scenario.resultFile(all(exam, 55, 90), { examDate: '2026-01-01' })
    expect(await scenario.findingsAbout('mean', all(exam, 20, 40))).toEqual([])
    expect(await scenario.findingsAbout('mean', all(exam, 20, 45))).toHaveLength(1)
  })

  test('is that of the candidates who are left', async ({ admin, scenario, exam }) => {
    await admin.run(DeleteCandidateData, { candidateId: '29', confirmation: '29' })
    expect(await scenario.findingsAbout('mean', all(exam, 34))).toEqual([found('34.0', 'New Test', '49.7')])
  })
})

describe('the full marks that are known of an exam', () => {
  const odd = /full mark|fractions/
  const ofMarks = (exam: string, ...rows: readonly (readonly [mark: string, percentage: string])[]) =>
    resultsCsv(rows.map(([mark, percentage], at) => ({ candidate: `${at + 1}`, exam, mark, percentage })))
  /** Whose percentages follow from 200 full marks to two decimals. */
  const of200 = (exam: string) => ofMarks(exam, ['120', '60'], ['113.75', '56.88'])

  test.for([
    // Half a mark more, and a percentage that is a whole number by chance.
    ['120.5', '60', 'Percentages that do not fit their mark (row 2): the full mark of the exam is 200.', 1],
    ['120.5', '60.25', undefined, null],
    ['1', '0.5', undefined, null],
    ['128', '0.64', expect.stringContaining('fractions'), null],
  ])(
    'judge a correction of one candidate: %s is %s%%',
    async ([examMark, percentage, message, count], { admin, scenario, exam }) => {
      await scenario.resultFile(of200(exam))
      const input = { examMark, percentage }
      const { correctResult } = await admin.run(CorrectResult, { examId: exam, candidateId: '1', input })
      if (correctResult.__typename !== 'StagedExamResults') throw new Error(correctResult.__typename)
      const { stagedExamResults } = await admin.run(StagedResults, { id: correctResult.id })
      const found = stagedExamResults?.findings.filter((one) => odd.test(one.message))
      expect(found).toEqual(message ? [{ message, count }] : [])
    },
  )

  test('judge a small file, whichever part of it is odd, and one of zeros', async ({ scenario, exam }) => {
    await scenario.resultFile(of200(exam))
    const part = ofMarks(exam, ['150', '60'], ['140', '70'], ['100', '56.88'])
    expect(await scenario.findingsAbout(odd, part)).toMatchObject([
      { count: 2, message: expect.stringContaining('(rows 2, 4)') },
    ])
    expect(await scenario.findingsAbout(odd, ofMarks(exam, ['150', '0']))).toMatchObject([{ count: 1 }])
  })

  test('are those that staff entered, to the decimals of the file', async ({ app, scenario, exam }) => {
    await scenario.resultFile(of200(exam))
    await app.db.prisma.exam.update({ where: { id: exam }, data: { fullMarks: 180 } })
    const rounded = [
      ['100', '55.6'],
      ['90', '50'],
    ] as const
    expect(await scenario.findingsAbout(odd, ofMarks(exam, ...rounded))).toEqual([])
    expect(await scenario.findingsAbout(odd, ofMarks(exam, ...rounded, ['120', '60']))).toMatchObject([
      { count: 1, message: expect.stringContaining('the full mark of the exam is 180.') },
    ])
  })

  test('are none before its first file, which is judged by its other rows', async ({ scenario, exam }) => {
    expect(await scenario.findingsAbout(odd, ofMarks(exam, ['100', '55']))).toEqual([])
  })
})

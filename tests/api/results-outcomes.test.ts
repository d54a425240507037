import { describe, expect } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { csvOf } from '#tests/support/results/layout-operations.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const StageOutcomes = graphql(`
  mutation StageOutcomes($file: Upload!, $fullMarks: Decimal, $takesRemarks: Boolean) {
    staged: stageExamResults(file: $file, fullMarks: $fullMarks, takesRemarks: $takesRemarks) {
      __typename
      ... on StagedExamResults {
        id newRows changedRows unchangedRows
        findings { code severity message count }
        sample { candidateId outcome examMark examRank percentage before { outcome examMark } }
      }
      ... on InvalidCsv { problems { row column message } }
    }
  }
`)

const Seen = graphql(`
  query SeenOutcomes($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      outcome examMark examRank percentage passed
      standing { candidates rank percentile }
      revisions { before { outcome examMark } after { outcome examMark } }
    }
    topPerformers(examId: $examId) { rank result { candidateId percentage } }
    examFacts(examId: $examId) { candidates averagePercentage }
  }
`)

const ListOutcomes = graphql(`
  query ListOutcomes($examId: ID!, $candidateId: String!) {
    examResults(examId: $examId) { candidateId outcome examMark percentage passed rank }
    examDistribution(examId: $examId) { all { candidates withoutMark passed averagePercentage counts } }
    candidateData(candidateId: $candidateId) { results { outcome examMark percentage } }
  }
`)

const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'

/** A file of rows whose candidates are numbered. */
const fileOf = (exam: string, ...rows: string[]) =>
  csvOf(header, ...rows.map((row, at) => `${at + 1},${exam},${row}`))

const test = base
  .extend(
    'stage',
    ({ admin }) =>
      async (file: File, fullMarks: string | null = null) =>
        (await admin.run(StageOutcomes, { file, fullMarks })).staged,
  )
  .extend('staged', ({ stage }) => async (file: File, fullMarks?: string) => {
    const answer = await stage(file, fullMarks)
    if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
    return answer
  })
  .extend(
    'seen',
    ({ visitor }) =>
      (examId: string, candidateId: string) =>
        visitor.run(Seen, { examId, candidateId }),
  )

test('words in place of a mark are outcomes', async ({ staged, exam }) => {
  const words = {
    ABSENT: ['AB', 'Absent', 'a', 'Not Attended', 'Abs.', 'अनुपस्थित', '-', '—'],
    WITHHELD: ['Withheld', 'W/H', 'स्थगित', 'नतिजा रोकिएको'],
    DISQUALIFIED: ['DQ', 'Disqualified', 'Expelled', 'अयोग्य ठहरिएको'],
  }
  const rows = Object.values(words)
    .flat()
    .map((word, at) => `${at},${exam},${word},,`)
  const { sample } = await staged(csvOf(header, ...rows, `M,${exam},120,1,60`))
  const without = { examMark: null, examRank: null, percentage: null }
  expect(sample).toMatchObject([
    ...Object.entries(words).flatMap(([outcome, some]) => some.map(() => ({ ...without, outcome }))),
    { candidateId: 'M', outcome: null, examMark: '120', examRank: '1', percentage: '60' },
  ])
})

describe('a row without a mark', () => {
  test('may repeat its word, and have zeros and errors of formulas', async ({ staged, exam }) => {
    const { sample } = await staged(fileOf(exam, 'AB,0,0.00', 'AB,-,#VALUE!', ',AB,Absent', 'AB,AB,0%'))
    expect(sample.map(({ outcome }) => outcome)).toEqual(Array(4).fill('ABSENT'))
  })

  test('is refused with a mark, a percentage or a rank', async ({ stage, exam }) => {
    const answer = await stage(fileOf(exam, 'AB,,45', '90,,AB', '-,7,', 'AB,,W/H', ',,'))
    expect(answer).toMatchObject({
      __typename: 'InvalidCsv',
      problems: [
        { row: 2, column: 'Exam Mark', message: expect.stringContaining('the percentage “45”') },
        { row: 3, column: 'Exam Mark', message: expect.stringContaining('the mark “90”') },
        { row: 4, column: 'Exam Mark', message: expect.stringContaining('the rank “7”') },
        { row: 5, column: 'Exam Mark', message: expect.stringContaining('the percentage “W/H”') },
        { row: 6, column: 'Exam Mark', message: 'Exam Mark is required' },
        { row: 6, column: 'Percentage', message: 'Percentage is required' },
      ],
    })
  })

  test('is said in the preview, a dash as a warning', async ({ staged, exam }) => {
    const { findings } = await staged(fileOf(exam, 'AB,,', 'Absent,,', '-,,', 'W/H,,', 'DQ,,', '90,1,45'))
    expect(findings).toContainEqual({
      code: 'WITHOUT_MARK',
      severity: 'INFORMATION',
      message:
        'Candidates without a mark: 3 absent, 1 withheld, 1 disqualified (“AB”, “Absent”, “W/H”, “DQ” in the file). They have no rank and count in no average.',
      count: 5,
    })
    expect(findings).toContainEqual({
      code: 'DASHES',
      severity: 'WARNING',
      message: 'A dash stands in place of the mark: these candidates are shown as absent.',
      count: 1,
    })
  })

  test.for([
    ['AB', '1 absent'],
    ['W/H', '1 withheld'],
    ['DQ', '1 disqualified'],
  ])(
    'is said in the preview without outcomes that nobody has: %s',
    async ([word, said], { scenario, exam }) => {
      const file = fileOf(exam, `${word},,`, '90,1,45')
      const found = await scenario.findingsAbout(`without a mark: ${said} (“${word}” in the file)`, file)
      expect(found).toHaveLength(1)
    },
  )

  test('is said in the preview with ten spellings of the file at most', async ({ staged, exam }) => {
    const spellings = ['AB', 'Ab', 'ab', 'A.B.', 'A', 'a', 'Abs', 'Absent', 'absent', 'W/H', 'DQ', 'dq']
    const lines = spellings.map((word, at) => `${at},${exam},${word},,`)
    const { findings } = await staged(csvOf(header, ...lines, `99,${exam},90,1,45`))
    expect(findings.find(({ code }) => code === 'WITHOUT_MARK')).toMatchObject({
      message: expect.stringContaining(
        '(“AB”, “Ab”, “ab”, “A.B.”, “A”, “a”, “Abs”, “Absent”, “absent”, “W/H” in the file)',
      ),
      count: 12,
    })
  })

  test('has no rank where the file has none', async ({ staged, exam }) => {
    const { sample } = await staged(
      csvOf('Candidate ID,Exam ID,Exam Mark', `1,${exam},AB`, `2,${exam},90`, `3,${exam},100`),
      '200',
    )
    expect(sample.map(({ examRank, percentage }) => [examRank, percentage])).toEqual([
      [null, null],
      ['2', '45'],
      ['1', '50'],
    ])
  })

  test('alone is a file that is taken', async ({ scenario, exam, seen }) => {
    await scenario.resultFile(fileOf(exam, 'AB,,', 'AB,,'))
    expect(await seen(exam, '1')).toMatchObject({
      examResult: { outcome: 'ABSENT', standing: null },
      topPerformers: [],
      examFacts: null,
    })
  })
})

test('a row without a mark counts in no statistics', async ({ admin, scenario, exam, seen, staged }) => {
  const x3 = `x3-${exam}`
  const marked = Array.from({ length: 40 }, (_, at) => `m${at},${exam},${at + 100},,${(at + 100) / 2}`)
  await scenario.resultFile(
    csvOf(header, ...marked, `x1,${exam},AB,,`, `x2,${exam},W/H,,`, `${x3},${exam},DQ,,`),
  )
  const best = await seen(exam, 'm39')
  expect(best.examResult).toMatchObject({
    outcome: null,
    standing: { candidates: 40, rank: 1, percentile: 100 },
  })
  expect(best.topPerformers).toHaveLength(10)
  expect(best.examFacts).toEqual({ candidates: 40, averagePercentage: '59.75' })
  expect((await seen(exam, 'x2')).examResult).toEqual({
    ...{ outcome: 'WITHHELD', examMark: null, examRank: null, percentage: null, passed: null },
    ...{ standing: null, revisions: [] },
  })
  const { examResults, examDistribution, candidateData } = await admin.run(ListOutcomes, {
    ...{ examId: exam, candidateId: x3 },
  })
  expect(examResults.slice(0, 1)).toMatchObject([{ candidateId: 'm39', rank: 1, passed: true }])
  expect(examResults.slice(-3)).toEqual(
    ['ABSENT', 'WITHHELD', 'DISQUALIFIED'].map((outcome, at) => ({
      ...{
        candidateId: ['x1', 'x2', x3][at],
        outcome,
        examMark: null,
        percentage: null,
        passed: null,
        rank: null,
      },
    })),
  )
  expect(examDistribution?.all).toMatchObject({ candidates: 40, withoutMark: 3, averagePercentage: '59.75' })
  expect(examDistribution?.all.counts.reduce((sum, count) => sum + count)).toBe(40)
  expect(candidateData?.results).toEqual([{ outcome: 'DISQUALIFIED', examMark: null, percentage: null }])

  const download = await admin.fetch(`/files/exam-results.csv?exam=${exam}`)
  const text = await download.text()
  expect(text).toContain('Absent,,,,,Absent,,\r\n')
  expect(text).toContain(',139,,69.5,,,Passed,1,100\r\n')
  const again = await staged(new File([text], 'again.csv'))
  expect(again).toMatchObject({ newRows: 0, changedRows: 0, unchangedRows: 43 })
})

test('marks beside words in an ignored column are left out once staff say so, with ranks by percentage', async ({
  admin,
  scenario,
  exam,
  seen,
}) => {
  const file = csvOf(
    'Candidate ID,Exam ID,Exam Mark,Percentage,टिप्पणी',
    `1,${exam},180,90,Result withheld due to fee`,
    `2,${exam},160,80,`,
    `3,${exam},170,85,परीक्षामा अनुपस्थित`,
  )
  const { staged } = await admin.run(StageOutcomes, { file, takesRemarks: true })
  if (staged.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(staged))
  expect(staged.findings.find(({ code }) => code === 'TAKEN_REMARKS')).toMatchObject({ count: 2 })
  await scenario.publishedResultFile({ id: staged.id, examId: exam })
  expect((await seen(exam, '1')).examResult).toMatchObject({ outcome: 'WITHHELD', examMark: null })
  expect((await seen(exam, '2')).examResult).toMatchObject({ outcome: null, examRank: '1' })
  expect((await seen(exam, '3')).examResult).toMatchObject({ outcome: 'ABSENT', percentage: null })
  expect(await scenario.actionsOf(staged.id)).not.toContain('results.marks-kept')
})

test('a candidate reads a correction from absent to a mark', async ({ scenario, exam, staged, seen }) => {
  await scenario.resultFile(fileOf(exam, 'AB,,', '90,1,45'))
  const correction = resultsCsv([{ candidate: '1', exam, mark: 120, percentage: 60 }])
  expect(await staged(correction)).toMatchObject({
    changedRows: 1,
    sample: [{ outcome: null, examMark: '120', before: { outcome: 'ABSENT', examMark: null } }],
  })
  await scenario.resultFile(correction)
  expect((await seen(exam, '1')).examResult).toMatchObject({
    ...{ examMark: '120', outcome: null, passed: true },
    revisions: [{ before: { outcome: 'ABSENT', examMark: null }, after: { outcome: null, examMark: '120' } }],
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { csvOf as csvFile } from '#tests/support/results/layout-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StageOutcomes = graphql(`
  mutation StageOutcomes($file: Upload!, $fullMarks: Decimal) {
    staged: stageExamResults(file: $file, fullMarks: $fullMarks) {
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

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'
const stage = async (file: File, fullMarks: string | null = null) =>
  (await app.as('ADMIN').run(StageOutcomes, { file, fullMarks })).staged
async function staged(file: File, fullMarks?: string) {
  const answer = await stage(file, fullMarks)
  if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
  return answer
}
const seen = (examId: string, candidateId: string) => app.as('VISITOR').run(Seen, { examId, candidateId })

test.each([
  ['AB', 'ABSENT'],
  ['Absent', 'ABSENT'],
  ['a', 'ABSENT'],
  ['Not Attended', 'ABSENT'],
  ['Abs.', 'ABSENT'],
  ['अनुपस्थित', 'ABSENT'],
  ['-', 'ABSENT'],
  ['—', 'ABSENT'],
  ['Withheld', 'WITHHELD'],
  ['W/H', 'WITHHELD'],
  ['स्थगित', 'WITHHELD'],
  ['नतिजा रोकिएको', 'WITHHELD'],
  ['DQ', 'DISQUALIFIED'],
  ['Disqualified', 'DISQUALIFIED'],
  ['Expelled', 'DISQUALIFIED'],
  ['अयोग्य ठहरिएको', 'DISQUALIFIED'],
])('the mark %j is an outcome of its own', async (word, outcome) => {
  const { sample } = await staged(csvFile(header, `1,WORDS,${word},,`, '2,WORDS,120,1,60'))
  expect(sample).toMatchObject([
    { candidateId: '1', outcome, examMark: null, examRank: null, percentage: null },
    { candidateId: '2', outcome: null, examMark: '120', examRank: '1', percentage: '60' },
  ])
})

describe('a row without a mark', () => {
  test('may repeat its word, and have the zeros and errors that formulas make of it', async () => {
    const { sample } = await staged(
      csvFile(
        header,
        '1,FORMULA,AB,0,0.00',
        '2,FORMULA,AB,-,#VALUE!',
        '3,FORMULA,,AB,Absent',
        '4,FORMULA,AB,AB,0%',
      ),
    )
    expect(sample.map(({ outcome }) => outcome)).toEqual(Array(4).fill('ABSENT'))
  })

  test('is refused with a mark, a percentage or a rank', async () => {
    const answer = await stage(
      csvFile(header, '1,MIXED,AB,,45', '2,MIXED,90,,AB', '3,MIXED,-,7,', '4,MIXED,AB,,W/H', '5,MIXED,,,'),
    )
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

  test('is said in the preview, a dash as a warning', async () => {
    const { findings } = await staged(
      csvFile(
        header,
        '1,SAID,AB,,',
        '2,SAID,Absent,,',
        '3,SAID,-,,',
        '4,SAID,W/H,,',
        '5,SAID,DQ,,',
        '6,SAID,90,1,45',
      ),
    )
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

  test.each([
    ['AB', '1 absent'],
    ['W/H', '1 withheld'],
    ['DQ', '1 disqualified'],
  ])('is said in the preview without outcomes that nobody has: %s', async (word, said) => {
    const { findings } = await staged(csvFile(header, `1,ONE-KIND,${word},,`, '2,ONE-KIND,90,1,45'))
    expect(findings.find(({ code }) => code === 'WITHOUT_MARK')?.message).toContain(
      `without a mark: ${said} (“${word}” in the file)`,
    )
  })

  test('is said in the preview with ten spellings of the file at most', async () => {
    const spellings = ['AB', 'Ab', 'ab', 'A.B.', 'A', 'a', 'Abs', 'Absent', 'absent', 'W/H', 'DQ', 'dq']
    const lines = spellings.map((word, at) => `${at},SPELLINGS,${word},,`)
    const { findings } = await staged(csvFile(header, ...lines, '99,SPELLINGS,90,1,45'))
    expect(findings.find(({ code }) => code === 'WITHOUT_MARK')).toMatchObject({
      message: expect.stringContaining(
        '(“AB”, “Ab”, “ab”, “A.B.”, “A”, “a”, “Abs”, “Absent”, “absent”, “W/H” in the file)',
      ),
      count: 12,
    })
  })

  test('has no rank where the file has none', async () => {
    const { sample } = await staged(
      csvFile('Candidate ID,Exam ID,Exam Mark', '1,UNRANKED,AB', '2,UNRANKED,90', '3,UNRANKED,100'),
      '200',
    )
    expect(sample.map(({ examRank, percentage }) => [examRank, percentage])).toEqual([
      [null, null],
      ['2', '45'],
      ['1', '50'],
    ])
  })

  test('alone is a file that is taken', async () => {
    const { id } = await scenario.resultFile(csvFile(header, '1,NOBODY,AB,,', '2,NOBODY,AB,,'))
    expect(id).toBeTruthy()
    expect(await seen('NOBODY', '1')).toMatchObject({
      examResult: { outcome: 'ABSENT', standing: null },
      topPerformers: [],
      examFacts: null,
    })
  })
})

test('counts in no average, rank, percentile, top ten or distribution', async () => {
  const marked = Array.from({ length: 40 }, (_, at) => `m${at},APART,${at + 100},,${(at + 100) / 2}`)
  await scenario.resultFile(csvFile(header, ...marked, 'x1,APART,AB,,', 'x2,APART,W/H,,', 'x3,APART,DQ,,'))
  const best = await seen('APART', 'm39')
  expect(best.examResult).toMatchObject({
    outcome: null,
    standing: { candidates: 40, rank: 1, percentile: 100 },
  })
  expect(best.topPerformers).toHaveLength(10)
  expect(best.examFacts).toEqual({ candidates: 40, averagePercentage: '59.75' })
  expect((await seen('APART', 'x2')).examResult).toEqual({
    ...{ outcome: 'WITHHELD', examMark: null, examRank: null, percentage: null, passed: null },
    ...{ standing: null, revisions: [] },
  })
  const admin = app.as('ADMIN')
  const { examResults, examDistribution, candidateData } = await admin.run(ListOutcomes, {
    ...{ examId: 'APART', candidateId: 'x3' },
  })
  expect(examResults.slice(0, 1)).toMatchObject([{ candidateId: 'm39', rank: 1, passed: true }])
  expect(examResults.slice(-3)).toEqual(
    ['ABSENT', 'WITHHELD', 'DISQUALIFIED'].map((outcome, at) => ({
      ...{ candidateId: `x${at + 1}`, outcome, examMark: null, percentage: null, passed: null, rank: null },
    })),
  )
  expect(examDistribution?.all).toMatchObject({ candidates: 40, withoutMark: 3, averagePercentage: '59.75' })
  expect(examDistribution?.all.counts.reduce((sum, count) => sum + count)).toBe(40)
  expect(candidateData?.results).toEqual([{ outcome: 'DISQUALIFIED', examMark: null, percentage: null }])

  const download = await admin.fetch('/files/exam-results.csv?exam=APART')
  const text = await download.text()
  expect(text).toContain('Absent,,,,,Absent,,\r\n')
  expect(text).toContain(',139,,69.5,,,Passed,1,100.00\r\n')
  const again = await staged(new File([text], 'again.csv'))
  expect(again).toMatchObject({ newRows: 0, changedRows: 0, unchangedRows: 43 })
})

test('a correction from absent to a mark is a change that the candidate reads', async () => {
  await scenario.resultFile(csvFile(header, '1,LATER,AB,,', '2,LATER,90,1,45'))
  const correction = resultsCsv([{ candidate: '1', exam: 'LATER', mark: 120, percentage: 60 }])
  expect(await staged(correction)).toMatchObject({
    changedRows: 1,
    sample: [{ outcome: null, examMark: '120', before: { outcome: 'ABSENT', examMark: null } }],
  })
  await scenario.resultFile(correction)
  await expect
    .poll(async () => (await seen('LATER', '1')).examResult)
    .toMatchObject({
      ...{ examMark: '120', outcome: null, passed: true },
      revisions: [
        { before: { outcome: 'ABSENT', examMark: null }, after: { outcome: null, examMark: '120' } },
      ],
    })
})

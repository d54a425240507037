import { afterAll, beforeAll, expect, test } from 'vitest'
import { CorrectResult, StagedResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const odd = (findings: readonly { message: string; count?: number | null }[]) =>
  findings.filter(({ message }) => /full mark|fractions/.test(message))

async function oddOf(exam: string, rows: readonly [mark: string, percentage: string][]) {
  const file = resultsCsv(
    rows.map(([mark, percentage], at) => ({ candidate: String(at), exam, mark, percentage })),
  )
  const { id } = await scenario.stagedResultFile(file)
  const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id })
  return odd(stagedExamResults?.findings ?? [])
}

/** A published file whose percentages follow from 200 full marks to two decimals. */
const publish = (exam: string) =>
  scenario.resultFile(
    resultsCsv([
      { candidate: '1', exam, mark: 120, percentage: 60 },
      { candidate: '2', exam, mark: '113.75', percentage: '56.88' },
    ]),
  )

test('a correction of one candidate is told of a percentage that is not that of its mark', async () => {
  await publish('ONE')
  const correct = async (examMark: string, percentage: string) => {
    const input = { examMark, percentage }
    const { correctResult } = await app
      .as('ADMIN')
      .run(CorrectResult, { examId: 'ONE', candidateId: '1', input })
    if (correctResult.__typename !== 'StagedExamResults') throw new Error(correctResult.__typename)
    const { id } = correctResult
    return odd((await app.as('ADMIN').run(StagedResults, { id })).stagedExamResults?.findings ?? [])
  }
  // Half a mark more, and a percentage that is a whole number by chance.
  expect(await correct('120.5', '60')).toEqual([
    {
      message: 'Percentages that do not fit their mark (row 2): the full mark of the exam is 200.',
      count: 1,
    },
  ])
  expect(await correct('120.5', '60.25')).toEqual([])
  expect(await correct('1', '0.5')).toEqual([])
  expect(await correct('128', '0.64')).toEqual([
    { message: expect.stringContaining('fractions'), count: null },
  ])
})

test('so is a small file, whichever part of it is odd, and one of zeros', async () => {
  await publish('SMALL')
  expect(
    await oddOf('SMALL', [
      ['150', '60'],
      ['140', '70'],
      ['100', '56.88'],
    ]),
  ).toMatchObject([{ count: 2, message: expect.stringContaining('(rows 2, 4)') }])
  expect(await oddOf('SMALL', [['150', '0']])).toMatchObject([{ count: 1 }])
})

test('full marks that staff entered count first, to the decimals of the file', async () => {
  await publish('ENTERED')
  await app.db.prisma.examSetting.upsert({
    where: { examId: 'ENTERED' },
    create: { examId: 'ENTERED', fullMarks: 180 },
    update: { fullMarks: 180 },
  })
  const rounded: [string, string][] = [
    ['100', '55.6'],
    ['90', '50'],
  ]
  expect(await oddOf('ENTERED', rounded)).toEqual([])
  expect(await oddOf('ENTERED', [...rounded, ['120', '60']])).toMatchObject([
    { count: 1, message: expect.stringContaining('the full mark of the exam is 180.') },
  ])
})

test('an exam of unknown full marks is judged by the other rows', async () => {
  expect(await oddOf('UNKNOWN', [['100', '55']])).toEqual([])
})

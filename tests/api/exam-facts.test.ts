import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { csvOf as csv } from '#tests/support/results/layout-operations.ts'
import { DeleteResultFile, PublishResults } from '#tests/support/results/results-operations.ts'
import { scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const ExamFacts = graphql(`
  query ExamFactsForTests($examId: ID!) {
    examFacts(examId: $examId) { candidates averagePercentage fullMarks hasNumericIds }
  }
`)
const AverageOfDistribution = graphql(`
  query AverageOfDistribution($examId: ID!) {
    examDistribution(examId: $examId) { all { candidates averagePercentage } }
  }
`)
const StageWithMarks = graphql(`
  mutation StageWithMarks($file: Upload!, $fullMarks: Decimal) {
    stageExamResults(file: $file, fullMarks: $fullMarks) { __typename ... on StagedExamResults { id } }
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const factsOf = async (examId: string) => (await app.as('VISITOR').run(ExamFacts, { examId })).examFacts
const HEADER = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'

test('they count each candidate once, with the newest result, and follow what is published', async () => {
  expect(await factsOf('FACTS')).toBeNull()
  await scenario.resultFile(csv(HEADER, '1,FACTS,150,1,75', '2,FACTS,133.5,2,66.75', '3,FACTS,50,3,25'))
  expect(await factsOf('FACTS')).toEqual({
    ...{ candidates: 3, averagePercentage: '55.58', fullMarks: '200', hasNumericIds: true },
  })
  const { id } = await scenario.resultFile(csv(HEADER, '3,FACTS,100.25,3,50.13', '4,FACTS,10.5,4,5.25'))
  expect(await factsOf('FACTS')).toMatchObject({ candidates: 4, averagePercentage: '49.28' })
  await app.as('ADMIN').run(DeleteResultFile, { id })
  expect(await factsOf('FACTS')).toMatchObject({ candidates: 3, averagePercentage: '55.58' })
})

test('IDs are numeric where all that can be seen are, not only those of the best', async () => {
  const numbers = Array.from({ length: 11 }, (_none, at) => `${at + 1},IDS,100,1,50`)
  await scenario.resultFile(csv(HEADER, ...numbers))
  expect(await factsOf('IDS')).toMatchObject({ hasNumericIds: true })
  const { id } = await scenario.resultFile(csv(HEADER, 'MAR-1,IDS,AB,,'))
  expect(await factsOf('IDS')).toMatchObject({ hasNumericIds: false })
  await app.as('ADMIN').run(DeleteResultFile, { id })
  expect(await factsOf('IDS')).toMatchObject({ hasNumericIds: true })
})

test('the average is the one of the distribution, to the last digit and over several files', async () => {
  await scenario.resultFile(csv(HEADER, '1,HALF,20,2,10', '2,HALF,80,1,40'))
  await scenario.resultFile(csv(HEADER, '2,HALF,20.02,1,10.01'))
  const { examDistribution } = await app.as('TEACHER').run(AverageOfDistribution, { examId: 'HALF' })
  expect(examDistribution?.all).toEqual({ candidates: 2, averagePercentage: '10.01' })
  expect(await factsOf('HALF')).toMatchObject(examDistribution?.all ?? {})
})

test('of few candidates who need a PIN they tell no average: two would know each other’s mark', async () => {
  const few = [HEADER, ...Array.from({ length: 29 }, (_none, at) => `${at},FEW,100,1,50`)]
  await scenario.resultFile(csv(...few), { secondSecret: 'PIN' })
  expect(await factsOf('FEW')).toMatchObject({ candidates: 29, averagePercentage: null })
  await scenario.resultFile(csv(HEADER, '29,FEW,100,1,50'))
  expect(await factsOf('FEW')).toMatchObject({ candidates: 30, averagePercentage: '50.00' })
})

test('full marks are told when they were entered, and not when they are uncertain', async () => {
  const { stageExamResults } = await app.as('ADMIN').run(StageWithMarks, {
    file: csv('Candidate ID,Exam ID,Exam Mark', '1,ENTERED,50', '2,ENTERED,40'),
    fullMarks: '80.5',
  })
  if (stageExamResults.__typename !== 'StagedExamResults') throw new Error('Nothing was staged')
  const { id } = stageExamResults
  const { publishExamResults } = await app.as('ADMIN').run(PublishResults, {
    ...{ id, input: { examId: 'ENTERED' } },
  })
  expect(publishExamResults.__typename).toBe('ExamResultFile')
  expect((await factsOf('ENTERED'))?.fullMarks).toBe('80.5')
  await scenario.resultFile(csv(HEADER, '1,ROUGH,100,1,67', '2,ROUGH,75,2,50', '3,ROUGH,50,3,33'))
  expect((await factsOf('ROUGH'))?.fullMarks).toBeNull()
})

test('full marks follow from percentages above 1, and not from those that may be fractions', async () => {
  await scenario.resultFile(csv(HEADER, '1,LOW,3,1,1.25', '2,LOW,2,2,0.83', '3,LOW,1,3,0.42'))
  expect((await factsOf('LOW'))?.fullMarks).toBe('240')
  await scenario.resultFile(csv(HEADER, '1,FRACTION,200,1,1', '2,FRACTION,150,2,0.75'))
  expect((await factsOf('FRACTION'))?.fullMarks).toBeNull()
})

test('full marks that are too large to be any do not follow from huge marks', async () => {
  await scenario.resultFile(csv(HEADER, '1,HUGE,99999999,1,2.01', '2,HUGE,99999999,1,2.01'))
  expect((await factsOf('HUGE'))?.fullMarks).toBeNull()
})

test('the rows are read once, whoever asks', async () => {
  await scenario.resultFile(csv(HEADER, '1,ONCE,150,1,75', '2,ONCE,100,2,50'))
  await factsOf('ONCE')
  const { queries } = await queriesOf(() => app.as('STUDENT').run(ExamFacts, { examId: 'ONCE' }))
  expect(queries.filter((text) => /FROM exam_results\b/.test(text))).toEqual([])
})

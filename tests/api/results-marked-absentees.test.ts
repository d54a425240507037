import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { PublishResults, StagedResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('marks of candidates whose subjects, rank or remarks say that there is none are asked about', async () => {
  const lines = [
    'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,Physics,Botany,Remarks',
    '1,DOUBT,0,5,0,AB,AB,',
    '2,DOUBT,0,5,0,-,,',
    '3,DOUBT,0,5,0,AB,0,',
    '4,DOUBT,0,5,0,,,',
    '5,DOUBT,60,W/H,30,30,30,',
    '6,DOUBT,80,1,40,40,AB,Good',
    '7,DOUBT,70,2,35,40,30,Withheld',
  ]
  const scenario = scenarios(app)
  const { id } = await scenario.stagedResultFile(new File([lines.join('\n')], 'a.csv', { type: 'text/csv' }))
  const admin = app.as('ADMIN')
  const publish = async (confirmedFindings: string[]) =>
    (await admin.run(PublishResults, { id, input: { examId: 'DOUBT', confirmedFindings } }))
      .publishExamResults
  const asked = [
    { message: expect.stringContaining('absent in all subjects'), count: 2 },
    { message: expect.stringContaining('whose rank is a word'), count: 1 },
    { message: expect.stringContaining('AB or Withheld: “Remarks”.'), count: 1 },
  ]
  const { stagedExamResults } = await admin.run(StagedResults, { id })
  expect(stagedExamResults?.findings).toEqual(expect.arrayContaining(asked))
  // The preview that is made anew asks the same.
  await scenario.resultFile(resultsCsv([{ candidate: '9', exam: 'DOUBT' }]))
  expect(await publish([])).toMatchObject({
    __typename: 'StalePreview',
    preview: { findings: expect.arrayContaining(asked) },
  })
  const refused = await publish(everyFinding.filter((code) => code !== 'ABSENT_IN_SUBJECTS'))
  expect(refused).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: 'input.confirmedFindings', message: expect.stringContaining('absent in all subjects') }],
  })
  expect((await publish(everyFinding)).__typename).toBe('ExamResultFile')
})

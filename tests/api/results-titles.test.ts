import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { PublishResults, Reinstate, UpdateExam, Withdraw } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Titles = graphql(`query TitlesInTests { exams { id title date } }`)
const StagedTitle = graphql(
  `query StagedTitleInTests($id: ID!) { stagedExamResults(id: $id) { examTitle examDate } }`,
)

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const shown = async (examId: string) =>
  (await app.as('VISITOR').run(Titles)).exams.find(({ id }) => id === examId)
const staged = async (exam: string, candidate = '2') =>
  (await scenario.stagedResultFile(resultsCsv([{ candidate, exam }], 'Correction - results.csv'))).id
const titleOf = async (id: string) =>
  (await app.as('ADMIN').run(StagedTitle, { id })).stagedExamResults?.examTitle ?? null
const publish = async (
  id: string,
  input: {
    examId: string
    examTitle: string | null
    previousTitle?: string | null
    examDate?: string
    previousDate?: string
    releaseAt?: string
  },
) => (await app.as('ADMIN').run(PublishResults, { id, input })).publishExamResults
const correct = (id: string, title: string) =>
  app.as('ADMIN').run(UpdateExam, { id, input: { title, date: '2026-11-05', passPercentage: '50' } })

test('publishing does not overwrite a title that somebody else has corrected since the form was opened', async () => {
  const examId = 'TYPO'
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: examId }]), { examTitle: 'Modle 5' })
  const id = await staged(examId)
  const form = { examId, examTitle: 'Modle 5', previousTitle: await titleOf(id) }
  await correct(examId, 'Model 5')
  expect(await publish(id, form)).toMatchObject({
    __typename: 'StalePreview',
    message: expect.stringContaining('This exam has changed meanwhile: the title (now “Model 5”).'),
    preview: { examTitle: 'Model 5' },
  })
  expect(await shown(examId)).toMatchObject({ title: 'Model 5' })
  expect(await publish(id, { ...form, previousTitle: 'Model 5' })).toMatchObject({ examTitle: 'Modle 5' })
})

test('a title that a file’s name gave is compared as the form showed it', async () => {
  const examId = 'NAMED'
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: examId }], 'Named Test - results.csv'))
  const id = await staged(examId)
  expect(await titleOf(id)).toBe('Named Test')
  const form = { examId, examTitle: 'Model 5', previousTitle: 'Named Test' }
  expect(await publish(id, form)).toMatchObject({ __typename: 'ExamResultFile', examTitle: 'Model 5' })
})

test.each([
  ['no title', null, { previousTitle: 'Old' }],
  ['the title that it has by now', 'New', { previousTitle: 'Old' }],
  ['a title, whichever it was', 'Other', {}],
])('a form with %s is published after the title has changed', async (_what, examTitle, previous) => {
  const examId = `CHANGED-${examTitle}`
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: examId }]), { examTitle: 'Old' })
  const id = await staged(examId)
  await correct(examId, 'New')
  expect((await publish(id, { examId, examTitle, ...previous })).__typename).toBe('ExamResultFile')
  expect(await shown(examId)).toMatchObject({ title: examTitle ?? 'New' })
})

test('the title of a new exam has nothing to overwrite', async () => {
  const id = await staged('FRESH')
  const form = { examId: 'FRESH', examTitle: 'Fresh', previousTitle: await titleOf(id) }
  expect((await publish(id, form)).__typename).toBe('ExamResultFile')
})

test('what takes the place of withdrawn results has their title and date', async () => {
  const examId = 'WRONG'
  const rows = resultsCsv([{ candidate: '1', exam: examId }])
  const { id: wrong } = await scenario.resultFile(rows, { examTitle: 'Model 9', examDate: '2026-10-01' })
  await app.as('ADMIN').run(Withdraw, { id: wrong, reason: 'Wrong file' })
  const id = await staged(examId, '1')
  const { stagedExamResults: form } = await app.as('ADMIN').run(StagedTitle, { id })
  expect(form).toEqual({ examTitle: 'Model 9', examDate: '2026-10-01' })
  const input = {
    ...{ examId, examTitle: 'Model 9', previousTitle: 'Model 9' },
    ...{ examDate: '2026-10-02', previousDate: '2026-10-01' },
  }
  expect(await publish(id, input)).toHaveProperty('__typename', 'ExamResultFile')
  await app.as('ADMIN').run(Withdraw, { id, reason: 'Wrong, too' })
  await publish(await staged(examId, '1'), { examId, examTitle: 'Model 9' })
  expect(await shown(examId)).toMatchObject({ title: 'Model 9', date: '2026-10-02' })
})

test('a corrected title and date hold for a withdrawn file that is put back', async () => {
  const exam = 'BACK'
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam }]), { examTitle: 'Modle 5' })
  const { id } = await scenario.resultFile(resultsCsv([{ candidate: '2', exam }]), { examTitle: 'Modle 5' })
  await app.as('ADMIN').run(Withdraw, { id, reason: 'Wrong column' })
  await correct(exam, 'Model 5')
  await app.as('ADMIN').run(Reinstate, { id })
  expect(await shown(exam)).toMatchObject({ title: 'Model 5', date: '2026-11-05' })
})

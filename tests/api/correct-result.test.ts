import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import type { ResultValuesInput } from '#tests/gql/graphql.ts'
import { CorrectResult, DeleteResultFile, PublishResults } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Seen = graphql(`
  query SeenAfterCorrection($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      examMark examRank percentage
      revisions { reason words before { examMark } after { examMark } }
    }
    examFacts(examId: $examId) { fullMarks }
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const file = (exam: string) =>
  resultsCsv([
    { candidate: '081000', exam, mark: 120, rank: 2, percentage: 60 },
    { candidate: '081-001', exam, mark: 130, rank: 1, percentage: 65 },
  ])

const correct = (
  examId: string,
  candidateId: string,
  input: ResultValuesInput,
  previous?: ResultValuesInput,
) => app.as('ADMIN').send(CorrectResult, { examId, candidateId, input, ...(previous && { previous }) })

const publish = async (id: string, examId: string, words: string) =>
  (
    await app.as('ADMIN').run(PublishResults, {
      id,
      input: { examId, revisionReason: 'OTHER', revisionWords: words },
    })
  ).publishExamResults

const seen = (examId: string, candidateId: string) => app.as('VISITOR').run(Seen, { examId, candidateId })

const before = { examMark: '120', examRank: '2', percentage: '60' }
const staged = async (...args: Parameters<typeof correct>) => {
  const { data, errors } = await correct(...args)
  if (data?.correctResult.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(data ?? errors))
  return data.correctResult
}

describe('a correction of one candidate', () => {
  test('is a file of one row: previewed, with a reason, logged, and undone by deleting it', async () => {
    await scenario.resultFile(file('ONE'), { examTitle: 'Model 1/2' })
    const first = await seen('ONE', '081000')
    const found = await staged('ONE', '०८१०००', { examMark: '124', examRank: '1', percentage: '62' }, before)
    expect(found).toMatchObject({
      fileName: 'Model 1-2 - correction of one candidate.csv',
      examTitle: 'Model 1/2',
      totalRows: 1,
      changedRows: 1,
      revises: [{ candidates: 1 }],
      sample: [{ candidateId: '081000', examMark: '124', examRank: '1', percentage: '62', before }],
    })
    // Until it is published, nothing has changed.
    expect(await seen('ONE', '081000')).toEqual(first)
    const withoutReason = await app
      .as('ADMIN')
      .run(PublishResults, { id: found.id, input: { examId: 'ONE' } })
    expect(withoutReason.publishExamResults.__typename).toBe('InvalidInput')
    const published = await publish(found.id, 'ONE', 'Question 14')
    if (published.__typename !== 'ExamResultFile') throw new Error(published.__typename)
    expect(await seen('ONE', '081000')).toEqual({
      examResult: {
        examMark: '124',
        examRank: '1',
        percentage: '62',
        revisions: [
          { reason: 'OTHER', words: 'Question 14', before: { examMark: '120' }, after: { examMark: '124' } },
        ],
      },
      examFacts: first.examFacts,
    })
    expect((await seen('ONE', '081-001')).examResult?.revisions).toEqual([])
    const logged = await app.db.prisma.activity.findMany({ where: { subjectId: found.id } })
    expect(logged.map(({ action }) => action).toSorted()).toEqual([
      'results.published',
      'results.revised',
      'results.staged',
    ])
    // Names of files stay in the log when a candidate's data are deleted.
    expect(JSON.stringify(logged)).not.toContain('081000')
    await app.as('ADMIN').run(DeleteResultFile, { id: found.id })
    expect(await seen('ONE', '081000')).toEqual(first)
  })

  test('has a file name of which a long title takes 150 characters', async () => {
    await scenario.resultFile(file('LONG'), { examTitle: 'x'.repeat(160) })
    const { fileName } = await staged('LONG', '081000', { examMark: '124', percentage: '62' })
    expect(fileName).toBe(`${'x'.repeat(150)} - correction of one candidate.csv`)
  })

  test('takes the percentage from the full marks, and keeps an ID as it is', async () => {
    await scenario.resultFile(file('FULL'))
    await app.db.prisma.examSetting.upsert({
      where: { examId: 'FULL' },
      create: { examId: 'FULL', fullMarks: 200 },
      update: { fullMarks: 200 },
    })
    const found = await staged('FULL', '081-001', { examMark: '113.75' })
    expect(found.sample).toMatchObject([
      { candidateId: '081-001', examMark: '113.75', examRank: null, percentage: '56.88' },
    ])
  })

  test.each([
    [{ examMark: '120', examRank: '2', percentage: '60.00' }, 'input.examMark', 'published already'],
    [{ examMark: '120', percentage: '101' }, 'input.percentage', 'between 0 and 100'],
    [{ examMark: '120' }, 'input.percentage', 'Percentage is required'],
    [{ examMark: '120', percentage: '60', examRank: '1'.repeat(33) }, 'input.examRank', 'longer'],
    [{ examMark: '1.23456', percentage: '60' }, 'input.examMark', 'decimals'],
  ])('of %j is refused at its field', async (input, path, message) => {
    const examId = `BAD ${JSON.stringify(input)}`.slice(0, 64).replaceAll('"', '').replaceAll(',', ' ')
    await scenario.resultFile(file(examId))
    const { data } = await correct(examId, '081000', input)
    expect(data?.correctResult).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path, message: expect.stringContaining(message) }],
    })
  })

  test.each(['ABSENT', 'LATER'])('without a result that candidates see is refused (%s)', async (examId) => {
    await scenario.resultFile(file('LATER'), { releaseAt: inHours() })
    for (const candidate of ['081000', '9\0']) {
      const { errors } = await correct(examId, candidate, { examMark: '1', percentage: '1' })
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    }
  })
})

describe('two staff who correct the same result', () => {
  test('are told, whether the other one published before the form was sent or after', async () => {
    await scenario.resultFile(file('TWO'))
    const mine = { examMark: '124', examRank: '2', percentage: '62' }
    const theirs = { examMark: '126', examRank: '2', percentage: '63' }
    const one = await staged('TWO', '081000', mine, before)
    const other = await staged('TWO', '081000', theirs, before)
    expect((await publish(one.id, 'TWO', 'Mine')).__typename).toBe('ExamResultFile')
    const stale = await publish(other.id, 'TWO', 'Theirs')
    expect(stale).toMatchObject({
      __typename: 'StalePreview',
      preview: { sample: [{ percentage: '63', before: { percentage: '62' } }] },
    })
    const { errors } = await correct('TWO', '081000', theirs, before)
    expect(errors).toMatchObject([
      {
        message: 'This result has changed since you opened it.',
        extensions: { code: 'CONFLICT' },
      },
    ])
    expect((await seen('TWO', '081000')).examResult?.percentage).toBe('62')
  })

  test('are told of no change where a number is only written in another way', async () => {
    await scenario.resultFile(file('WRITTEN'))
    const written = { examMark: '120.0', examRank: '2', percentage: '60.00' }
    const found = await staged('WRITTEN', '081000', { examMark: '124', percentage: '62' }, written)
    expect(found.sample).toMatchObject([{ examMark: '124', before }])
  })
})

test('a candidate becomes absent, and gets a mark after all', async () => {
  await scenario.resultFile(file('AWAY'))
  const absent = await staged('AWAY', '081000', { examMark: 'AB' }, before)
  expect(absent.sample).toMatchObject([{ examMark: null, percentage: null, before: { examMark: '120' } }])
  await publish(absent.id, 'AWAY', 'Was not there')
  const again = await correct('AWAY', '081000', { examMark: 'Absent' })
  expect(again.data?.correctResult.__typename).toBe('InvalidInput')
  const present = await staged(
    ...([
      'AWAY',
      '081000',
      { examMark: '124', percentage: '62' },
      { examMark: 'Absent', percentage: '' },
    ] as const),
  )
  expect(present.sample).toMatchObject([{ examMark: '124', before: { examMark: null } }])
})

import { describe, expect } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { percentagesCsv as file, inHours } from '#tests/support/results/scenarios.ts'
import { testWith } from '#tests/support/server/test.ts'

const Seen = graphql(`
  query SeenEarlier($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      percentage
      withdrawal { withdrawnAt words }
      earlierWithdrawal { withdrawnAt words }
      revisions { reason before { percentage } after { percentage } }
    }
  }
`)

const WORDS = 'Question 14 had two right answers.'

const test = testWith({ renderer: sourceRenderer() })
  .extend(
    'seen',
    ({ visitor }) =>
      async (examId: string, candidateId = '1') =>
        (await visitor.run(Seen, { examId, candidateId })).examResult,
  )
  .extend(
    'percentages',
    ({ seen }) =>
      async (examId: string, candidateId = '1') =>
        (await seen(examId, candidateId))?.revisions.map(({ before, after }) =>
          [before.percentage, after.percentage].map(Number),
        ),
  )
  // Publishes a file, withdraws it after so many minutes, and publishes another one.
  .extend('replaced', ({ scenario }) => async (exam: string, minutes: number) => {
    const { id } = await scenario.resultFile(file(exam, { 1: 61, 2: 62 }))
    await scenario.letPass(exam, minutes)
    const withdrawnAt = await scenario.withdraw(id, WORDS)
    await scenario.resultFile(file(exam, { 1: 48, 2: 62 }))
    return { id, withdrawnAt }
  })

describe('a file that another one covers from its release on', () => {
  test('is changed without a reason, and is nobody’s former result', async ({ scenario, exam, seen }) => {
    const releaseAt = inHours(1)
    await scenario.resultFile(file(exam, { 1: 60, 2: 70 }), { releaseAt })
    const { id } = await scenario.stagedResultFile(file(exam, { 1: 61 }))
    const input = { examId: exam, releaseAt }
    expect((await scenario.publish(id, input)).__typename).toBe('ExamResultFile')
    await scenario.letPass(exam, 90)
    expect(await seen(exam)).toMatchObject({ percentage: '61', revisions: [] })
  })

  test('is not the former result of the revision above it', async ({ scenario, exam, seen, percentages }) => {
    const releaseAt = inHours(1)
    await scenario.resultFile(file(exam, { 1: 50, 2: 50 }))
    await scenario.resultFile(file(exam, { 1: 60, 2: 60 }), { releaseAt, revisionReason: 'WRONG_FILE' })
    await scenario.resultFile(file(exam, { 1: 61 }), { releaseAt, revisionReason: 'WRONG_KEY' })
    await scenario.letPass(exam, 90)
    expect(await seen(exam)).toMatchObject({
      revisions: [{ reason: 'WRONG_KEY', before: { percentage: '50' }, after: { percentage: '61' } }],
    })
    expect(await percentages(exam, '2')).toEqual([[50, 60]])
  })

  test('leaves the history as it was, when its own release comes, and when it is withdrawn then', async ({
    scenario,
    exam,
    seen,
    percentages,
  }) => {
    await scenario.resultFile(file(exam, { 1: 50, 2: 50 }))
    await scenario.letPass(exam, 60)
    const wrong = await scenario.resultFile(file(exam, { 1: 11, 2: 12 }), { releaseAt: inHours(1) })
    await scenario.resultFile(file(exam, { 1: 55 }), { overrulesWaiting: true })
    const before = await seen(exam)
    expect(await percentages(exam)).toEqual([[50, 55]])
    await scenario.letPass(exam, 90)
    expect(await seen(exam)).toEqual(before)
    expect(await percentages(exam, '2')).toEqual([[50, 12]])
    await scenario.withdraw(wrong.id, WORDS)
    expect(await seen(exam)).toEqual(before)
    expect((await seen(exam, '2'))?.earlierWithdrawal?.words).toBe(WORDS)
  })

  test('does not come between a file and its early replacement', async ({ scenario, exam, percentages }) => {
    await scenario.resultFile(file(exam, { 1: 60 }))
    await scenario.resultFile(file(exam, { 1: 11 }), { releaseAt: inHours(1) })
    await scenario.resultFile(file(exam, { 1: 61 }), { overrulesWaiting: true, replacesEarly: true })
    await scenario.letPass(exam, 90)
    await scenario.resultFile(file(exam, { 1: 62 }))
    expect(await percentages(exam)).toEqual([[61, 62]])
  })

  test('has been seen once the file above it is withdrawn', async ({ scenario, exam, seen }) => {
    const releaseAt = inHours(1)
    const below = await scenario.resultFile(file(exam, { 1: 60 }), { releaseAt })
    const above = await scenario.resultFile(file(exam, { 1: 61 }), { releaseAt })
    await scenario.letPass(exam, 90)
    await scenario.withdraw(above.id, WORDS)
    expect(await seen(exam)).toMatchObject({
      percentage: '60',
      earlierWithdrawal: { words: WORDS },
    })
    await scenario.letPass(exam, 90)
    await scenario.withdraw(below.id, WORDS)
    await scenario.resultFile(file(exam, { 1: 62 }))
    expect((await seen(exam))?.earlierWithdrawal?.words).toBe(WORDS)
  })
})

test('a withdrawn file was seen until another one covered it', async ({ scenario, exam, seen }) => {
  const { id } = await scenario.resultFile(file(exam, { 1: 60, 2: 70 }))
  await scenario.letPass(exam, 5)
  await scenario.resultFile(file(exam, { 1: 61 }), { replacesEarly: true })
  await scenario.letPass(exam, 60)
  await scenario.withdraw(id, WORDS)
  await scenario.resultFile(file(exam, { 2: 71 }))
  expect((await seen(exam))?.earlierWithdrawal).toBeNull()
  expect((await seen(exam, '2'))?.earlierWithdrawal?.words).toBe(WORDS)
})

describe('who saw another result before, which was withdrawn,', () => {
  test('reads of the withdrawal until its file is deleted', async ({ app, admin, exam, replaced, seen }) => {
    const { id, withdrawnAt } = await replaced(exam, 60)
    const earlierWithdrawal = { withdrawnAt, words: WORDS }
    expect(await seen(exam)).toMatchObject({ percentage: '48', withdrawal: null, earlierWithdrawal })
    const response = await app.newClient().fetch(`/results?exam=${exam}&candidate=1`)
    const html = await response.text()
    expect(readPage(html).main).toContain('An earlier result was withdrawn on')
    expect(readPage(html).main).toContain(WORDS)
    expect(html).not.toMatch(/For staff only|"61"/)
    // Nothing has changed for this one.
    expect(await seen(exam, '2')).toMatchObject({ percentage: '62', earlierWithdrawal: null })
    await admin.run(DeleteResultFile, { id })
    expect(await seen(exam)).toMatchObject({ percentage: '48', earlierWithdrawal: null })
  })

  test('reads nothing of one that was seen for less than ten minutes', async ({ exam, replaced, seen }) => {
    await replaced(exam, 5)
    expect(await seen(exam)).toMatchObject({ percentage: '48', earlierWithdrawal: null })
  })
})

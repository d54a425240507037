import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { PublishResults, Withdraw } from '#tests/support/results/results-operations.ts'
import { percentagesCsv as file, inHours, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Seen = graphql(`
  query SeenAfterHidden($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      percentage
      earlierWithdrawal { words }
      revisions { reason before { percentage } after { percentage } }
    }
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const seen = async (examId: string, candidateId = '1') =>
  (await app.as('VISITOR').run(Seen, { examId, candidateId })).examResult

/** All times of the exam's files become so many minutes earlier. */
const letPass = (examId: string, minutes: number) =>
  app.db.pool.query(
    `UPDATE exam_result_files SET release_at = release_at - make_interval(mins => $2),
       uploaded_at = uploaded_at - make_interval(mins => $2), withdrawn_at = withdrawn_at - make_interval(mins => $2)
     WHERE exam_id = $1`,
    [examId, minutes],
  )

const withdraw = (id: string) =>
  app.as('ADMIN').run(Withdraw, { id, reason: 'For staff only', words: 'Question 14' })

const percentages = (result: Awaited<ReturnType<typeof seen>>) =>
  result?.revisions.map(({ before, after }) => [before.percentage, after.percentage].map(Number))

describe('a file that another one covers from its release on', () => {
  test('is changed by that without a reason, and is nobody’s former result', async () => {
    const releaseAt = inHours(1)
    await scenario.resultFile(file('SAME', { 1: 60, 2: 70 }), { releaseAt })
    const { id } = await scenario.stagedResultFile(file('SAME', { 1: 61 }))
    const input = { examId: 'SAME', releaseAt }
    const { publishExamResults } = await app.as('ADMIN').run(PublishResults, { id, input })
    expect(publishExamResults.__typename).toBe('ExamResultFile')
    await letPass('SAME', 90)
    expect(await seen('SAME')).toMatchObject({ percentage: '61', revisions: [] })
  })

  test('is not told as the former result of the revision above it', async () => {
    const releaseAt = inHours(1)
    await scenario.resultFile(file('BETWEEN', { 1: 50, 2: 50 }))
    await scenario.resultFile(file('BETWEEN', { 1: 60, 2: 60 }), { releaseAt, revisionReason: 'WRONG_FILE' })
    await scenario.resultFile(file('BETWEEN', { 1: 61 }), { releaseAt, revisionReason: 'WRONG_KEY' })
    await letPass('BETWEEN', 90)
    expect(await seen('BETWEEN')).toMatchObject({
      revisions: [{ reason: 'WRONG_KEY', before: { percentage: '50' }, after: { percentage: '61' } }],
    })
    expect(percentages(await seen('BETWEEN', '2'))).toEqual([[50, 60]])
  })

  test('leaves the history as it was, when its own release comes, and when it is withdrawn then', async () => {
    await scenario.resultFile(file('OVER', { 1: 50, 2: 50 }))
    await letPass('OVER', 60)
    const wrong = await scenario.resultFile(file('OVER', { 1: 11, 2: 12 }), { releaseAt: inHours(1) })
    await scenario.resultFile(file('OVER', { 1: 55 }), { overrulesWaiting: true })
    const before = await seen('OVER')
    expect(percentages(before)).toEqual([[50, 55]])
    await letPass('OVER', 90)
    expect(await seen('OVER')).toEqual(before)
    expect(percentages(await seen('OVER', '2'))).toEqual([[50, 12]])
    await withdraw(wrong.id)
    expect(await seen('OVER')).toEqual(before)
    expect((await seen('OVER', '2'))?.earlierWithdrawal).toEqual({ words: 'Question 14' })
  })

  test('does not come between a file and its early replacement', async () => {
    await scenario.resultFile(file('THREE', { 1: 60 }))
    await scenario.resultFile(file('THREE', { 1: 11 }), { releaseAt: inHours(1) })
    await scenario.resultFile(file('THREE', { 1: 61 }), { overrulesWaiting: true, replacesEarly: true })
    await letPass('THREE', 90)
    await scenario.resultFile(file('THREE', { 1: 62 }))
    expect(percentages(await seen('THREE'))).toEqual([[61, 62]])
  })

  test('has been seen once the file above it is withdrawn', async () => {
    const releaseAt = inHours(1)
    const below = await scenario.resultFile(file('BARED', { 1: 60 }), { releaseAt })
    const above = await scenario.resultFile(file('BARED', { 1: 61 }), { releaseAt })
    await letPass('BARED', 90)
    await withdraw(above.id)
    expect(await seen('BARED')).toMatchObject({
      percentage: '60',
      earlierWithdrawal: { words: 'Question 14' },
    })
    await letPass('BARED', 90)
    await withdraw(below.id)
    await scenario.resultFile(file('BARED', { 1: 62 }))
    expect((await seen('BARED'))?.earlierWithdrawal).toEqual({ words: 'Question 14' })
  })
})

test('a withdrawn file was seen until another one covered it', async () => {
  const { id } = await scenario.resultFile(file('BRIEFLY', { 1: 60, 2: 70 }))
  await letPass('BRIEFLY', 5)
  await scenario.resultFile(file('BRIEFLY', { 1: 61 }), { replacesEarly: true })
  await letPass('BRIEFLY', 60)
  await withdraw(id)
  await scenario.resultFile(file('BRIEFLY', { 2: 71 }))
  expect((await seen('BRIEFLY'))?.earlierWithdrawal).toBeNull()
  expect((await seen('BRIEFLY', '2'))?.earlierWithdrawal).toEqual({ words: 'Question 14' })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { DeleteResultFile, PublishResults } from '#tests/support/results/results-operations.ts'
import { percentagesCsv as file, inHours, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Revisions = graphql(`
  query Revisions($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      percentage
      revisions { revisedAt reason words before { percentage } after { percentage } }
    }
  }
`)

const Revises = graphql(`
  query Revises($id: ID!) { stagedExamResults(id: $id) { revises { fileName candidates visibleFrom } } }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

async function seen(examId: string, candidateId: string) {
  return (await app.as('VISITOR').run(Revisions, { examId, candidateId })).examResult
}

async function publish(
  id: string,
  input: { examId: string; replacesEarly?: boolean; revisionReason?: 'OTHER' },
) {
  return (await app.as('ADMIN').run(PublishResults, { id, input })).publishExamResults
}

/** Moves the publication of the exam's files into the past. */
const age = (examId: string, minutes: number) =>
  app.db.pool.query(
    `UPDATE exam_result_files SET uploaded_at = uploaded_at - make_interval(mins => $2) WHERE exam_id = $1`,
    [examId, minutes],
  )

const logged = async (action: string) =>
  (await app.db.prisma.activity.findMany({ where: { action }, orderBy: { id: 'asc' } })).map(
    ({ subject }) => subject,
  )

describe('a file that changes results which candidates can see', () => {
  test('needs a reason, which those read whose own values change, until it is taken back', async () => {
    await scenario.resultFile(file('OPEN', { 1: 60, 2: 70, 3: 80 }))
    const { id } = await scenario.stagedResultFile(file('OPEN', { 1: 61, 2: 70, 4: 90 }))
    const { stagedExamResults } = await app.as('ADMIN').run(Revises, { id })
    expect(stagedExamResults?.revises).toMatchObject([{ fileName: 'Model 1 - results.csv', candidates: 1 }])
    expect(await publish(id, { examId: 'OPEN' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'input.revisionReason' }],
    })
    expect(await publish(id, { examId: 'OPEN', revisionReason: 'OTHER' })).toMatchObject({
      fields: [{ path: 'input.revisionWords' }],
    })
    await scenario.resultFile(file('OPEN', { 1: 61, 2: 70, 4: 90 }), {
      revisionReason: 'WRONG_KEY',
      revisionWords: ' Question 14 ',
    })
    const revision = {
      reason: 'WRONG_KEY',
      words: 'Question 14',
      before: { percentage: '60' },
      after: { percentage: '61' },
    }
    const first = await seen('OPEN', '1')
    expect(first).toMatchObject({ percentage: '61', revisions: [revision] })
    for (const other of ['2', '3', '4']) expect((await seen('OPEN', other))?.revisions).toEqual([])
    expect((await logged('results.revised')).at(-1)).toBe('Model 1 - results.csv: WRONG_KEY Question 14')

    const second = await scenario.resultFile(file('OPEN', { 1: 62, 2: 71 }), { revisionReason: 'RETOTALLED' })
    expect(await seen('OPEN', '1')).toMatchObject({
      percentage: '62',
      revisions: [
        { reason: 'RETOTALLED', before: { percentage: '61' }, after: { percentage: '62' } },
        revision,
      ],
    })
    await app.as('ADMIN').run(DeleteResultFile, { id: second.id })
    expect(await seen('OPEN', '1')).toEqual(first)
    expect((await seen('OPEN', '2'))?.revisions).toEqual([])
    expect((await logged('results.revised')).at(-1)).toBe('Model 1 - results.csv: RETOTALLED')
  })

  test('needs none where all are new or the same, or not released by then', async () => {
    const none = { revisionReason: null }
    await scenario.resultFile(file('NEW', { 1: 60 }), none)
    await scenario.resultFile(file('NEW', { 1: 60, 2: 70 }), none)
    const releaseAt = inHours()
    await scenario.resultFile(file('HIDDEN', { 1: 60 }), { ...none, releaseAt })
    await scenario.resultFile(file('HIDDEN', { 1: 61 }), { ...none, overrulesWaiting: true })
    const { id } = await scenario.stagedResultFile(file('HIDDEN', { 1: 62 }))
    const later = new Date(Date.now() + 7_200_000).toISOString()
    const input = { examId: 'HIDDEN', releaseAt: later }
    expect((await app.as('ADMIN').run(PublishResults, { id, input })).publishExamResults.__typename).toBe(
      'InvalidInput',
    )
  })

  test('needs one also when an older version made its preview', async () => {
    const withoutFiles = async (percentages: Record<string, number>) => {
      const { id } = await scenario.stagedResultFile(file('OLDER', percentages))
      await app.db.pool.query(
        `UPDATE exam_result_files SET preview = preview - 'changedFrom' WHERE id = $1`,
        [id],
      )
      return id
    }
    await scenario.resultFile(file('OLDER', { 1: 60 }))
    const outcomeOf = async (id: string) => (await publish(id, { examId: 'OLDER' })).__typename
    expect(await outcomeOf(await withoutFiles({ 1: 61 }))).toBe('InvalidInput')
    expect(await outcomeOf(await withoutFiles({ 1: 60, 2: 70 }))).toBe('ExamResultFile')
  })

  test('is measured against what candidates see while another file waits', async () => {
    await scenario.resultFile(file('BEHIND', { 1: 60 }))
    const releaseAt = inHours()
    await scenario.resultFile(file('BEHIND', { 1: 61 }), { releaseAt })
    const { id } = await scenario.stagedResultFile(file('BEHIND', { 1: 61 }))
    expect((await publish(id, { examId: 'BEHIND' })).__typename).toBe('InvalidInput')
  })
})

describe('within ten minutes of the database’s clock', () => {
  test('a file may be replaced without a public trace, which is logged', async () => {
    await scenario.resultFile(file('EARLY', { 1: 60, 2: 70 }))
    await age('EARLY', 9)
    await scenario.resultFile(file('EARLY', { 1: 61 }), { replacesEarly: true })
    expect(await seen('EARLY', '1')).toEqual({ percentage: '61', revisions: [] })
    expect((await logged('results.replaced-early')).at(-1)).toBe(
      'Model 1 - results.csv: Model 1 - results.csv',
    )
    await age('EARLY', 60)
    await scenario.resultFile(file('EARLY', { 1: 62, 2: 71 }))
    const formerly = async (id: string) =>
      (await seen('EARLY', id))?.revisions.map((one) => one.before.percentage)
    expect(await formerly('1')).toEqual(['61'])
    // Whose rows were not replaced has seen them.
    expect(await formerly('2')).toEqual(['70'])
  })

  test('once the replacement is taken back, what it replaced has been seen', async () => {
    await scenario.resultFile(file('TAKEN', { 1: 60 }))
    const { id } = await scenario.resultFile(file('TAKEN', { 1: 61 }), { replacesEarly: true })
    await app.as('ADMIN').run(DeleteResultFile, { id })
    await scenario.resultFile(file('TAKEN', { 1: 62 }), { revisionReason: 'RETOTALLED' })
    expect((await seen('TAKEN', '1'))?.revisions).toMatchObject([
      { before: { percentage: '60' }, after: { percentage: '62' } },
    ])
  })

  test('replacements of replacements leave no trace, either', async () => {
    await scenario.resultFile(file('TWICE', { 1: 60, 2: 70 }))
    await scenario.resultFile(file('TWICE', { 1: 61 }), { replacesEarly: true })
    await scenario.resultFile(file('TWICE', { 1: 62, 2: 71 }), { replacesEarly: true })
    for (const id of ['1', '2']) expect((await seen('TWICE', id))?.revisions).toEqual([])
  })

  test('a revision that is replaced keeps its reason, with the values from before it', async () => {
    await scenario.resultFile(file('AGAIN', { 1: 60 }))
    await age('AGAIN', 60)
    await scenario.resultFile(file('AGAIN', { 1: 16 }), { revisionReason: 'WRONG_FILE' })
    await scenario.resultFile(file('AGAIN', { 1: 61 }), { replacesEarly: true })
    expect((await seen('AGAIN', '1'))?.revisions).toMatchObject([
      { reason: 'WRONG_FILE', before: { percentage: '60' }, after: { percentage: '61' } },
    ])
  })

  test('later it may not', async () => {
    await scenario.resultFile(file('LATE', { 1: 60 }))
    await age('LATE', 10)
    const { id } = await scenario.stagedResultFile(file('LATE', { 1: 61 }))
    expect(await publish(id, { examId: 'LATE', replacesEarly: true })).toMatchObject({
      fields: [{ path: 'input.replacesEarly' }],
    })
  })
})

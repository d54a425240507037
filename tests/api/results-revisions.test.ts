import { describe, expect } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { percentagesCsv as file, inHours } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

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

const test = base
  .extend(
    'seen',
    ({ visitor }) =>
      async (examId: string, candidateId = '1') =>
        (await visitor.run(Revisions, { examId, candidateId })).examResult,
  )
  .extend('logged', ({ app }) => async (action: string) => {
    const last = await app.db.prisma.activity.findFirst({ where: { action }, orderBy: { id: 'desc' } })
    return last?.subject
  })

describe('a file that changes results which candidates can see', () => {
  test('needs a reason, which those read whose own values change, until it is taken back', async ({
    admin,
    scenario,
    exam,
    seen,
    logged,
  }) => {
    await scenario.resultFile(file(exam, { 1: 60, 2: 70, 3: 80 }))
    const { id } = await scenario.stagedResultFile(file(exam, { 1: 61, 2: 70, 4: 90 }))
    const { stagedExamResults } = await admin.run(Revises, { id })
    expect(stagedExamResults?.revises).toMatchObject([{ fileName: 'Model 1 - results.csv', candidates: 1 }])
    expect(await scenario.publish(id, { examId: exam })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'input.revisionReason' }],
    })
    expect(await scenario.publish(id, { examId: exam, revisionReason: 'OTHER' })).toMatchObject({
      fields: [{ path: 'input.revisionWords' }],
    })
    await scenario.resultFile(file(exam, { 1: 61, 2: 70, 4: 90 }), {
      revisionReason: 'WRONG_KEY',
      revisionWords: ' Question 14 ',
    })
    const revision = {
      reason: 'WRONG_KEY',
      words: 'Question 14',
      before: { percentage: '60' },
      after: { percentage: '61' },
    }
    const first = await seen(exam)
    expect(first).toMatchObject({ percentage: '61', revisions: [revision] })
    for (const other of ['2', '3', '4']) expect((await seen(exam, other))?.revisions).toEqual([])
    expect(await logged('results.revised')).toBe('Model 1 - results.csv: WRONG_KEY Question 14')

    const second = await scenario.resultFile(file(exam, { 1: 62, 2: 71 }), { revisionReason: 'RETOTALLED' })
    expect(await seen(exam)).toMatchObject({
      percentage: '62',
      revisions: [
        { reason: 'RETOTALLED', before: { percentage: '61' }, after: { percentage: '62' } },
        revision,
      ],
    })
    await admin.run(DeleteResultFile, { id: second.id })
    expect(await seen(exam)).toEqual(first)
    expect((await seen(exam, '2'))?.revisions).toEqual([])
    expect(await logged('results.revised')).toBe('Model 1 - results.csv: RETOTALLED')
  })

  test('needs none where all are new or the same, or not released yet', async ({ scenario, exam }) => {
    const none = { revisionReason: null }
    await scenario.resultFile(file(`${exam}-2`, { 1: 60 }), none)
    await scenario.resultFile(file(`${exam}-2`, { 1: 60, 2: 70 }), none)
    const releaseAt = inHours()
    await scenario.resultFile(file(exam, { 1: 60 }), { ...none, releaseAt })
    await scenario.resultFile(file(exam, { 1: 61 }), { ...none, overrulesWaiting: true })
    const { id } = await scenario.stagedResultFile(file(exam, { 1: 62 }))
    const input = { examId: exam, releaseAt: inHours(2) }
    expect((await scenario.publish(id, input)).__typename).toBe('InvalidInput')
  })

  test('needs one also when an older version made its preview', async ({ app, scenario, exam }) => {
    const withoutFiles = async (percentages: Record<string, number>) => {
      const { id } = await scenario.stagedResultFile(file(exam, percentages))
      await app.db.pool.query(
        `UPDATE exam_result_files SET preview = preview - 'changedFrom' WHERE id = $1`,
        [id],
      )
      return id
    }
    await scenario.resultFile(file(exam, { 1: 60 }))
    const outcomeOf = async (id: string) => (await scenario.publish(id, { examId: exam })).__typename
    expect(await outcomeOf(await withoutFiles({ 1: 61 }))).toBe('InvalidInput')
    expect(await outcomeOf(await withoutFiles({ 1: 60, 2: 70 }))).toBe('ExamResultFile')
  })

  test('is measured against what candidates see while another file waits', async ({ scenario, exam }) => {
    await scenario.resultFile(file(exam, { 1: 60 }))
    const releaseAt = inHours()
    await scenario.resultFile(file(exam, { 1: 61 }), { releaseAt })
    const { id } = await scenario.stagedResultFile(file(exam, { 1: 61 }))
    expect((await scenario.publish(id, { examId: exam })).__typename).toBe('InvalidInput')
  })
})

describe('within ten minutes of the database’s clock', () => {
  test('a file may be replaced without a trace, which is logged', async ({
    scenario,
    exam,
    seen,
    logged,
  }) => {
    await scenario.resultFile(file(exam, { 1: 60, 2: 70 }))
    await scenario.letPass(exam, 9)
    await scenario.resultFile(file(exam, { 1: 61 }), { replacesEarly: true })
    expect(await seen(exam)).toEqual({ percentage: '61', revisions: [] })
    expect(await logged('results.replaced-early')).toBe('Model 1 - results.csv: Model 1 - results.csv')
    await scenario.letPass(exam, 60)
    await scenario.resultFile(file(exam, { 1: 62, 2: 71 }))
    const formerly = async (id: string) =>
      (await seen(exam, id))?.revisions.map((one) => one.before.percentage)
    expect(await formerly('1')).toEqual(['61'])
    // Whose rows were not replaced has seen them.
    expect(await formerly('2')).toEqual(['70'])
  })

  test('a replaced file has been seen once its replacement is deleted', async ({
    admin,
    scenario,
    exam,
    seen,
  }) => {
    await scenario.resultFile(file(exam, { 1: 60 }))
    const { id } = await scenario.resultFile(file(exam, { 1: 61 }), { replacesEarly: true })
    await admin.run(DeleteResultFile, { id })
    await scenario.resultFile(file(exam, { 1: 62 }), { revisionReason: 'RETOTALLED' })
    expect((await seen(exam))?.revisions).toMatchObject([
      { before: { percentage: '60' }, after: { percentage: '62' } },
    ])
  })

  test('replacements of replacements leave no trace, either', async ({ scenario, exam, seen }) => {
    await scenario.resultFile(file(exam, { 1: 60, 2: 70 }))
    await scenario.resultFile(file(exam, { 1: 61 }), { replacesEarly: true })
    await scenario.resultFile(file(exam, { 1: 62, 2: 71 }), { replacesEarly: true })
    for (const id of ['1', '2']) expect((await seen(exam, id))?.revisions).toEqual([])
  })

  test('a replaced revision keeps its reason and the values before it', async ({ scenario, exam, seen }) => {
    await scenario.resultFile(file(exam, { 1: 60 }))
    await scenario.letPass(exam, 60)
    await scenario.resultFile(file(exam, { 1: 16 }), { revisionReason: 'WRONG_FILE' })
    await scenario.resultFile(file(exam, { 1: 61 }), { replacesEarly: true })
    expect((await seen(exam))?.revisions).toMatchObject([
      { reason: 'WRONG_FILE', before: { percentage: '60' }, after: { percentage: '61' } },
    ])
  })

  test('later it may not', async ({ scenario, exam }) => {
    await scenario.resultFile(file(exam, { 1: 60 }))
    await scenario.letPass(exam, 10)
    const { id } = await scenario.stagedResultFile(file(exam, { 1: 61 }))
    expect(await scenario.publish(id, { examId: exam, replacesEarly: true })).toMatchObject({
      fields: [{ path: 'input.replacesEarly' }],
    })
  })
})

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
  query Revises($id: ID!) { stagedExamResults(id: $id) { isRevision } }
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
    expect(stagedExamResults).toEqual({ isRevision: true })
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
    await scenario.resultFile(file(exam, { 1: 61 }), none)
  })

  test('that another file covers from the release on was never seen', async ({ scenario, exam, seen }) => {
    await scenario.resultFile(file(exam, { 1: 60, 2: 70 }), { releaseAt: inHours(1) })
    await scenario.resultFile(file(exam, { 1: 61 }))
    await scenario.letPass(exam, 90)
    expect(await seen(exam)).toEqual({ percentage: '61', revisions: [] })
    await scenario.resultFile(file(exam, { 1: 62, 2: 72 }))
    expect((await seen(exam))?.revisions).toMatchObject([{ before: { percentage: '61' } }])
    expect((await seen(exam, '2'))?.revisions).toMatchObject([{ before: { percentage: '70' } }])
  })
})

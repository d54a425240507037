import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportDefinition, Transaction } from '#server/domains/imports/import-definition.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import type { ResultRow } from '#server/domains/results/read-results-csv.ts'
import { resultsImport } from '#server/domains/results/results-import.ts'
import { ExamResult, PublishResults } from '#tests/support/results/results-operations.ts'
import { inHours, percentagesCsv as ranked, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const csvOf = (exam: string, percentages: Record<string, number>) =>
  ['Candidate ID,Exam ID,Exam Mark,Percentage']
    .concat(
      Object.entries(percentages).map(([candidate, percentage]) => `${candidate},${exam},1,${percentage}`),
    )
    .join('\n')
const unranked = (exam: string, percentages: Record<string, number>) =>
  new File([csvOf(exam, percentages)], 'a.csv', { type: 'text/csv' })

async function publish(id: string, examId: string, releaseAt: string | null = null) {
  const input = { examId, releaseAt, confirmedFindings: [], revisionReason: 'RETOTALLED' as const }
  return (await app.as('ADMIN').run(PublishResults, { id, input })).publishExamResults
}

const rankOf = async (examId: string, candidateId: string) =>
  (await app.as('VISITOR').run(ExamResult, { examId, candidateId })).examResult?.examRank

/** Lets hours go by for the files of an exam. */
const pass = (examId: string, hours: number) =>
  app.db.pool.query(
    'UPDATE exam_result_files SET release_at = release_at - make_interval(hours => $2) WHERE exam_id = $1',
    [examId, hours],
  )

/** An exam of one visible result, and three better ones that wait for three hours. */
async function withWaiting(examId: string): Promise<void> {
  await scenario.resultFile(ranked(examId, { 1: 50 }))
  await scenario.resultFile(ranked(examId, { 2: 90, 3: 91, 4: 92 }), { releaseAt: inHours(3) })
}

describe('the ranks of a file without ranks', () => {
  test('count no results that candidates cannot see yet', async () => {
    await withWaiting('NOW')
    const { id } = await scenario.stagedResultFile(unranked('NOW', { 5: 60, 6: 40 }))
    expect(await publish(id, 'NOW')).toMatchObject({ __typename: 'ExamResultFile' })
    expect([await rankOf('NOW', '5'), await rankOf('NOW', '6')]).toEqual(['1', '3'])
  })

  test('count those that are released before it, and the preview shows them before it is published', async () => {
    await withWaiting('LATER')
    const { id } = await scenario.stagedResultFile(unranked('LATER', { 5: 60 }))
    const releaseAt = inHours(5)
    expect(await publish(id, 'LATER', releaseAt)).toMatchObject({
      __typename: 'StalePreview',
      message:
        'The ranks are new: they count only results that candidates can see by the chosen time. Please check the new preview.',
      preview: { sample: [{ candidateId: '5', examRank: '4' }] },
    })
    expect(await publish(id, 'LATER', inHours(2))).toMatchObject({
      __typename: 'StalePreview',
      preview: { sample: [{ examRank: '1' }] },
    })
    await publish(id, 'LATER', releaseAt)
    expect(await publish(id, 'LATER', releaseAt)).toMatchObject({ __typename: 'ExamResultFile' })
    await pass('LATER', 6)
    expect(await rankOf('LATER', '5')).toBe('4')
  })

  test('count results that are released between preview and publication', async () => {
    await withWaiting('MEANWHILE')
    const { id } = await scenario.stagedResultFile(unranked('MEANWHILE', { 5: 60 }))
    await pass('MEANWHILE', 4)
    expect(await publish(id, 'MEANWHILE')).toMatchObject({
      __typename: 'StalePreview',
      preview: { sample: [{ examRank: '4' }] },
    })
    expect(await publish(id, 'MEANWHILE')).toMatchObject({ __typename: 'ExamResultFile' })
    expect(await rankOf('MEANWHILE', '5')).toBe('4')
  })

  test('are those of what the preview is based on, when somebody publishes while they are worked out', async () => {
    await scenario.resultFile(ranked('RACE', { 1: 50 }))
    const { id: other } = await scenario.stagedResultFile(ranked('RACE', { 2: 90 }))
    const publishOther = (tx: Transaction) =>
      tx.examResultFile.update({ where: { id: other }, data: { state: 'PUBLISHED', publishOrder: 2 } })
    const overtaken: ImportDefinition<ResultRow> = {
      ...resultsImport,
      record: (tx, layer) =>
        resultsImport.record(
          afterRanking(tx, () => publishOther(tx)),
          layer,
        ),
    }
    const body = Readable.from([Buffer.from(csvOf('RACE', { 5: 60 }))])
    const id = await stageLayer(app, overtaken, { fileName: 'a.csv', body, uploadedById: null })
    expect(await publish(id, 'RACE')).toMatchObject({
      __typename: 'StalePreview',
      preview: { sample: [{ examRank: '2' }] },
    })
  })
})

/** A transaction in which something happens once when ranks have been written. */
function afterRanking(tx: Transaction, happens: () => Promise<unknown>): Transaction {
  let isDone = false
  const write = async (...statement: Parameters<Transaction['$executeRaw']>) => {
    const count = await tx.$executeRaw(...statement)
    if (!isDone) {
      isDone = true
      await happens()
    }
    return count
  }
  return Object.create(tx, { $executeRaw: { value: write } })
}

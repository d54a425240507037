import { Readable } from 'node:stream'
import { describe, expect } from 'vitest'
import type { ImportDefinition, Transaction } from '#server/domains/imports/import-definition.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import type { ResultRow } from '#server/domains/results/import/read-results-csv.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { graphql } from '#tests/gql/gql.ts'
import { slipsOf } from '#tests/support/results/result-slips.ts'
import { CorrectResult, DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { percentagesCsv as ranked, resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const Revisions = graphql(`
  query RevisionsOfRanks($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      examRank
      revisions { before { examRank percentage } after { examRank percentage } }
    }
  }
`)

const Best = graphql(`
  query BestWithRanks($examId: ID!) { topPerformers(examId: $examId) { rank result { candidateId examRank } } }
`)

const Kept = graphql(`
  query KeptRanks($candidateId: String!) {
    candidateData(candidateId: $candidateId) { results { examId examRank ranksByPercentage } }
  }
`)

/** A file without ranks, of these percentages by candidate. */
function unranked(exam: string, percentages: Record<string, number>): File {
  const rows = Object.entries(percentages).map(([candidate, percentage]) => [candidate, exam, 1, percentage])
  const text = ['Candidate ID,Exam ID,Exam Mark,Percentage', ...rows].join('\n')
  return new File([text], 'Part - results.csv', { type: 'text/csv' })
}

const test = base
  .extend(
    'rankOf',
    ({ scenario }) =>
      async (examId: string, candidateId: string) =>
        (await scenario.lookUp(examId, candidateId))?.examRank,
  )
  .extend('preview', ({ app, scenario }) => async (file: File) => {
    const { id } = await scenario.stagedResultFile(file)
    return (await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })).preview
  })

describe('the ranks of a file without ranks', () => {
  test('are those of the results that the preview is based on', async ({ app, scenario, exam }) => {
    await scenario.resultFile(ranked(exam, { 1: 50 }))
    const { id: other } = await scenario.stagedResultFile(ranked(exam, { 2: 90 }))
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
    const body = Readable.from([Buffer.from(await unranked(exam, { 5: 60 }).arrayBuffer())])
    const id = await stageLayer(app, overtaken, { fileName: 'a.csv', body, uploadedById: null })
    expect(await scenario.publish(id, { examId: exam })).toMatchObject({
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
    if (!isDone && String(statement[0]).includes('exam_rank')) {
      isDone = true
      await happens()
    }
    return count
  }
  return Object.create(tx, { $executeRaw: { value: write } })
}

describe('the rank of a result whose file states none', () => {
  test('counts the results of later files, wherever it is shown, until they are taken back', async ({
    app,
    admin,
    visitor,
    scenario,
    exam,
    rankOf,
    preview,
  }) => {
    await scenario.resultFile(unranked(exam, { 1: 90, 2: 80 }))
    expect(await rankOf(exam, '1')).toBe('1')
    const later = await scenario.resultFile(unranked(exam, { 3: 95, 4: 85 }))
    expect(await rankOf(exam, '1')).toBe('2')
    expect(await rankOf(exam, '2')).toBe('4')
    const { topPerformers } = await visitor.run(Best, { examId: exam })
    expect(topPerformers.map(({ rank, result }) => [result.candidateId, rank, result.examRank])).toEqual([
      ['3', 1, '1'],
      ['1', 2, '2'],
      ['4', 3, '3'],
      ['2', 4, '4'],
    ])
    expect((await slipsOf(app).slipOf(exam, '1')).examRank).toBe('2')
    const exported = await admin.fetch(`/files/exam-results.csv?exam=${exam}`)
    const text = await exported.text()
    expect(text).toMatch(/^Candidate ID,Exam ID,Exam Mark,Percentage,/)
    expect(text).toMatch(/\n1,.*,1,90,,,Passed,2,/)
    // Uploaded again, it states no ranks.
    const again = await preview(new File([text], 'Results.csv', { type: 'text/csv' }))
    expect(again).toMatchObject({ lacksRanks: true, changedRows: 0, unchangedRows: 4 })
    await admin.run(DeleteResultFile, { id: later.id })
    expect(await rankOf(exam, '2')).toBe('2')
  })

  test('is the one that a file with a column states', async ({ scenario, exam, rankOf }) => {
    await scenario.resultFile(
      resultsCsv([
        { candidate: '1', exam, rank: 'A-1', percentage: 60 },
        { candidate: '2', exam, rank: '', percentage: 50 },
      ]),
    )
    await scenario.resultFile(unranked(exam, { 3: 95 }))
    expect([await rankOf(exam, '1'), await rankOf(exam, '2')]).toEqual(['A-1', null])
  })

  test('goes on following from the percentage after a correction of one candidate that states none', async ({
    admin,
    visitor,
    scenario,
    exam,
    rankOf,
  }) => {
    await scenario.resultFile(unranked(exam, { 1: 90, 2: 80, 3: 70 }))
    const { candidateData } = await admin.run(Kept, { candidateId: '3' })
    expect(candidateData?.results).toContainEqual({ examId: exam, examRank: null, ranksByPercentage: true })
    const input = { examMark: '1', percentage: '85' }
    const { correctResult } = await admin.run(CorrectResult, {
      examId: exam,
      candidateId: '3',
      input,
    })
    if (correctResult.__typename !== 'StagedExamResults') throw new Error(correctResult.__typename)
    const publication = { examId: exam, revisionReason: 'RETOTALLED' as const }
    await scenario.publish(correctResult.id, publication)
    expect(await rankOf(exam, '3')).toBe('2')
    expect(await rankOf(exam, '2')).toBe('3')
    await scenario.resultFile(unranked(exam, { 4: 99 }))
    expect(await rankOf(exam, '3')).toBe('3')
    const { examResult } = await visitor.run(Revisions, { examId: exam, candidateId: '3' })
    const [revision] = examResult?.revisions ?? []
    expect(revision).toMatchObject({ before: { percentage: '70' }, after: { percentage: '85' } })
    expect(revision?.before.examRank).toBe(revision?.after.examRank)
  })

  test('is no change that needs a reason, but a stated one is', async ({ scenario, exam, preview }) => {
    await scenario.resultFile(unranked(exam, { 1: 90, 2: 80 }))
    await scenario.resultFile(unranked(exam, { 3: 95 }))
    expect(await preview(unranked(exam, { 1: 90, 2: 80 }))).toMatchObject({ changedRows: 0 })
    const stated = [{ candidate: '1', exam, mark: 1, rank: 7, percentage: 90 }]
    expect(await preview(resultsCsv(stated))).toMatchObject({ changedRows: 1 })
  })
})

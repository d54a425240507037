import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { slipsOf } from '#tests/support/results/result-slips.ts'
import {
  CorrectResult,
  DeleteResultFile,
  ExamResult,
  PublishResults,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

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

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

/** A file without ranks, of these percentages by candidate. */
function unranked(exam: string, percentages: Record<string, number>): File {
  const lines = Object.entries(percentages).map(
    ([candidate, percentage]) => `${candidate},${exam},1,${percentage}`,
  )
  const text = ['Candidate ID,Exam ID,Exam Mark,Percentage', ...lines].join('\n')
  return new File([text], 'Part - results.csv', { type: 'text/csv' })
}

const rankOf = async (examId: string, candidateId: string) =>
  (await app.as('VISITOR').run(ExamResult, { examId, candidateId })).examResult?.examRank

const preview = async (file: File) => {
  const { id } = await scenario.stagedResultFile(file)
  return app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
}

describe('the rank of a result whose file states none', () => {
  test('counts the results of later files, wherever it is shown, until they are taken back', async () => {
    await scenario.resultFile(unranked('PARTS', { 1: 90, 2: 80 }))
    expect(await rankOf('PARTS', '1')).toBe('1')
    const later = await scenario.resultFile(unranked('PARTS', { 3: 95, 4: 85 }))
    expect(await rankOf('PARTS', '1')).toBe('2')
    expect(await rankOf('PARTS', '2')).toBe('4')
    const { topPerformers } = await app.as('VISITOR').run(Best, { examId: 'PARTS' })
    expect(topPerformers.map(({ rank, result }) => [result.candidateId, rank, result.examRank])).toEqual([
      ['3', 1, '1'],
      ['1', 2, '2'],
      ['4', 3, '3'],
      ['2', 4, '4'],
    ])
    expect((await slipsOf(app).slipOf('PARTS', '1')).examRank).toBe('2')
    const exported = await app.as('ADMIN').fetch('/files/exam-results.csv?exam=PARTS')
    const text = await exported.text()
    expect(text).toMatch(/^Candidate ID,Exam ID,Exam Mark,Percentage,/)
    expect(text).toMatch(/\n1,PARTS,1,90,,,Passed,2,/)
    // Uploaded again, it states no ranks.
    const again = await preview(new File([text], 'Results.csv', { type: 'text/csv' }))
    expect(again.preview).toMatchObject({ lacksRanks: true, changedRows: 0, unchangedRows: 4 })
    await app.as('ADMIN').run(Withdraw, { id: later.id, reason: 'wrong' })
    expect(await rankOf('PARTS', '1')).toBe('1')
    await app.as('ADMIN').run(DeleteResultFile, { id: later.id })
    expect(await rankOf('PARTS', '2')).toBe('2')
  })

  test('is the one that the file states, where it has a column for it', async () => {
    await scenario.resultFile(
      resultsCsv([
        { candidate: '1', exam: 'STATED', rank: 'A-1', percentage: 60 },
        { candidate: '2', exam: 'STATED', rank: '', percentage: 50 },
      ]),
    )
    await scenario.resultFile(unranked('STATED', { 3: 95 }))
    expect([await rankOf('STATED', '1'), await rankOf('STATED', '2')]).toEqual(['A-1', null])
  })

  test('goes on following from the percentage after a correction of one candidate that states none', async () => {
    await scenario.resultFile(unranked('ONE', { 1: 90, 2: 80, 3: 70 }))
    const { candidateData } = await app.as('ADMIN').run(Kept, { candidateId: '3' })
    expect(candidateData?.results).toContainEqual({ examId: 'ONE', examRank: null, ranksByPercentage: true })
    const input = { examMark: '1', percentage: '85' }
    const previous = { examMark: '1', percentage: '70' }
    const { correctResult } = await app
      .as('ADMIN')
      .run(CorrectResult, { examId: 'ONE', candidateId: '3', input, previous })
    if (correctResult.__typename !== 'StagedExamResults') throw new Error(correctResult.__typename)
    const publication = { examId: 'ONE', revisionReason: 'RETOTALLED' as const }
    await app.as('ADMIN').run(PublishResults, { id: correctResult.id, input: publication })
    expect(await rankOf('ONE', '3')).toBe('2')
    expect(await rankOf('ONE', '2')).toBe('3')
    await scenario.resultFile(unranked('ONE', { 4: 99 }))
    expect(await rankOf('ONE', '3')).toBe('3')
    const { examResult } = await app.as('VISITOR').run(Revisions, { examId: 'ONE', candidateId: '3' })
    const [revision] = examResult?.revisions ?? []
    expect(revision).toMatchObject({ before: { percentage: '70' }, after: { percentage: '85' } })
    expect(revision?.before.examRank).toBe(revision?.after.examRank)
  })

  test('is no change that needs a reason, but a stated one is', async () => {
    await scenario.resultFile(unranked('CHANGE', { 1: 90, 2: 80 }))
    await scenario.resultFile(unranked('CHANGE', { 3: 95 }))
    expect((await preview(unranked('CHANGE', { 1: 90, 2: 80 }))).preview).toMatchObject({ changedRows: 0 })
    const stated = [{ candidate: '1', exam: 'CHANGE', mark: 1, rank: 7, percentage: 90 }]
    expect((await preview(resultsCsv(stated))).preview).toMatchObject({ changedRows: 1 })
  })
})

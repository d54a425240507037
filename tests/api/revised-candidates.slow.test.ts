import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import fc from '#tests/support/project/fuzz.ts'
import { StagedResults } from '#tests/support/results/results-operations.ts'
import { scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Revised = graphql(`
  query RevisedCandidate($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      revisions {
        before { outcome examMark examRank ranksByPercentage percentage }
        after { outcome examMark examRank ranksByPercentage percentage }
        subjects { name }
      }
    }
  }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

interface Row {
  mark: string
  rank: string
}

/** A file with a row of each candidate, whose ranks are those by percentage or others. */
function csvOf(exam: string, { hasRanks, rows }: { hasRanks: boolean; rows: readonly Row[] }): File {
  const header = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Percentage', ...(hasRanks ? ['Exam Rank'] : [])]
  const lines = rows.map(({ mark, rank }, at) => {
    const better = rows.filter((other) => Number(other.mark) > Number(mark)).length
    const stated = rank === 'by percentage' ? String(better + 1) : rank
    const [percentage, ranks] = mark === 'AB' ? ['', ''] : [mark, stated]
    return [at + 1, exam, mark, percentage, ...(hasRanks ? [ranks] : [])].join(',')
  })
  return new File([[header.join(','), ...lines].join('\n')], 'Marks.csv', { type: 'text/csv' })
}

const rowOf = (...marks: string[]) =>
  fc.record({ mark: fc.constantFrom(...marks), rank: fc.constantFrom('by percentage', '7', '') })
const file = fc.record({
  hasRanks: fc.boolean(),
  // One has a mark, or it would be no result file.
  rows: fc.tuple(rowOf('70', '60'), rowOf('70', 'AB'), rowOf('70', '60')),
})
let exams = 0

test('a revision is read by the candidates that the preview counts as changed, and by nobody else', async () => {
  const scenario = scenarios(app)
  const property = fc.asyncProperty(fc.array(file, { minLength: 2, maxLength: 3 }), async (files) => {
    const exam = `E-${++exams}`
    const known = new Map<string, number>()
    for (const one of files) {
      const staged = await scenario.stagedResultFile(csvOf(exam, one))
      const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id: staged.id })
      const changed = (stagedExamResults?.sample ?? []).filter(({ change }) => change === 'CHANGED')
      await scenario.publishedResultFile(staged)
      for (const { candidateId } of changed) known.set(candidateId, (known.get(candidateId) ?? 0) + 1)
    }
    for (const candidateId of ['1', '2', '3']) {
      const { examResult } = await app.as('VISITOR').run(Revised, { examId: exam, candidateId })
      const revisions = examResult?.revisions ?? []
      expect(revisions).toHaveLength(known.get(candidateId) ?? 0)
      for (const { before, after, subjects } of revisions) expect([before, subjects]).not.toEqual([after, []])
    }
  })
  await fc.assert(property, { numRuns: 12 })
})

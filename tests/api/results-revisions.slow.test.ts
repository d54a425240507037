import { expect } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import fc from '#tests/support/project/fuzz.ts'
import {
  CorrectResult,
  DeleteResultFile,
  StagedResults,
  TopPerformers,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'
import { test } from '#tests/support/server/test.ts'

// After each of any sequence of actions, candidates and everybody see the results of a simple model.

const HistorySeen = graphql(`
  query HistorySeen($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      percentage
      withdrawal { words }
      revisions { reason before { percentage } after { percentage } }
    }
  }
`)

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

const candidates = ['1', '2', '3']

type Rows = Partial<Record<string, number>>

/** A file as it is known, oldest first. */
interface Known {
  id: string
  rows: Rows
  isRevision: boolean
}

const percentage = fc.integer({ min: 40, max: 44 })
const candidate = fc.constantFrom(...candidates)
const action = fc.oneof(
  fc.record({
    kind: fc.constant('publish' as const),
    rows: fc.dictionary(candidate, percentage, { minKeys: 1 }),
  }),
  fc.record({ kind: fc.constant('correct' as const), candidate, percentage }),
  fc.record({ kind: fc.constant('undo' as const), at: fc.nat() }),
  fc.record({ kind: fc.constantFrom('withdraw' as const, 'put back' as const) }),
)

/** Rows of a candidate that can be seen, oldest first. */
const visible = (files: readonly Known[], id: string) =>
  files.flatMap(({ rows, isRevision }) => {
    const value = rows[id]
    return value === undefined ? [] : [{ value, isRevision }]
  })

const shown = (files: readonly Known[], id: string) => visible(files, id).at(-1)?.value

function revisions(files: readonly Known[], id: string) {
  const rows = visible(files, id)
  return rows
    .flatMap(({ value, isRevision }, at) => {
      const before = rows[at - 1]?.value
      if (!isRevision || before === undefined || before === value) return []
      return [{ before: { percentage: `${before}` }, after: { percentage: `${value}` } }]
    })
    .toReversed()
}

async function judge(
  visitor: ApiClient,
  examId: string,
  { files: known, isWithdrawn }: { files: readonly Known[]; isWithdrawn: boolean },
): Promise<void> {
  const files = isWithdrawn ? [] : known
  for (const candidateId of candidates) {
    const { examResult } = await visitor.run(HistorySeen, { examId, candidateId })
    const value = shown(files, candidateId)
    const hadOne = known.some(({ rows }) => rows[candidateId] !== undefined)
    expect(examResult?.percentage ?? undefined).toBe(value === undefined ? undefined : `${value}`)
    expect(examResult?.withdrawal?.words).toBe(isWithdrawn && hadOne ? 'Told' : undefined)
    expect(examResult?.revisions.map(({ before, after }) => ({ before, after })) ?? []).toEqual(
      value === undefined ? [] : revisions(files, candidateId),
    )
  }
  const { topPerformers } = await visitor.run(TopPerformers, { examId })
  const best = candidates
    .flatMap((candidateId) => {
      const value = shown(files, candidateId)
      return value === undefined ? [] : [{ candidateId, value }]
    })
    .sort((one, other) => other.value - one.value || Number(one.candidateId) - Number(other.candidateId))
  expect(topPerformers.map(({ rank, result }) => [rank, result.candidateId, result.percentage])).toEqual(
    best.map(({ candidateId, value }) => {
      const rank = best.findIndex((one) => one.value === value) + 1
      return [rank, candidateId, `${value}`]
    }),
  )
}

test('publishing, correcting one, undoing, withdrawing and putting back show what a simple model says', {
  timeout: 300_000,
}, async ({ admin, visitor, scenario, exam }) => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 8 }), async (actions) => {
      const examId = `${exam}-${++run}`
      let files: Known[] = []
      let isWithdrawn = false
      const add = (id: string, rows: Rows) => {
        const isRevision = Object.entries(rows).some(([one, value]) => {
          const before = shown(files, one)
          return before !== undefined && before !== value
        })
        files = [...files, { id, rows, isRevision }]
      }
      for (const one of actions) {
        if (one.kind === 'publish') {
          const rows = Object.entries(one.rows).map(([id, value]) => ({
            ...{ candidate: id, exam: examId, percentage: value },
          }))
          const { id } = await scenario.resultFile(resultsCsv(rows), { revisionReason: 'RETOTALLED' })
          add(id, one.rows)
        } else if (one.kind === 'correct') {
          const before = shown(files, one.candidate)
          const values = { examMark: '120', percentage: `${one.percentage}` }
          const asked = { examId, candidateId: one.candidate, input: values }
          const { data } = await admin.send(CorrectResult, asked)
          const staged = data?.correctResult
          if (isWithdrawn || before === undefined || before === one.percentage) {
            expect(staged?.__typename).not.toBe('StagedExamResults')
            continue
          }
          if (staged?.__typename !== 'StagedExamResults') throw new Error('The correction was not staged')
          await scenario.publishedResultFile({ id: staged.id, examId }, { revisionReason: 'WRONG_KEY' })
          add(staged.id, { [one.candidate]: one.percentage })
        } else {
          if (files.length === 0) continue
          if (one.kind === 'undo') {
            const file = files[one.at % files.length]
            await admin.run(DeleteResultFile, { id: file?.id ?? '' })
            files = files.filter(({ id }) => id !== file?.id)
            // The first file after it makes the exam new.
            if (files.length === 0) isWithdrawn = false
          } else if (isWithdrawn !== (one.kind === 'withdraw')) {
            isWithdrawn = one.kind === 'withdraw'
            if (isWithdrawn) await scenario.withdraw(examId, 'Told')
            else await scenario.putBack(examId)
          }
        }
        await judge(visitor, examId, { files, isWithdrawn })
      }
    }),
    { numRuns: 12 },
  )
})

/** A file with a row of each candidate, whose ranks are those by percentage or others. */
function csvOf(
  exam: string,
  { hasRanks, rows }: { hasRanks: boolean; rows: readonly { mark: string; rank: string }[] },
): File {
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
const revisedFile = fc.record({
  hasRanks: fc.boolean(),
  // One has a mark, or it would be no result file.
  rows: fc.tuple(rowOf('70', '60'), rowOf('70', 'AB'), rowOf('70', '60')),
})

test('a revision is read by the candidates that the preview counts as changed, and by nobody else', async ({
  admin,
  visitor,
  scenario,
  exam,
}) => {
  let run = 0
  const property = fc.asyncProperty(fc.array(revisedFile, { minLength: 2, maxLength: 3 }), async (files) => {
    const examId = `${exam}-${++run}`
    const known = new Map<string, number>()
    for (const one of files) {
      const staged = await scenario.stagedResultFile(csvOf(examId, one))
      const { stagedExamResults } = await admin.run(StagedResults, { id: staged.id })
      const changed = (stagedExamResults?.sample ?? []).filter(({ change }) => change === 'CHANGED')
      await scenario.publishedResultFile(staged)
      for (const { candidateId } of changed) known.set(candidateId, (known.get(candidateId) ?? 0) + 1)
    }
    for (const candidateId of ['1', '2', '3']) {
      const { examResult } = await visitor.run(Revised, { examId, candidateId })
      const revisions = examResult?.revisions ?? []
      expect(revisions).toHaveLength(known.get(candidateId) ?? 0)
      for (const { before, after, subjects } of revisions) expect([before, subjects]).not.toEqual([after, []])
    }
  })
  await fc.assert(property, { numRuns: 12 })
})

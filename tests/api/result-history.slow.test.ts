import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import fc from '#tests/support/project/fuzz.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// After each of any sequence of actions, what candidates and everybody see is what a simple model says.

const HistorySeen = graphql(`
  query HistorySeen($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      percentage
      withdrawal { words }
      revisions { reason before { percentage } after { percentage } }
    }
  }
`)

const HistoryBest = graphql(`
  query HistoryBest($examId: ID!) { topPerformers(examId: $examId) { rank result { candidateId percentage } } }
`)

const HistoryCorrect = graphql(`
  mutation HistoryCorrect($examId: ID!, $candidateId: String!, $input: ResultValuesInput!) {
    correctResult(examId: $examId, candidateId: $candidateId, input: $input) {
      __typename
      ... on StagedExamResults { id }
    }
  }
`)

const HistoryPublish = graphql(`
  mutation HistoryPublish($id: ID!, $input: PublishExamResultsInput!) {
    publishExamResults(id: $id, input: $input) { __typename }
  }
`)

const HistoryWithdraw = graphql(`
  mutation HistoryWithdraw($id: ID!) { withdrawResultFile(id: $id, reason: "Wrong", words: "Told") { __typename } }
`)

const HistoryPutBack = graphql(`mutation HistoryPutBack($id: ID!) { reinstateResultFile(id: $id) { id } }`)

const candidates = ['1', '2', '3']

type Rows = Partial<Record<string, number>>

/** A file as it is known, oldest first. */
interface Known {
  id: string
  rows: Rows
  isRevision: boolean
  isWithdrawn: boolean
}

const percentage = fc.integer({ min: 40, max: 44 })
const candidate = fc.constantFrom(...candidates)
const action = fc.oneof(
  fc.record({
    kind: fc.constant('publish' as const),
    rows: fc.dictionary(candidate, percentage, { minKeys: 1 }),
  }),
  fc.record({ kind: fc.constant('correct' as const), candidate, percentage }),
  fc.record({
    kind: fc.constantFrom('undo' as const, 'withdraw' as const, 'put back' as const),
    at: fc.nat(),
  }),
)

let app: TestApp
let exams = 0
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Rows of a candidate that can be seen, oldest first. */
const visible = (files: readonly Known[], id: string) =>
  files.flatMap(({ rows, isRevision, isWithdrawn }) => {
    const value = rows[id]
    return value === undefined || isWithdrawn ? [] : [{ value, isRevision }]
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

async function judge(examId: string, files: readonly Known[]): Promise<void> {
  for (const candidateId of candidates) {
    const { examResult } = await app.as('VISITOR').run(HistorySeen, { examId, candidateId })
    const value = shown(files, candidateId)
    const hadOne = files.some(({ rows }) => rows[candidateId] !== undefined)
    expect(examResult?.percentage ?? undefined).toBe(value === undefined ? undefined : `${value}`)
    expect(examResult?.withdrawal?.words).toBe(value === undefined && hadOne ? 'Told' : undefined)
    expect(examResult?.revisions.map(({ before, after }) => ({ before, after })) ?? []).toEqual(
      value === undefined ? [] : revisions(files, candidateId),
    )
  }
  const { topPerformers } = await app.as('VISITOR').run(HistoryBest, { examId })
  const best = candidates
    .flatMap((candidateId) => {
      const value = shown(files, candidateId)
      return value === undefined ? [] : [{ candidateId, value }]
    })
    .sort((one, other) => other.value - one.value || Number(one.candidateId) - Number(other.candidateId))
  expect(topPerformers).toEqual(
    best.map(({ candidateId, value }) => ({
      rank: best.findIndex((one) => one.value === value) + 1,
      result: { candidateId, percentage: `${value}` },
    })),
  )
}

test('publishing, correcting one, undoing, withdrawing and putting back show what a simple model says', {
  retry: 0,
  timeout: 300_000,
}, async () => {
  const admin = app.as('ADMIN')
  const scenario = scenarios(app)
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 8 }), async (actions) => {
      const examId = `HISTORY-${++exams}`
      let files: Known[] = []
      const add = (id: string, rows: Rows) => {
        const isRevision = Object.entries(rows).some(([one, value]) => {
          const before = shown(files, one)
          return before !== undefined && before !== value
        })
        files = [...files, { id, rows, isRevision, isWithdrawn: false }]
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
          const { data } = await admin.send(HistoryCorrect, asked)
          const staged = data?.correctResult
          if (before === undefined || before === one.percentage) {
            expect(staged?.__typename).not.toBe('StagedExamResults')
            continue
          }
          if (staged?.__typename !== 'StagedExamResults') throw new Error('The correction was not staged')
          const input = { examId, revisionReason: 'WRONG_KEY' as const, confirmedFindings: everyFinding }
          await admin.run(HistoryPublish, { id: staged.id, input })
          add(staged.id, { [one.candidate]: one.percentage })
        } else {
          const able = files.filter(({ isWithdrawn }) => isWithdrawn === (one.kind === 'put back'))
          const file = able[one.at % able.length]
          if (!file) continue
          if (one.kind === 'undo') {
            await admin.run(DeleteResultFile, { id: file.id })
            files = files.filter(({ id }) => id !== file.id)
          } else {
            if (one.kind === 'withdraw') await admin.run(HistoryWithdraw, { id: file.id })
            else await admin.run(HistoryPutBack, { id: file.id })
            files = files.map((known) =>
              known.id === file.id ? { ...known, isWithdrawn: one.kind === 'withdraw' } : known,
            )
          }
        }
        await judge(examId, files)
      }
    }),
    { numRuns: 12 },
  )
})

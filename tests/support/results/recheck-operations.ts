/** Requests for a re-check, as candidates and staff send them. */
import { randomUUID } from 'node:crypto'
import { graphql } from '#tests/gql/gql.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { percentagesCsv, resultsCsv, scenarios } from './scenarios.ts'

export const RequestRecheck = graphql(`
  mutation RequestRecheck($examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!) {
    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {
      __typename
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const SetRecheckRules = graphql(`
  mutation SetRecheckRules($examId: ID!, $input: ExamInput!, $version: Int) {
    updateExam(id: $examId, input: $input, version: $version) {
      __typename
      ... on ManagedExam { recheck { until fee } }
      ... on InvalidInput { fields { path message } }
      ... on ExamConflict { message }
    }
  }
`)

export const AnswerRecheck = graphql(`
  mutation AnswerRecheck($id: ID!, $input: RecheckAnswerInput!, $version: Int) {
    answerRecheck(id: $id, input: $input, version: $version) {
      __typename
      ... on RecheckRequest { id state answer fileName resolvedBy }
      ... on InvalidInput { fields { path message } }
      ... on RecheckConflict { message current { state version } }
    }
  }
`)

export const CloseRecheck = graphql(`
  mutation CloseRecheck($id: ID!) {
    closeRecheck(id: $id) {
      __typename
      ... on RecheckRequest { state }
      ... on RecheckConflict { message current { state version } }
    }
  }
`)

export const RecheckRequests = graphql(`
  query RecheckRequests($examId: ID!) {
    recheckRequests(examId: $examId) {
      id candidateId studentName contact words isProven state
      values { examMark percentage }
      history { fileId fileName isShown percentage }
    }
  }
`)

export const CORRECT = graphql(`
  mutation CorrectForRecheck($examId: ID!, $candidateId: String!, $input: ResultValuesInput!) {
    correctResult(examId: $examId, candidateId: $candidateId, input: $input) { __typename }
  }
`)

/** Far in the future. */
export const UNTIL = '2050-01-31'

export const input = { contact: '9801234567', words: 'Question 14, please' }

/** An exam whose two candidates may ask. */
export async function examWithRechecks(app: TestApp, examId: string, until: string | null = UNTIL) {
  const examTitle = `Exam ${examId}`
  const file = await scenarios(app).resultFile(percentagesCsv(examId, { 1: 60, 2: 70 }), { examTitle })
  await app
    .as('ADMIN')
    .run(SetRecheckRules, { examId, input: { recheckUntil: until, recheckFee: ' Rs 500 at the desk ' } })
  return file
}

export const requestsOf = async (app: TestApp, examId: string) =>
  (await app.as('ADMIN').run(RecheckRequests, { examId })).recheckRequests

/** An exam whose candidates may ask, and a request of its candidate 1. */
export async function openRecheck(app: TestApp, o: { contact?: string } = {}) {
  const { examId } = await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: randomUUID() }]))
  await app.as('ADMIN').run(SetRecheckRules, { examId, input: { recheckUntil: UNTIL } })
  const variables = { examId, candidateId: '1', input: { ...input, ...o } }
  await app.as('VISITOR').run(RequestRecheck, variables)
  const { id } = await app.db.prisma.recheckRequest.findFirstOrThrow({ where: { examId } })
  return { examId, id }
}

/** Operations of staff on single candidates' results, for the test of the activity log. */
export const recheckMutations = (app: () => TestApp) => ({
  correctResult: {
    action: 'results.staged',
    prepare: async () => {
      const { examId } = await scenarios(app()).resultFile(
        resultsCsv([{ candidate: '1', exam: randomUUID() }]),
      )
      const values = { examMark: '1', percentage: '1' }
      return () => app().as('ADMIN').send(CORRECT, { examId, candidateId: '1', input: values })
    },
  },
  updateExam: {
    action: 'results.exam-changed',
    prepare: async () => {
      const { examId } = await scenarios(app()).resultFile(
        resultsCsv([{ candidate: '1', exam: randomUUID() }]),
      )
      return () =>
        app()
          .as('ADMIN')
          .send(SetRecheckRules, { examId, input: { recheckUntil: UNTIL, recheckFee: 'Rs 500' } })
    },
  },
  answerRecheck: {
    action: 'rechecks.answered',
    prepare: async () => {
      const { id } = await openRecheck(app())
      return () =>
        app()
          .as('ADMIN')
          .send(AnswerRecheck, { id, input: { answer: 'It is right.' } })
    },
  },
  closeRecheck: {
    action: 'rechecks.closed',
    prepare: async () => {
      const { id } = await openRecheck(app())
      return () => app().as('ADMIN').send(CloseRecheck, { id })
    },
  },
})

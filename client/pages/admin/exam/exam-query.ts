import { graphql } from '#client/gql/gql.ts'
import type { ManagedExamQuery as Answer } from '#client/gql/graphql.ts'

/** An exam as its page shows it. */
export type ManagedExam = NonNullable<Answer['managedExam']>

export const MANAGED_EXAM_FRAGMENT = graphql(`
  fragment ManagedExamValues on ManagedExam {
    id
    title
    date
    fullMarks
    passPercentage
    version
    state
    releaseAt
    announced
    withdrawnAt
    withdrawnReason
    withdrawnWords
    files
    recheck { until fee }
  }
`)

export const ManagedExamQuery = graphql(`
  query ManagedExam($examId: ID!) {
    managedExam(id: $examId) {
      ...ManagedExamValues
      checks { kind state text }
      groups { name candidates }
    }
    examDistribution(examId: $examId) {
      examId
      title
      date
      passPercentage
      all { ...DistributionGroup }
      groups { ...DistributionGroup }
    }
  }
`)

graphql(`
  mutation UpdateExam($id: ID!, $input: ExamInput!, $version: Int) {
    updateExam(id: $id, input: $input, version: $version) {
      __typename
      ... on ManagedExam { ...ManagedExamValues secondSecret topPerformers }
      ... on InvalidInput { fields { path message } }
      ... on ExamConflict { message current { ...ManagedExamValues secondSecret topPerformers } }
    }
  }
`)

graphql(`
  mutation SetExamRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {
    setExamRelease(examId: $examId, input: $input, version: $version) {
      __typename
      ... on ManagedExam { ...ManagedExamValues }
      ... on InvalidInput { fields { path message } }
      ... on ExamConflict { message current { ...ManagedExamValues } }
    }
  }
`)

graphql(`
  mutation WithdrawExam($examId: ID!, $reason: String!, $words: String) {
    withdrawExam(examId: $examId, reason: $reason, words: $words) {
      __typename
      ... on ManagedExam { ...ManagedExamValues }
      ... on InvalidInput { fields { path message } }
      ... on ExamConflict { message current { ...ManagedExamValues } }
    }
  }
`)

graphql(`
  mutation ReinstateExam($examId: ID!) {
    reinstateExam(examId: $examId) {
      __typename
      ... on ManagedExam { ...ManagedExamValues }
      ... on ExamConflict { message current { ...ManagedExamValues } }
    }
  }
`)

graphql(`
  mutation MakeRehearsalLink($examId: ID!) { makeRehearsalLink(examId: $examId) }
`)

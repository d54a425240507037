import { graphql } from '#client/gql/gql.ts'

export const MANAGED_EXAM_FRAGMENT = graphql(`
  fragment ManagedExamValues on ManagedExam {
    id
    title
    date
    fullMarks
    passPercentage
    files
    visibleFiles
    recheck { until fee }
  }
`)

export const ManagedExamQuery = graphql(`
  query ManagedExam($examId: ID!) {
    managedExam(id: $examId) {
      ...ManagedExamValues
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
  mutation UpdateExam($id: ID!, $input: ExamValuesInput!, $previous: ExamValuesInput) {
    updateExam(id: $id, input: $input, previous: $previous) {
      __typename
      ... on ManagedExam { ...ManagedExamValues }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

graphql(`
  mutation SetRecheckRulesOfExam($examId: ID!, $input: RecheckRulesInput!, $previous: RecheckRulesInput) {
    setRecheckRules(examId: $examId, input: $input, previous: $previous) {
      __typename
      ... on ManagedExam { ...ManagedExamValues }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

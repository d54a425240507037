import { graphql } from '#client/gql/gql.ts'

/**
 * Everything the results page shows, in one document: each part is asked for only when the page shows it and the
 * cache lacks it (see load-results.ts). `examId` and `candidateId` may be empty while their parts are left out.
 */
export const ResultsQuery = graphql(`
  query Results($examId: ID!, $candidateId: String!, $lists: Boolean!, $performers: Boolean!, $result: Boolean!) {
    site @include(if: $lists) { name phones }
    exams @include(if: $lists) { ...ExamChoice @unmask }
    topPerformers(examId: $examId) @include(if: $performers) { ...TopPerformerRow @unmask }
    examResult(examId: $examId, candidateId: $candidateId) @include(if: $result) { ...MarkSheet @unmask }
  }
`)

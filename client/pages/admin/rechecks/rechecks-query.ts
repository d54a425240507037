import { graphql } from '#client/gql/gql.ts'

export const RecheckExamsQuery = graphql(`
  query RecheckExams { recheckExams { id title open resolved } }
`)

export const RecheckListQuery = graphql(`
  query RecheckList($examId: ID!) {
    recheckRequests(examId: $examId) {
      id
      examTitle
      candidateId
      studentName
      contact
      isProven
      state
      askedAt
      values { outcome examMark examRank percentage }
    }
  }
`)

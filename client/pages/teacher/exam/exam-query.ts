import { graphql } from '#client/gql/gql.ts'

export const DistributionQuery = graphql(`
  query ExamDistribution($examId: ID!) {
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

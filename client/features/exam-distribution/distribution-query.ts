import { graphql } from '#client/gql/gql.ts'

export const DISTRIBUTION_GROUP_FRAGMENT = graphql(`
  fragment DistributionGroup on DistributionOfGroup {
    name
    candidates
    passed
    averagePercentage
    medianPercentage
    counts
  }
`)

export const DistributionQuery = graphql(`
  query ExamDistribution($examId: ID!) {
    examDistribution(examId: $examId) {
      examId
      title
      date
      passPercentage
      all { ...DistributionGroup @unmask }
      groups { ...DistributionGroup @unmask }
    }
  }
`)

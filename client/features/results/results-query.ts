import { graphql } from '#client/gql/gql.ts'

// Three operations, because the exams and the top performers are the same for every visitor: the server answers both from
// its response cache, and only the look-up is asked of the database.

export const ResultExamsQuery = graphql(`
  query ResultExams {
    exams { ...ExamChoice }
    announcedReleases { releaseAt exam { ...ExamChoice } }
    withdrawnExams { ...ExamChoice }
  }
`)

export const TopPerformersQuery = graphql(`
  query TopPerformers($examId: ID!) {
    topPerformers(examId: $examId) { ...TopPerformerRow }
    examFacts(examId: $examId) { hasNumericIds ...SheetFacts }
  }
`)

export const LookUpQuery = graphql(`
  query LookUp($examId: ID!, $candidateId: String!, $secret: String, $proof: String) {
    examResult(examId: $examId, candidateId: $candidateId, secret: $secret, proof: $proof) {
      ...MarkSheet
      trend {
        exam { title date passPercentage }
        outcome
        percentage
        passed
        percentile
      }
    }
  }
`)

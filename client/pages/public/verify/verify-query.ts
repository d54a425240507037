import { graphql } from '#client/gql/gql.ts'

export const VerifySlipQuery = graphql(`
  query VerifySlip($token: String, $code: String, $proof: String) {
    verifyResultSlip(token: $token, code: $code, proof: $proof) {
      state
      revisedAt
      slip {
        code
        issuedAt
        institute
        candidateId
        studentName
        groups
        examId
        examTitle
        examDate
        outcome
        examMark
        fullMarks
        percentage
        passPercentage
        passed
        examRank
        subjects { name mark isAbsent }
      }
    }
  }
`)

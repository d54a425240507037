import { graphql } from '#client/gql/gql.ts'

export const RECHECK_FRAGMENT = graphql(`
  fragment RecheckParts on RecheckRequest {
    id
    version
    examId
    examTitle
    candidateId
    studentName
    contact
    words
    isProven
    state
    askedAt
    resolvedAt
    resolvedBy
    answer
    fileName
    history {
      fileId fileName isPublished isWithdrawn isShown publishedAt releaseAt outcome examMark examRank ranksByPercentage percentage
    }
  }
`)

export const RecheckQuery = graphql(`
  query Recheck($id: ID!) { recheckRequest(id: $id) { ...RecheckParts } }
`)

graphql(`
  mutation AnswerRecheckRequest($id: ID!, $input: RecheckAnswerInput!, $version: Int) {
    answerRecheck(id: $id, input: $input, version: $version) {
      __typename
      ... on RecheckRequest { ...RecheckParts }
      ... on RecheckConflict { message current { ...RecheckParts } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

graphql(`
  mutation CloseRecheckRequest($id: ID!) {
    closeRecheck(id: $id) {
      __typename
      ... on RecheckRequest { ...RecheckParts }
      ... on RecheckConflict { message current { ...RecheckParts } }
    }
  }
`)

import { graphql } from '#client/gql/gql.ts'

export const ResultReleaseQuery = graphql(`
  query ResultRelease($id: ID!) {
    resultRelease(id: $id) {
      title
      state
      file {
        id fileName examId totalResults replacedResults releaseAt announced withdrawnAt withdrawnReason withdrawnWords
      }
      checks { kind state text }
    }
  }
`)

graphql(`
  mutation SetResultRelease($id: ID!, $input: ResultReleaseInput!) {
    setResultRelease(id: $id, input: $input) {
      __typename
      ... on ExamResultFile { id releaseAt announced }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

graphql(`
  mutation WithdrawResultFile($id: ID!, $reason: String!, $words: String) {
    withdrawResultFile(id: $id, reason: $reason, words: $words) {
      __typename
      ... on ExamResultFile { id withdrawnAt withdrawnReason withdrawnWords }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

graphql(`
  mutation ReinstateResultFile($id: ID!) {
    reinstateResultFile(id: $id) { id releaseAt withdrawnAt withdrawnReason withdrawnWords }
  }
`)

graphql(`
  mutation MakeRehearsalLink($id: ID!) { makeRehearsalLink(id: $id) }
`)

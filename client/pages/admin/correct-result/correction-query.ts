import { graphql } from '#client/gql/gql.ts'

/** Which result the address asks for. */
export function resultWanted(params: URLSearchParams) {
  return { examId: params.get('exam') ?? '', candidateId: (params.get('candidate') ?? '').trim() }
}

export const CorrectableResultQuery = graphql(`
  query CorrectableResult($candidateId: String!) {
    candidateData(candidateId: $candidateId) {
      candidateId
      results { examId examTitle isShown outcome examMark examRank ranksByPercentage percentage subjects { name mark isAbsent } }
      listEntries { isPublished isActive studentName }
    }
  }
`)

graphql(`
  mutation CorrectResult(
    $examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $previous: ResultValuesInput
  ) {
    correctResult(examId: $examId, candidateId: $candidateId, input: $input, previous: $previous) {
      __typename
      ... on StagedExamResults { id }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

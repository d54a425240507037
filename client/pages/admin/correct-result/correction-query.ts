import { graphql } from '#client/gql/gql.ts'

/** Which result the address asks for. */
export function resultWanted(params: URLSearchParams) {
  return { examId: params.get('exam') ?? '', candidateId: (params.get('candidate') ?? '').trim() }
}

export const CORRECTABLE_ROW_FRAGMENT = graphql(`
  fragment CorrectableRow on KeptResult {
    version outcome examMark examRank ranksByPercentage percentage subjects { name mark isAbsent }
  }
`)

export const CorrectableResultQuery = graphql(`
  query CorrectableResult($candidateId: String!) {
    candidateData(candidateId: $candidateId) {
      candidateId
      results { examId examTitle isShown ...CorrectableRow }
      listEntries { isPublished isActive studentName }
    }
  }
`)

graphql(`
  mutation CorrectResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {
    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {
      __typename
      ... on StagedExamResults { id }
      ... on InvalidInput { fields { path message } }
      ... on ResultConflict { message current { ...CorrectableRow } }
    }
  }
`)

import { graphql } from '#client/gql/gql.ts'

/** Whose data the address asks for: an account's, a candidate's, or nobody's yet. */
export function personVariables(params: URLSearchParams) {
  const accountId = params.get('account') ?? ''
  const candidateId = params.get('candidate')?.trim() ?? ''
  return {
    accountId,
    isAccount: accountId !== '',
    candidateId,
    isCandidate: accountId === '' && candidateId !== '',
  }
}

export const PersonalDataQuery = graphql(`
  query PersonalData($accountId: ID!, $isAccount: Boolean!, $candidateId: String!, $isCandidate: Boolean!) {
    accountData(id: $accountId) @include(if: $isAccount) { ...AccountData }
    candidateData(candidateId: $candidateId) @include(if: $isCandidate) { ...CandidateData }
    viewer { user { id } }
  }
`)

export const ACCOUNT_DATA_FRAGMENT = graphql(`
  fragment AccountData on AccountData {
    user { id email name role createdAt }
    sessions
    notices
    uploads
    activities
    candidateIds
    rechecks
    invitedAt
  }
`)

export const CANDIDATE_DATA_FRAGMENT = graphql(`
  fragment CandidateData on CandidateData {
    candidateId
    results { examId examTitle fileName isPublished isWithdrawn releaseAt outcome examMark percentage }
    listEntries { fileName isPublished isActive studentName groups }
    entries { collection title lines isOwn }
    rechecks { id examId contact isOpen askedAt }
    link { email linkedAt }
    invitation { email name invitedAt }
    slips { code issuedAt }
  }
`)

export const ExportAccountQuery = graphql(`
  query ExportAccount($id: ID!) { accountData(id: $id) { export } }
`)

export const ExportCandidateQuery = graphql(`
  query ExportCandidate($candidateId: String!) { candidateData(candidateId: $candidateId) { export } }
`)

graphql(`
  mutation DeleteUser($id: ID!, $confirmation: String!) {
    deleteUser(id: $id, confirmation: $confirmation) {
      __typename
      ... on LastAdmin { message }
      ... on InvalidInput { message fields { path message } }
    }
  }
`)

graphql(`
  mutation DeleteCandidateData($candidateId: String!, $confirmation: String!) {
    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {
      __typename
      ... on InvalidInput { message fields { path message } }
    }
  }
`)

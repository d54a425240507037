import { graphql } from '#tests/gql/gql.ts'

export const CandidateData = graphql(`
  query CandidateDataInTest($candidateId: String!) {
    candidateData(candidateId: $candidateId) {
      candidateId
      results { examId fileName isPublished isWithdrawn isShown uploadedBy releaseAt examMark percentage examRank }
      listEntries { fileName isPublished isActive studentName groups }
      entries { collection title lines isOwn }
      link { email linkedAt }
      invitation { email name }
      export
    }
  }
`)

export const DeleteCandidateData = graphql(`
  mutation DeleteCandidateDataInTest($candidateId: String!, $confirmation: String!) {
    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {
      __typename
      ... on DeletedCandidateData { results listEntries entries }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const AccountData = graphql(`
  query AccountDataInTest($id: ID!) {
    accountData(id: $id) { user { email } sessions notices uploads activities candidateIds rechecks invitedAt export }
  }
`)

export const DeleteUser = graphql(`
  mutation DeleteUserInTest($id: ID!, $confirmation: String!) {
    deleteUser(id: $id, confirmation: $confirmation) {
      __typename
      ... on DeletedUser { id }
      ... on LastAdmin { message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const Search = graphql(`
  query SearchInTest($text: String!) {
    search(text: $text) {
      candidates { candidateId studentName groups }
      exams { id title date }
      notices { id title }
      users { id email }
    }
  }
`)

import { graphql } from '#client/gql/gql.ts'
import { oneOrder, readListParams } from '#client/ui/list-address.ts'

/** Fields of an account in a row of the list. */
export const USER_ROW_FRAGMENT = graphql(`
  fragment UserRow on User {
    id
    email
    name
    role
    version
    createdAt
    emailVerifiedAt
    disabledAt
    openSessions
    lastSeenAt
    candidateLinks { candidateId linkedAt byStaff }
  }
`)

/** Which accounts the address asks for. */
export function usersWanted(params: URLSearchParams) {
  const { search, after } = readListParams(params, oneOrder)
  return { search, after }
}

export const UsersQuery = graphql(`
  query Users($search: String, $after: String) {
    users(search: $search, first: 25, after: $after) {
      totalCount
      nodes { ...UserRow }
      pageInfo { hasNextPage endCursor }
    }
    viewer { user { id } }
  }
`)

graphql(`
  mutation SetUserRole($id: ID!, $role: Role!, $version: Int) {
    setUserRole(id: $id, role: $role, version: $version) {
      __typename
      ... on User { ...UserRow }
      ... on UserConflict { message current { ...UserRow } }
      ... on LastAdmin { message }
    }
  }
`)

graphql(`
  mutation SetUserDisabled($id: ID!, $isDisabled: Boolean!) {
    setUserDisabled(id: $id, isDisabled: $isDisabled) {
      __typename
      ... on User { ...UserRow }
      ... on LastAdmin { message }
    }
  }
`)

graphql(`
  mutation LinkCandidateToUser($userId: ID!, $candidateId: String!) {
    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {
      __typename
      ... on User { ...UserRow }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

graphql(`
  mutation UnlinkCandidateFromUser($userId: ID!, $candidateId: String!) {
    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { ...UserRow }
  }
`)

graphql(`
  mutation EndUserSessions($id: ID!) {
    endUserSessions(id: $id) { ...UserRow }
  }
`)

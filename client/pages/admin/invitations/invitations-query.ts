import { graphql } from '#client/gql/gql.ts'

/** Which invitations the address asks for. */
export function invitationsWanted(params: URLSearchParams) {
  return { after: params.get('after') }
}

export const InvitationsQuery = graphql(`
  query Invitations($after: String) {
    invitations(first: 25, after: $after) {
      totalCount
      nodes { ...InvitationRow }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

graphql(`
  mutation ResendInvitation($id: ID!) {
    resendInvitation(id: $id) {
      __typename
      ... on Invited { link invitation { ...InvitationRow } }
      ... on InvalidInput { message }
    }
  }
`)

graphql(`
  mutation RevokeInvitation($id: ID!) { revokeInvitation(id: $id) }
`)

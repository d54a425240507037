import { graphql } from '#client/gql/gql.ts'

/** What a row of the list shows of an invitation. */
export const INVITATION_ROW_FRAGMENT = graphql(`
  fragment InvitationRow on Invitation {
    id
    email
    name
    role
    candidateId
    delivery
    createdAt
    expiresAt
    isExpired
    invitedBy { id name email }
  }
`)

graphql(`
  mutation InviteUser($email: String!, $name: String, $role: Role!, $candidateId: String) {
    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {
      __typename
      ... on Invited { link invitation { ...InvitationRow } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

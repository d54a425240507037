/** Invitations, as documents and deeds for tests. */
import { randomUUID } from 'node:crypto'
import { graphql } from '#tests/gql/gql.ts'
import type { TestApp } from '#tests/support/server/api.ts'

export const InviteUser = graphql(`
  mutation InviteUserInTest($email: String!, $name: String, $role: Role!, $candidateId: String) {
    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {
      __typename
      ... on Invited { link invitation { id email role } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const ResendInvitation = graphql(`
  mutation ResendInvitationInTest($id: ID!) {
    resendInvitation(id: $id) {
      __typename
      ... on Invited { link }
      ... on InvalidInput { message }
    }
  }
`)

export const RevokeInvitation = graphql(`
  mutation RevokeInvitationInTest($id: ID!) { revokeInvitation(id: $id) }
`)

export const Invitations = graphql(`
  query InvitationsInTest($first: Int, $after: String) {
    invitations(first: $first, after: $after) {
      totalCount
      nodes { id email name role candidateId delivery isExpired invitedBy { email } }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const AcceptInvitation = graphql(`
  mutation AcceptInvitationInTest($token: String!, $password: String!) {
    acceptInvitation(token: $token, password: $password) {
      __typename
      ... on SignedIn { viewer { role user { id email name } } }
      ... on LinkNotValid { reason message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const InviteStudents = graphql(`
  mutation InviteStudentsInTest($file: Upload!, $sheet: String, $fingerprint: String) {
    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {
      __typename
      ... on StudentsInvited { invited linked }
      ... on InvitationPlan {
        fingerprint toInvite toLink unchanged withoutCandidateId isMailed notes
        students { row email name candidateId effect }
      }
      ... on InvalidCsv { message errorCount sheets { name rows } problems { row column message } }
    }
  }
`)

/** A list of students as an admin would choose it. */
export function invitedCsv(rows: readonly string[], header = 'Email,Name,Candidate ID'): File {
  return new File([[header, ...rows, ''].join('\n')], 'Morning group.csv', { type: 'text/csv' })
}

/** Operations of staff on invitations, for the test of the activity log. */
export const invitationMutations = (app: () => TestApp) => {
  const admin = () => app().as('ADMIN')
  const invited = async () => {
    const { inviteUser } = await admin().run(InviteUser, {
      email: `${randomUUID()}@example.com`,
      role: 'TEACHER',
    })
    if (inviteUser.__typename !== 'Invited') throw new Error('Nobody was invited')
    return inviteUser.invitation
  }
  return {
    inviteUser: {
      action: 'user.invited-by-link',
      prepare: async () => () =>
        admin().send(InviteUser, { email: `${randomUUID()}@example.com`, role: 'STUDENT' }),
    },
    resendInvitation: {
      action: 'user.invitation-link-shown',
      prepare: async () => {
        const { id } = await invited()
        return () => admin().send(ResendInvitation, { id })
      },
    },
    revokeInvitation: {
      action: 'user.invitation-revoked',
      prepare: async () => {
        const { id } = await invited()
        return () => admin().send(RevokeInvitation, { id })
      },
    },
    inviteStudents: {
      action: 'user.list-invited',
      prepare: async () => {
        const rows = [`${randomUUID()}@example.com,Asha,`]
        const { inviteStudents: plan } = await admin().run(InviteStudents, { file: invitedCsv(rows) })
        if (plan.__typename !== 'InvitationPlan') throw new Error('There is no plan')
        const { fingerprint } = plan
        return () => admin().send(InviteStudents, { file: invitedCsv(rows), fingerprint })
      },
    },
  }
}

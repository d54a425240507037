/** Operations of people on their accounts, as documents for the API's clients. */
import { graphql } from '#tests/gql/gql.ts'

export const SignUp = graphql(`
  mutation SignUpInTest($email: String!, $password: String!) {
    signUp(email: $email, password: $password) {
      __typename
      ... on SignUpReceived { message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const SignIn = graphql(`
  mutation SignInInTest($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      __typename
      ... on SignedIn { viewer { role user { id email } session { expiresAt } } }
      ... on SignInRefused { message }
      ... on EmailNotConfirmed { message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const VerifyEmail = graphql(`
  mutation VerifyEmailInTest($token: String!, $password: String) {
    verifyEmail(token: $token, password: $password) {
      __typename
      ... on EmailVerified { message }
      ... on LinkNotValid { reason message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const ResendVerification = graphql(`
  mutation ResendVerificationInTest($email: String!) { resendVerification(email: $email) }
`)

export const RequestPasswordReset = graphql(`
  mutation RequestPasswordResetInTest($email: String!) { requestPasswordReset(email: $email) }
`)

export const ResetPassword = graphql(`
  mutation ResetPasswordInTest($token: String!, $password: String!) {
    resetPassword(token: $token, password: $password) {
      __typename
      ... on PasswordReset { message }
      ... on LinkNotValid { reason message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const ChangePassword = graphql(`
  mutation ChangePasswordInTest($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      __typename
      ... on PasswordChanged { message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const RefreshSession = graphql(`
  mutation RefreshSessionInTest { refreshSession { expiresAt } }
`)

export const SignOut = graphql(`
  mutation SignOutInTest { signOut }
`)

export const SignOutEverywhere = graphql(`
  mutation SignOutEverywhereInTest { signOutEverywhere }
`)

export const WhoAmI = graphql(`
  query WhoAmI { viewer { role user { email } session { expiresAt } } }
`)

export const Users = graphql(`
  query UsersInTest($search: String, $first: Int, $after: String) {
    users(search: $search, first: $first, after: $after) {
      totalCount
      nodes { id email role createdAt emailVerifiedAt disabledAt openSessions lastSeenAt }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const SetUserRole = graphql(`
  mutation SetUserRoleInTest($id: ID!, $role: Role!, $version: Int) {
    setUserRole(id: $id, role: $role, version: $version) {
      __typename
      ... on User { id role version }
      ... on LastAdmin { message }
      ... on UserConflict { message current { role version } }
    }
  }
`)

export const SetUserDisabled = graphql(`
  mutation SetUserDisabledInTest($id: ID!, $isDisabled: Boolean!) {
    setUserDisabled(id: $id, isDisabled: $isDisabled) {
      __typename
      ... on User { id disabledAt openSessions }
      ... on LastAdmin { message }
    }
  }
`)

export const EndUserSessions = graphql(`
  mutation EndUserSessionsInTest($id: ID!) { endUserSessions(id: $id) { id openSessions } }
`)

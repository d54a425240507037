import { graphql } from '#client/gql/gql.ts'

export const ResendVerificationMutation = graphql(`
  mutation ResendVerification($email: String!) {
    resendVerification(email: $email)
  }
`)

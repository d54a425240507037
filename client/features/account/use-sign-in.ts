import { errorMessage } from '#client/data/error-message.ts'
import { useApollo } from '#client/data/use-apollo.ts'
import { graphql } from '#client/gql/gql.ts'
import type { Role } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'

const SignInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      __typename
      ... on SignedIn {
        viewer { role user { id name email } session { expiresAt } }
      }
      ... on SignInRefused { message }
      ... on EmailNotConfirmed { message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

/** Result of an attempt to sign in: a role, or the problem. */
export interface SignInAttempt {
  role?: Role
  problems: FormError[]
  /** The password was right, but the address is not confirmed yet. */
  unconfirmed?: true
}

/** @returns a function that signs in. Afterwards the cache's viewer is the person who signed in. */
export function useSignIn(): (email: string, password: string) => Promise<SignInAttempt> {
  const apollo = useApollo()
  return async (email, password) => {
    try {
      const { data } = await (await apollo()).mutate({
        mutation: SignInMutation,
        variables: { email, password },
      })
      const answer = data?.signIn
      switch (answer?.__typename) {
        case 'SignedIn':
          return answer.viewer.role ? { role: answer.viewer.role, problems: [] } : { problems: [noAnswer] }
        case 'InvalidInput':
          return { problems: answer.fields }
        case 'EmailNotConfirmed':
          return { problems: [{ path: '', message: answer.message }], unconfirmed: true }
        case 'SignInRefused':
          return { problems: [{ path: '', message: answer.message }] }
        default:
          return { problems: [noAnswer] }
      }
    } catch (error) {
      return { problems: [{ path: '', message: errorMessage(error) }] }
    }
  }
}

const noAnswer: FormError = {
  path: '',
  message: t('The server did not answer as expected. Please try again.'),
}

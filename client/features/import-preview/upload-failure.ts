import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { errorMessage } from '#client/apollo/error-message.ts'

const words: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'You must be logged in to upload results',
  FORBIDDEN: 'Only administrators can upload exam results',
}

/** Why an upload or a publication failed, in the words of the error catalogue where it has them. */
export function uploadFailure(error: unknown): string {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined
  return (typeof code === 'string' && words[code]) || errorMessage(error)
}

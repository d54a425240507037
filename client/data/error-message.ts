import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** What to tell a person about a query or mutation that failed: the API's words, or ours when it never answered. */
export function errorMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? unexpected
  if (ServerError.is(error)) return `The server answered with status ${error.statusCode}. Please try again.`
  // What fetch rejects with when there is no connection; its own words differ from browser to browser.
  if (error instanceof TypeError) return 'The server cannot be reached. Please check your connection.'
  return error instanceof Error && error.message !== '' ? error.message : unexpected
}

const unexpected = 'An unexpected error occurred'

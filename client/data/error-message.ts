import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { t } from '#client/locales/t.ts'

/** The message for people about a failed query or mutation: the API's words, or ours when it never answered. */
export function errorMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? unexpected
  if (ServerError.is(error))
    return t('The server answered with status {status}. Please try again.', { status: error.statusCode })
  // As of a network that wants a log-in first; a parser's own words are for nobody.
  if (ServerParseError.is(error)) return t('The server did not answer as expected. Please try again.')
  // fetch rejects with a TypeError when there is no connection; its words differ from browser to browser.
  if (error instanceof TypeError) return t('The server cannot be reached. Please check your connection.')
  return error instanceof Error && error.message !== '' ? error.message : unexpected
}

/** Whether the API refused an operation, so that nothing was done: without its answer, or after a failure, nobody knows. */
export function isRefusal(error: unknown): boolean {
  const code = codeOf(error)
  return code !== undefined && code !== 'INTERNAL_SERVER_ERROR' && code !== 'UNAVAILABLE'
}

/** The API's code of an error. */
export function codeOf(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined
}

const unexpected = t('An unexpected error occurred')

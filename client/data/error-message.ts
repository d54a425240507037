import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { t } from '#client/locales/t.ts'

/** What to tell a person about a query or mutation that failed: the API's words, or ours when it never answered. */
export function errorMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? unexpected
  if (ServerError.is(error))
    return t('The server answered with status {status}. Please try again.', { status: error.statusCode })
  // What fetch rejects with when there is no connection; its own words differ from browser to browser.
  if (error instanceof TypeError) return t('The server cannot be reached. Please check your connection.')
  return error instanceof Error && error.message !== '' ? error.message : unexpected
}

const unexpected = t('An unexpected error occurred')

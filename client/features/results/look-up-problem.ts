import type { ErrorLike } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { errorMessage } from '#client/apollo/error-message.ts'

/** Why the page could not load what it was asked for, in words for everybody. */
export interface LookUpProblem {
  message: string
  /** It should be over in a moment: worth trying again without being told. */
  passing: boolean
  /** HTTP status of the page when the server renders it. */
  status: number
}

/** What limits and gateways answer when there is no room. */
const passingStatuses = [429, 502, 503, 504]

/** Sorts an error of the API, of HTTP or of the network by whether it is going to pass. */
export function lookUpProblem(error: ErrorLike): LookUpProblem {
  const message = errorMessage(error)
  if (CombinedGraphQLErrors.is(error)) {
    const limited = error.errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED')
    return { message, passing: limited, status: limited ? 429 : 500 }
  }
  if (!ServerError.is(error)) return { message, passing: error instanceof TypeError, status: 500 }
  const { statusCode } = error
  return passingStatuses.includes(statusCode)
    ? { message: 'Very many people are looking at results right now.', passing: true, status: statusCode }
    : { message, passing: false, status: 500 }
}

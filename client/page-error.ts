import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { type ErrorResponse, isRouteErrorResponse } from 'react-router-dom'

/** What a page may show of a failure: an HTTP status, and a message if it was meant for people. */
export interface PageError extends ErrorResponse {
  data: string | null
  internal: false
}

const statusByCode: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

/**
 * Reduces whatever a loader or component threw to what may leave the server. Errors that the API means for people
 * keep their message; of everything else only the status 500 remains.
 */
export function pageError(thrown: unknown): PageError {
  if (isRouteErrorResponse(thrown)) {
    return errorOf(
      thrown.status,
      typeof thrown.data === 'string' && !('error' in thrown) ? thrown.data : null,
    )
  }
  if (CombinedGraphQLErrors.is(thrown)) {
    const [error] = thrown.errors
    const status = statusByCode[String(error?.extensions?.code)]
    if (error && status !== undefined) return errorOf(status, error.message)
  }
  return errorOf(500, null)
}

function errorOf(status: number, data: string | null): PageError {
  return { status, statusText: '', data, internal: false }
}

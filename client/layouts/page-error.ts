import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { type ErrorResponse, isRouteErrorResponse } from 'react-router-dom'
import { errorStatus } from '#client/data/error-status.ts'

/** The public part of a failure: an HTTP status, and a message if it was meant for people. */
export interface PageError extends ErrorResponse {
  data: string | null
  internal: false
}

/**
 * Reduces an exception of a loader or component to its public part. Errors that the API means for people
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
    const status = errorStatus(thrown)
    if (status !== undefined) return errorOf(status, thrown.errors[0]?.message ?? null)
  }
  return errorOf(500, null)
}

function errorOf(status: number, data: string | null): PageError {
  return { status, statusText: '', data, internal: false }
}

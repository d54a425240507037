import { CombinedGraphQLErrors } from '@apollo/client/errors'

const statusByCode: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

/** The HTTP status of a page whose query failed with something that the API means for people; else undefined. */
export function errorStatus(error: unknown): number | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined
  return statusByCode[String(error.errors[0]?.extensions?.code)]
}

import type { ErrorLike } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { t } from '#client/locales/t.ts'
import { challengeOf } from './ask-with-proof.ts'

/** Why the page could not be loaded, in words for visitors. */
export interface LookUpProblem {
  message: string
  /** It should be over in a moment: worth trying again without being told. */
  passing: boolean
  /** HTTP status of the page when the server renders it. */
  status: number
  /** When the API is ready to answer again, if it said so. */
  retryAfterSeconds?: number
  /** A computation is wanted, or a wait. */
  isCheck?: boolean
  /** The look-up came by the form: only sending the form again retries it. */
  byForm?: boolean
}

/** Status codes of limits and gateways under load. */
const passingStatuses = [429, 502, 503, 504]

/** When to ask again during an outage of the database. */
const OUTAGE_SECONDS = 5

/** Nobody watches a page for longer: who is told to wait so long had better come back. */
const PATIENCE_SECONDS = 60

/** Sorts an error of the API, of HTTP or of the network by whether it is going to pass. */
export function lookUpProblem(error: ErrorLike): LookUpProblem {
  const message = errorMessage(error)
  if (CombinedGraphQLErrors.is(error)) {
    const limit = error.errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED')
    if (!limit) {
      const isOutage = errorStatus(error) === 503
      return isOutage
        ? { message, passing: true, status: 503, retryAfterSeconds: OUTAGE_SECONDS }
        : { message, passing: false, status: 500 }
    }
    const retryAfterSeconds = Number(limit.extensions?.retryAfterSeconds ?? 1)
    const isCheck = challengeOf(error) !== undefined
    const passing = isCheck || retryAfterSeconds <= PATIENCE_SECONDS
    return { message: limit.message, passing, status: 429, retryAfterSeconds, ...(isCheck && { isCheck }) }
  }
  if (!ServerError.is(error)) {
    const passing = error instanceof TypeError || ServerParseError.is(error)
    return { message, passing, status: 500 }
  }
  const { statusCode, response } = error
  if (!passingStatuses.includes(statusCode)) return { message, passing: false, status: 500 }
  // It may also be a date, as proxies write it: then our own patience is good enough.
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    message: t('Very many people are looking at results right now.'),
    passing: true,
    status: statusCode,
    ...(retryAfterSeconds <= PATIENCE_SECONDS && { retryAfterSeconds }),
  }
}

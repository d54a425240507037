import type { ErrorLike } from '@apollo/client'
import { useState } from 'react'
import { errorMessage } from './error-message.ts'

interface RetryableQuery {
  error?: ErrorLike | undefined
  loading: boolean
  refetch: () => Promise<unknown>
}

/** For `Failure`. */
export interface QueryFailure {
  /** The message. */
  children: string
  onRetry: () => void
  retrying: boolean
}

/**
 * Why a query failed, and how to ask again. The failure stays on the page while it is asked again.
 *
 * @param known a failure that was known before the query.
 */
export function useQueryRetry({ error, loading, refetch }: RetryableQuery, known: string | null = null) {
  const [retrying, setRetrying] = useState<string | null>(null)
  const message = (error && !loading ? errorMessage(error) : retrying) ?? known

  async function retry() {
    setRetrying(message)
    // A second failure is told like the first, by `error`.
    await refetch().catch(() => undefined)
    setRetrying(null)
  }

  const failure: QueryFailure | null =
    message === null ? null : { children: message, onRetry: retry, retrying: retrying !== null }
  return { failure, retry }
}

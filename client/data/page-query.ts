import type { ErrorLike, OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client'
import { useLayoutEffect, useState } from 'react'
import { data as answer, type RouterContextProvider, useLoaderData } from 'react-router-dom'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { errorMessage } from './error-message.ts'
import { errorStatus } from './error-status.ts'
import { apolloOf } from './loader-context.ts'
import { isServerClockKnown } from './server-clock.ts'
import { useQueryRetry } from './use-query-retry.ts'
import { useServerNow } from './use-server-now.ts'

interface LoadedPage {
  /** ISO 8601: when the page was asked for, by the clock of the server that rendered it or of the browser. */
  now: string
  /** Why the server could not read the page's data. */
  failure: string | null
}

/**
 * For the loader of a page where people work. The server waits for the answer; a browser shows the page's skeleton at
 * once. The page shows errors beside a way to retry.
 */
export async function loadPage<TData, TVariables extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) {
  const now = new Date().toISOString()
  try {
    if (typeof document === 'undefined') {
      const apollo = await apolloOf(context)
      await apollo.query<TData, OperationVariables>({ query: query as TypedDocumentNode<TData>, variables })
    }
    return { now, failure: null } satisfies LoadedPage
  } catch (error) {
    const status = errorStatus(error) ?? 500
    return answer({ now, failure: errorMessage(error) } satisfies LoadedPage, { status })
  }
}

/** A generated hook. */
type QueryHook<TData, TVariables> = (options: {
  variables: TVariables
  fetchPolicy: WatchQueryFetchPolicy
  nextFetchPolicy: (present: WatchQueryFetchPolicy, about: { reason: string }) => WatchQueryFetchPolicy
  notifyOnNetworkStatusChange: boolean
}) => {
  data?: TData | undefined
  previousData?: TData | undefined
  error?: ErrorLike | undefined
  loading: boolean
  refetch: () => Promise<unknown>
}

/**
 * The answer to the query of `loadPage`. Colleagues work on the same things, so every visit and search asks again, and
 * shows meanwhile what is known of it; only a page that the server has just rendered does not ask again.
 */
export function usePageQuery<TData, TVariables extends OperationVariables>(
  useAnswer: QueryHook<TData, TVariables>,
  variables: NoInfer<TVariables>,
) {
  const rendered = useLoaderData<LoadedPage>()
  const visited = useHydrated()
  const now = useServerNow()
  const [fetchPolicy] = useState<WatchQueryFetchPolicy>(visited ? 'cache-and-network' : 'cache-first')
  const variablesKey = JSON.stringify(variables)
  // The router renders in the background. Interrupted there, Apollo would ask in turns for this page and the one before.
  const [requestedKey, setRequestedKey] = useState(variablesKey)
  useLayoutEffect(() => setRequestedKey(variablesKey), [variablesKey])
  const answered = useAnswer({
    variables: JSON.parse(requestedKey),
    fetchPolicy,
    nextFetchPolicy: (_present, { reason }) =>
      reason === 'variables-changed' ? 'cache-and-network' : 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const { data, previousData, refetch } = answered
  const retry = useQueryRetry(answered, data === undefined ? rendered.failure : null)
  const [answeredKey, setAnsweredKey] = useState(requestedKey)
  if (data !== undefined && answeredKey !== requestedKey) setAnsweredKey(requestedKey)
  const latest = data ?? previousData

  return {
    /** ISO 8601, by the server's clock. */
    now: visited && isServerClockKnown() ? new Date(now).toISOString() : rendered.now,
    /** The latest answer, also while it is asked for again. */
    data: answeredKey === variablesKey ? latest : undefined,
    /** For lists: the earlier rows while another search or page is loaded. */
    latest,
    /** Whether that is the case. */
    stale: latest !== undefined && answeredKey !== variablesKey,
    ...retry,
    refetch,
  }
}

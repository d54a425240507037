import type { ErrorLike, OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client'
import { useState } from 'react'
import { data as answer, type RouterContextProvider, useLoaderData } from 'react-router-dom'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { errorMessage } from './error-message.ts'
import { errorStatus } from './error-status.ts'
import { apolloOf } from './loader-context.ts'
import { useQueryRetry } from './use-query-retry.ts'

interface LoadedPage {
  /** ISO 8601; the server and the browser must agree on what is still to come. */
  now: string
  /** Why the server could not read what the page shows. */
  failure: string | null
}

/**
 * For the loader of a page where people work. The server waits for the answer; a browser shows the page's skeleton at
 * once. What goes wrong is said on the page, beside a way to retry.
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
 * The answer to what `loadPage` asked. Colleagues work on the same things, so every visit and search asks anew, and
 * shows meanwhile what is known; only a page that the server has just rendered does not ask again.
 */
export function usePageQuery<TData, TVariables extends OperationVariables>(
  useAnswer: QueryHook<TData, TVariables>,
  variables: NoInfer<TVariables>,
) {
  const rendered = useLoaderData<LoadedPage>()
  const visited = useHydrated()
  const [fetchPolicy] = useState<WatchQueryFetchPolicy>(visited ? 'cache-and-network' : 'cache-first')
  const answered = useAnswer({
    variables,
    fetchPolicy,
    nextFetchPolicy: (_present, { reason }) =>
      reason === 'variables-changed' ? 'cache-and-network' : 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const { data, previousData, refetch } = answered
  const retry = useQueryRetry(answered, data === undefined ? rendered.failure : null)

  return {
    now: rendered.now,
    /** While another search or page is asked for, what was there before. */
    data: data ?? previousData,
    /** Whether that is the case. */
    stale: data === undefined && previousData !== undefined,
    ...retry,
    refetch,
  }
}

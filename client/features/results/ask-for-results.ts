import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { withTimeLimit } from '#client/data/time-limit.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'

/**
 * How long the exams and the top performers that came before are good enough while a visitor moves about. A result
 * is asked for again at every look-up.
 */
const FRESH_MS = 2 * 60_000

const startedAt = Date.now()
/** When a browser last asked for a list; never filled on the server, where every request has a cache of its own. */
const askedAt = memoizeByObject((_client: ApolloClient) => new Map<string, number>())

/** The answer to a question, or the reason why there is none. */
export interface Answer<TData> {
  data?: TData | undefined
  error?: ErrorLike | undefined
}

/** Asks for a list, unless the one that came before is good enough. If that fails, it has to do. */
export async function askForList<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  isEmpty: (known: TData) => boolean,
  signal: AbortSignal,
): Promise<Answer<TData>> {
  const times = askedAt(client)
  const key = JSON.stringify(variables)
  const known = client.readQuery({ query, variables }) ?? undefined
  const isFresh = Date.now() - (times.get(key) ?? startedAt) < FRESH_MS
  // An empty list may fill at any moment of a result day, so it is always asked for.
  if (known && !isEmpty(known) && isFresh) return { data: known }
  const { data = known, error } = await ask(client, query, variables, signal)
  if (!error) times.set(key, Date.now())
  return { data, error }
}

export async function ask<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  signal: AbortSignal,
): Promise<Answer<TData>> {
  const send = (given: AbortSignal) =>
    client.query<TData, OperationVariables>({
      query: query as TypedDocumentNode<TData>,
      variables,
      fetchPolicy: typeof document === 'undefined' ? 'no-cache' : 'network-only',
      errorPolicy: 'all',
      context: {
        // A choice that is overtaken by the next one is not worth the server's time.
        fetchOptions: { signal: given },
        // Else the same choice made again, as by a second press, would share the answer that the first press gave up.
        queryDeduplication: false,
      },
    })
  const { data, error } = await withTimeLimit(send, signal).catch((error: Error) => ({
    data: undefined,
    error,
  }))
  return error ? { error } : { data }
}

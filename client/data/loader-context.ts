import type { ApolloClient, FetchPolicy, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { createContext, RouterContextProvider } from 'react-router-dom'
import { isRefusal } from './error-message.ts'

const apolloContext = createContext<() => Promise<ApolloClient>>()

/** The router's context for every loader and action. */
export function loaderContext(apollo: () => Promise<ApolloClient>): RouterContextProvider {
  return new RouterContextProvider(new Map([[apolloContext, apollo]]))
}

/** The Apollo Client of this browser, or of this request on the server, for a loader or an action. */
export function apolloOf(context: Readonly<RouterContextProvider>): Promise<ApolloClient> {
  return context.get(apolloContext)()
}

type Loading<TData, TVariables extends OperationVariables> = [
  context: Readonly<RouterContextProvider>,
  query: TypedDocumentNode<TData, TVariables>,
  ...(Record<string, never> extends TVariables ? [variables?: TVariables] : [variables: TVariables]),
]

/** How old an answer of the browser's cache may be: a tab may stay open for days. */
const MAX_AGE_MS = 5 * 60_000

/** When it asks again after it could not. */
const ASK_AGAIN_MS = 60_000

/** When this browser asked the server, by query and variables. */
const loadTimes = new WeakMap<DocumentNode, Map<string, number>>()

/**
 * For a loader whose page reads the answer by `useLoaderData`: it travels with a rendered page once, and the first
 * render needs no Apollo Client. A browser asks the server only for data that its cache lacks or has had for five minutes, and
 * shows the older answer when the server cannot be reached.
 *
 * @throws the server's errors, which a loader lets through to the error page.
 */
export async function loadData<TData, TVariables extends OperationVariables>(
  ...loading: Loading<TData, TVariables>
): Promise<TData> {
  if (typeof document === 'undefined') return load('no-cache', ...loading)
  const [, query, variables] = loading
  const times = loadTimes.get(query) ?? new Map<string, number>()
  loadTimes.set(query, times)
  const key = JSON.stringify(variables ?? {})
  const now = Date.now()
  if (now - (times.get(key) ?? now) >= MAX_AGE_MS) {
    const latest = await load('network-only', ...loading).catch((error: unknown) => {
      if (isRefusal(error)) throw error
      // Not at each visit: a connection that stalls takes its time.
      times.set(key, now - MAX_AGE_MS + ASK_AGAIN_MS)
    })
    if (latest) {
      times.set(key, now)
      return latest
    }
  }
  const data = await load('cache-first', ...loading)
  if (!times.has(key)) times.set(key, now)
  return data
}

/** Like `loadData` for data that changes by itself: asked for at every visit. */
export function loadFresh<TData, TVariables extends OperationVariables>(
  ...loading: Loading<TData, TVariables>
): Promise<TData> {
  return load('no-cache', ...loading)
}

/**
 * Brings a query's answer into the cache, so that the generated hook of the same query and variables has it in the first
 * render of a page for signed-in people, on the server as in the browser.
 *
 * @throws as `loadData`.
 */
export function loadQuery<TData, TVariables extends OperationVariables>(
  ...loading: Loading<TData, TVariables>
): Promise<TData> {
  return load('cache-first', ...loading)
}

/**
 * `loadQuery` for data that changes by itself or by a colleague: a browser asks at every visit, and meanwhile shows what its
 * cache has. Nobody is told that this failed when there is something to show.
 */
export async function loadLatest<TData, TVariables extends OperationVariables>(
  ...loading: Loading<TData, TVariables>
): Promise<TData> {
  if (typeof document === 'undefined') return loadQuery(...loading)
  const [context, query, variables] = loading
  const apollo = await apolloOf(context)
  const known = apollo.readQuery<TData, OperationVariables>({
    query: query as TypedDocumentNode<TData>,
    ...(variables && { variables }),
  })
  const latest = load('network-only', ...loading)
  if (known === null) return latest
  latest.catch(() => undefined)
  return known
}

async function load<TData, TVariables extends OperationVariables>(
  fetchPolicy: FetchPolicy,
  ...[context, query, variables]: Loading<TData, TVariables>
): Promise<TData> {
  const apollo = await apolloOf(context)
  const { data } = await apollo.query<TData, OperationVariables>({
    query: query as TypedDocumentNode<TData>,
    ...(variables && { variables }),
    fetchPolicy,
  })
  if (data === undefined) throw new Error('The server answered a query without data')
  return data
}

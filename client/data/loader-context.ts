import type { ApolloClient, FetchPolicy, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createContext, RouterContextProvider } from 'react-router-dom'

const apolloContext = createContext<() => Promise<ApolloClient>>()

/** What the router hands to every loader and action. */
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

/**
 * For a loader whose page reads the answer by `useLoaderData`: it travels with a rendered page once, and the first
 * render needs no Apollo Client. A browser asks the server only for what its cache lacks.
 *
 * @throws the server's errors, which a loader lets through to the error page.
 */
export function loadData<TData, TVariables extends OperationVariables>(
  ...loading: Loading<TData, TVariables>
): Promise<TData> {
  return load(typeof document === 'undefined' ? 'no-cache' : 'cache-first', ...loading)
}

/** The same of what changes by itself: asked for anew at every visit. */
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
 * `loadQuery` of what changes by itself or by a colleague: a browser asks anew at every visit, and shows meanwhile what its
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

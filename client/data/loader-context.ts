import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
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

/**
 * Brings a query's answer into the cache, so that the page's `useQuery` of the same query and variables has it in
 * its first render, on the server as in the browser. Asks the server only for what the cache lacks.
 *
 * @returns the answer.
 * @throws the server's errors, which a loader lets through to the error page.
 */
export async function loadQuery<TData, TVariables extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  query: TypedDocumentNode<TData, TVariables>,
  ...[variables]: Record<string, never> extends TVariables
    ? [variables?: TVariables]
    : [variables: TVariables]
) {
  const apollo = await apolloOf(context)
  const { data } = await apollo.query<TData, OperationVariables>({
    query: query as TypedDocumentNode<TData>,
    ...(variables && { variables }),
  })
  if (data === undefined) throw new Error('The server answered a query without data')
  return data
}

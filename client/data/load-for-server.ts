import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { RouterContextProvider } from 'react-router-dom'
import { apolloOf } from './loader-context.ts'

/**
 * Brings a query's answer into the cache before the server renders. A browser does not wait for it: the page comes at
 * once with its skeletons, asks the same, and says itself what went wrong.
 *
 * @returns the answer, on the server; @throws there what the API answers.
 */
export async function loadForServer<TData, TVariables extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) {
  if (typeof document !== 'undefined') return undefined
  const apollo = await apolloOf(context)
  const { data } = await apollo.query<TData, OperationVariables>({
    query: query as TypedDocumentNode<TData>,
    variables,
  })
  return data
}

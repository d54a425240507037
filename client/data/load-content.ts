import type { TypedDocumentNode } from '@apollo/client'
import type { RouterContextProvider } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import { apolloOf } from './loader-context.ts'

/** A picture of the content, in the widths that pages need. */
export const CONTENT_PICTURE_FRAGMENT = graphql(`
  fragment ContentPictureParts on ContentPicture {
    alt
    media { width height sources { width avif webp } }
  }
`)

/**
 * The institute's content, for the loader of a public page, which hands it to `useLoaderData`: so it travels with a
 * rendered page once, and its first render needs no Apollo Client.
 *
 * @throws the server's errors, which a loader lets through to the error page.
 */
export async function loadContent<TData>(
  context: Readonly<RouterContextProvider>,
  query: TypedDocumentNode<TData, Record<string, never>>,
): Promise<TData> {
  const apollo = await apolloOf(context)
  const fetchPolicy = typeof document === 'undefined' ? 'no-cache' : 'cache-first'
  const { data } = await apollo.query({ query: query as TypedDocumentNode<TData>, fetchPolicy })
  if (data === undefined) throw new Error('The server answered a query without data')
  return data as TData
}

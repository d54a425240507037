import { ApolloClient, type ApolloLink } from '@apollo/client'
import { createCache } from './cache.ts'

/** A client with an empty cache; on the server one is made for every request, so that nothing leaks between them. */
export function createApolloClient(link: ApolloLink, options: { ssrMode: boolean }): ApolloClient {
  return new ApolloClient({
    link,
    cache: createCache(),
    ssrMode: options.ssrMode,
  })
}

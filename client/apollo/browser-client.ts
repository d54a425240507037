import type { ApolloClient } from '@apollo/client'
import type { NormalizedCacheObject } from '@apollo/client/cache'
import { HttpLink } from '@apollo/client/link/http'
import { createApolloClient } from './client.ts'

/** The browser's client: begins with the answers that came with the page. */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const link = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': 'true' },
  })
  const client = createApolloClient(link, { ssrMode: false })
  client.cache.restore(state)
  return client
}

import { print } from 'graphql'
import * as generated from '#client/gql/graphql.ts'
import { createCache } from './cache.ts'

/**
 * Every operation of the client in the words in which Apollo Client sends it: with `__typename` everywhere. The server
 * is told beforehand, so that a browser sends a hash instead.
 */
export function sentDocuments(): string[] {
  const cache = createCache()
  return Object.values(generated)
    .filter(({ definitions: [first] }) => first?.kind === 'OperationDefinition')
    .map((document) => print(cache.transformDocument(document)))
}

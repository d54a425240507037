import type { ApolloCache } from '@apollo/client/cache'

/** Evicts content and settings from the cache, so that the next pages ask again. */
export function forgetContent(cache: ApolloCache): void {
  for (const fieldName of ['content', 'site']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  // Both are objects without a key: the next answer, however small, would bring the old one back.
  cache.gc()
}

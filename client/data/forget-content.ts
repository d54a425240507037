import type { ApolloCache } from '@apollo/client/cache'

/** Forgets what pages show of the content and the settings, so that pages visited next ask again. */
export function forgetContent(cache: ApolloCache): void {
  for (const fieldName of ['content', 'site']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  // Both are objects without a key: the next answer, however small, would bring the old one back.
  cache.gc()
}

import type { ApolloCache } from '@apollo/client/cache'

/**
 * Forgets every answer that a publication, a deletion or the link of a candidate ID makes untrue, so that pages ask again. The list
 * of files is not among them: its page asks again at every visit, and a deleted file leaves it by itself.
 */
export function forgetResults(cache: ApolloCache): void {
  for (const fieldName of [
    'exams',
    'announcedReleases',
    'withdrawnExams',
    'examResult',
    'topPerformers',
    'myResults',
    'assignments',
    'payments',
  ]) {
    cache.evict({ id: 'ROOT_QUERY', fieldName })
  }
  cache.gc()
}

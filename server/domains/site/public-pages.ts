import type { Services } from '#server/graphql/context.ts'
import { changedPages } from './changed-pages.ts'
import { knownRecords } from './known-records.ts'

/** What the renderer asks about the public pages, each time from the current data. */
export function publicPages({ db, content }: Pick<Services, 'db' | 'content'>) {
  return {
    changedPages: () => changedPages({ db, content }),
    knownRecords: () => knownRecords({ db, content }),
    emptyPages: async () => (await content.published()).emptyPages(),
  }
}

import type { Services } from '#server/graphql/context.ts'
import { changedPages } from './changed-pages.ts'
import { knownRecords } from './known-records.ts'

/** What the renderer asks about the public pages, each time from the current data. */
export function publicPages(services: Pick<Services, 'db' | 'content' | 'site'>) {
  const { db, content } = services
  return {
    changedPages: () => changedPages({ db, content }),
    knownRecords: () => knownRecords({ db, content }),
    firstCalendar: () =>
      content.published().then(
        ({ site }) => site.firstCalendar,
        () => services.site.firstCalendar,
      ),
    emptyPages: async () => (await content.published()).emptyPages(),
  }
}

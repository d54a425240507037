import { logoOf } from '#server/domains/media/logo.ts'
import type { Services } from '#server/graphql/context.ts'
import { changedPages } from './changed-pages.ts'
import { knownRecords } from './known-records.ts'

/** In px, on a card of 1200 by 630. */
const CARD_LOGO_HEIGHT = 88

/** What the renderer asks about the public pages, each time from the current data. */
export function publicPages(services: Pick<Services, 'env' | 'db' | 'files' | 'log' | 'content' | 'site'>) {
  const { env, db, content } = services
  return {
    changedPages: () => changedPages({ db, content }),
    knownRecords: () => knownRecords({ db, content }),
    formats: () =>
      content.published().then(
        ({ site }) => site,
        () => services.site,
      ),
    cardLogo: async () => {
      const { site } = await content.published()
      return (await logoOf(services, site, { height: CARD_LOGO_HEIGHT }))?.png
    },
    emptyPages: async () => (await content.published()).emptyPages(),
    demoRibbon: async () => {
      if (!env.demo) return null
      const { seeded, removed } = (await content.published()).demo
      if (removed) return null
      return env.demoExposed ? 'exposed' : seeded ? 'sample' : null
    },
  }
}

import { matchRoutes, type RouteObject } from 'react-router-dom'
import { fetchAhead } from './fetch-ahead.ts'

/** What people do to a link before they follow it. */
const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const

/** Loads the chunks of a page when somebody is about to open it: a tenth of a second before the press, at least. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  if (savesData()) return
  const seen = new Set([window.location.pathname])
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== window.location.origin || seen.has(link.pathname)) return
    seen.add(link.pathname)
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy === 'function') fetchAhead(route.lazy)
    }
  }
  for (const event of intentEvents) document.addEventListener(event, prefetch, { passive: true })
}

/** Some browsers tell that their owner pays by the megabyte. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

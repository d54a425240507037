import { matchRoutes, type RouteObject } from 'react-router-dom'
import { fetchAhead } from './fetch-ahead.ts'

/** What people do to a link before they follow it, and to a form before they send it. */
const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Loads the chunks of a page when somebody is about to open it: a tenth of a second before the press, at least.
 *
 * @param startClient loads what asks the API. Who fills in a form will need it, perhaps after the network has gone.
 */
export function prefetchOnIntent(routes: RouteObject[], startClient: () => Promise<unknown>): void {
  if (savesData()) return
  const seen = new Set([window.location.pathname])
  const prefetch = ({ target }: Event) => {
    const place = target instanceof Element ? target.closest('a[href], form[action]') : null
    const address = place?.getAttribute('href') ?? place?.getAttribute('action')
    if (!address || !URL.canParse(address, window.location.href)) return
    const { origin, pathname } = new URL(address, window.location.href)
    if (origin !== window.location.origin || seen.has(pathname)) return
    seen.add(pathname)
    if (place instanceof HTMLFormElement) fetchAhead(startClient)
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
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

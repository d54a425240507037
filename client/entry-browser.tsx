import { type ReactNode, startTransition, useEffect, useEffectEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { fetchAhead, isFetchingAhead } from './data/fetch-ahead.ts'
import { takeTyped } from './data/language-choice.ts'
import { createLazyClient } from './data/lazy-client.ts'
import { loaderContext } from './data/loader-context.ts'
import { isLoadingOptional } from './data/optional-part.ts'
import { Providers } from './data/providers.tsx'
import { setLocalDates } from './locales/date-words.ts'
import { isGuarded, type SeedsCache } from './route.ts'
import { routes } from './router.ts'
import { setFormats } from './ssr/formats.ts'
import { readPageState } from './ssr/page-state.ts'
import { LIVE_ATTRIBUTE } from './ui/laid-out-later.ts'
import { replayClicksBeforeHydration } from './ui/replay-clicks.ts'

const KEY = 'reloaded-for-chunks-at'
const PAUSE_MS = 30_000

/**
 * After a release the chunks of the page that is still open are gone from the server. When one cannot be loaded, the
 * browser opens the address it was going to as a document; twice in a row would be a different trouble. A form that was
 * sent is sent to the server.
 */
function reloadWhenChunksAreGone(router: DataRouter): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { state, location, formData } = router.state.navigation
    if ((isLoadingOptional() || isFetchingAhead()) && !location) return
    // Loaded for a form, too: a later failure must not lead away from the form's answer.
    const isFirst = mayReload()
    const isSent = state === 'submitting' && formData
    if (!isFirst && !isSent) return
    event.preventDefault()
    if (isSent) sendForm(createPath(location), formData)
    else window.location.assign(location ? createPath(location) : window.location.href)
  })
}

function sendForm(action: string, fields: FormData): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action })
  for (const [name, value] of fields)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    // Where nothing is kept, it might reload for ever.
    return false
  }
}

/** Events on a link before it is followed, and on a form before it is sent. */
const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Loads the chunks of a page when somebody is about to open it: a tenth of a second before the press, at least.
 *
 * @param startClient loads the API client. A form that is being filled in will need it, perhaps after the network has gone.
 */
function prefetchOnIntent(routes: RouteObject[], startClient: () => Promise<unknown>): void {
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

const endEarlyPress = replayClicksBeforeHydration(document)
const state = readPageState(document)
setFormats(state.formats)
setLocalDates()
// Only signed-in pages have fields whose values their components hold.
const early = state.signedIn ? import('./ui/replay-early-input.ts') : undefined

// The first render must equal the server's: the chunks of the page's routes come before it.
const matches: readonly { route: RouteObject & SeedsCache }[] = matchRoutes(routes, location) ?? []
await Promise.all([
  ...matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }),
  isGuarded(matches) && import('./data/browser-client.ts'),
])

const apollo = createLazyClient({
  fill(client) {
    client.cache.restore(state.apollo)
    for (const { route } of matches) {
      const data = state.router.loaderData?.[route.id ?? '']
      if (data) route.seedCache?.(client, data as never)
    }
  },
  // Behind a guard it is the layout that leaves.
  onSessionEnd: () => isGuarded(router.state.matches) || router.revalidate(),
  onOtherPerson() {
    // A form of the person before must not ask to stay.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    location.reload()
  },
})
// Pages behind a guard read its cache in their first render.
if (isGuarded(matches)) await apollo.start()

const { replayEarlyInput } = (await early) ?? {}
const typed = takeTyped()
const onLive = () => {
  replayEarlyInput?.(document)
  pressAgain()
  if (typed.length === 0) return
  fetchAhead(async () => (await import('./data/restore-typed.ts')).restoreTyped(document, typed))
}

const router = createBrowserRouter(routes, {
  hydrationData: state.router,
  getContext: () => loaderContext(apollo.start),
})
reloadWhenChunksAreGone(router)
prefetchOnIntent(routes, apollo.start)
registerServiceWorker()

leaveTranslated(Node.prototype)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
const pressAgain = endEarlyPress()
// In slices, so that a slow phone can scroll and press meanwhile; the page is complete without it.
startTransition(() => {
  hydrateRoot(
    root,
    <Live onLive={onLive}>
      <Providers apollo={apollo}>
        <RouterProvider router={router} />
      </Providers>
    </Live>,
  )
})
// In a task of its own.
requestAnimationFrame(() => document.documentElement.setAttribute(LIVE_ATTRIBUTE, ''))
// A session is kept alive from the first moment.
if (state.signedIn) fetchAhead(apollo.start)

/**
 * A browser that translates the page puts a `font` element in the place of each text. React, which would move or remove that
 * text or put something before it, must not fail for that.
 */
function leaveTranslated(nodes: Node): void {
  const { insertBefore, removeChild } = nodes
  nodes.insertBefore = function <T extends Node>(this: Node, added: T, next: Node | null): T {
    return insertBefore.call(this, added, next?.parentNode === this ? next : null) as T
  }
  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
}

/** Around the page: calls back once, when all components have been rendered. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  const live = useEffectEvent(onLive)
  useEffect(() => live(), [])
  return children
}

/**
 * Lets the service worker (client/public/service-worker.js) answer visits that the network does not. Not in development,
 * where pages come and go with the server.
 */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After all that the page itself needs. This script may come after the page's `load`.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

function register(): void {
  // A browser may forbid it, as in a private window: the site works without.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

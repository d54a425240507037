import { type ReactNode, startTransition, useEffect, useEffectEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { fetchAhead } from './data/fetch-ahead.ts'
import { takeTyped } from './data/language-choice.ts'
import { createLazyClient } from './data/lazy-client.ts'
import { loaderContext } from './data/loader-context.ts'
import { prefetchOnIntent } from './data/prefetch.ts'
import { Providers } from './data/providers.tsx'
import { registerServiceWorker } from './data/register-service-worker.ts'
import { reloadWhenChunksAreGone } from './data/stale-chunks.ts'
import { setLocalDates } from './locales/date-words.ts'
import { isGuarded, type SeedsCache } from './route.ts'
import { routes } from './router.ts'
import { setFormats } from './ssr/formats.ts'
import { readPageState } from './ssr/page-state.ts'
import { noteEarlyPress } from './ui/early-press.ts'
import { LIVE_ATTRIBUTE } from './ui/laid-out-later.ts'

const endEarlyPress = noteEarlyPress(document)
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

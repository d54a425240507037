import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from './apollo/browser-client.ts'
import { loaderContext } from './apollo/loader-context.ts'
import { readPageState } from './page-state.ts'
import { Providers } from './providers.tsx'
import { routes } from './router.tsx'
import { reloadWhenChunksAreGone } from './stale-chunks.ts'

const state = readPageState(document)
const apollo = createBrowserClient(state.apollo)

// The first render must equal the server's: the chunks of the page's routes come before it.
const matches = matchRoutes(routes, location) ?? []
await Promise.all(
  matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }),
)

const router = createBrowserRouter(routes, {
  hydrationData: state.router,
  getContext: () => loaderContext(apollo),
})
reloadWhenChunksAreGone(router)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
hydrateRoot(
  root,
  <Providers apollo={apollo}>
    <RouterProvider router={router} />
  </Providers>,
)

import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ROOT, useSite } from '#client/data/root-data.ts'
import { Footer } from '#client/layouts/footer.tsx'
import { publicNavigation } from '#client/layouts/navigation-items.ts'
import { rootData, rootRoute } from '#tests/support/browser/root-route.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Renders a part in the year of the server, and hydrates it in a browser whose clock says 2019. */
async function hydrateInAnotherYear(part: ReactNode) {
  vi.stubGlobal('fetch', async () => Response.json({ now: Date.parse('2027-05-01T00:00:00Z') }))
  vi.useFakeTimers({ toFake: ['Date'] })
  const app = () => {
    const routes = [rootRoute([{ path: '*', element: part }])]
    const hydrationData = { loaderData: { [ROOT]: rootData({}) } }
    return <RouterProvider router={createMemoryRouter(routes, { hydrationData })} />
  }
  vi.setSystemTime('2027-05-01T00:00:00Z')
  const root = document.createElement('div')
  root.innerHTML = renderToString(app())
  vi.setSystemTime('2019-05-01T00:00:00Z')
  const errors: unknown[] = []
  await act(async () => {
    hydrateRoot(root, app(), { onRecoverableError: (error) => errors.push(error) })
  })
  return { root, errors }
}

function Foot() {
  return <Footer site={useSite()} navigation={publicNavigation} />
}

test("the page's foot keeps the year of the server", async () => {
  const { root, errors } = await hydrateInAnotherYear(<Foot />)
  expect(errors).toEqual([])
  expect(root.textContent).toContain('© 2027 Himshikhar Entrance Academy.')
})

test("what depends on the server's time hydrates, then follows it", async () => {
  // Anew: it remembers the server's clock.
  vi.resetModules()
  const { useServerNow } = await import('#client/features/results/use-server-now.ts')
  const Released = () => (useServerNow() > Date.parse('2027-04-01T00:00:00Z') ? 'Released' : 'Not released')
  const { root, errors } = await hydrateInAnotherYear(<Released />)
  expect(errors).toEqual([])
  expect(root.textContent).toBe('Released')
})

import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PresenceQuery } from '#client/data/guarded-role.ts'
import { ROOT, useSite } from '#client/data/root-data.ts'
import { publicNavigation } from '#client/layouts/navigation-items.ts'
import { Footer } from '#client/layouts/public-layout.tsx'
import { rootData, rootRoute } from '#tests/support/browser/root-route.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-01T00:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Renders a part in the year of the server, and hydrates it in a browser whose clock says 2019. */
async function hydrateInAnotherYear(part: ReactNode) {
  vi.stubGlobal('fetch', async () => Response.json({ now: Date.parse('2027-05-01T00:00:00Z') }))
  const app = () => {
    const routes = [rootRoute([{ path: '*', element: part }])]
    const hydrationData = { loaderData: { [ROOT]: rootData({}) } }
    return <RouterProvider router={createMemoryRouter(routes, { hydrationData })} />
  }
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
  // Imported again: it remembers the server's clock.
  vi.resetModules()
  const { useServerNow } = await import('#client/data/use-server-now.ts')
  const Released = () => (useServerNow() > Date.parse('2027-04-01T00:00:00Z') ? 'Released' : 'Not released')
  const { root, errors } = await hydrateInAnotherYear(<Released />)
  expect(errors).toEqual([])
  expect(root.textContent).toBe('Released')
})

test("a page of staff that a browser opens goes by the server's clock", async () => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json({ now: Date.parse('2027-05-01T00:00:00Z') }))
  vi.setSystemTime('2019-05-01T00:00:00Z')
  const { loadPage, usePageQuery } = await import('#client/data/page-query.ts')
  const answered = { data: {}, loading: false, refetch: async () => {} }
  const Page = () => usePageQuery(() => answered, {}).now.slice(0, 10)
  const loader = () => loadPage(new RouterContextProvider(), PresenceQuery, {})
  const router = createMemoryRouter([{ path: '/', element: <Page />, loader, HydrateFallback: () => null }])
  render(<RouterProvider router={router} />)
  await screen.findByText('2027-05-01')
})

test("the date that an exam is offered is that of the server's clock", async () => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json({ now: Date.parse('2027-05-01T00:00:00Z') }))
  vi.setSystemTime('2019-05-01T00:00:00Z')
  const { loader } = await import('#client/pages/admin/add-result/page.tsx')
  const request = new Request('http://institute.example/admin/add-result')
  expect(await loader({ request, context: new RouterContextProvider(), params: {} } as never)).toEqual({
    today: '2027-05-01',
  })
})

test("a page of staff that the server rendered keeps the server's time until the clock is known", async () => {
  vi.resetModules()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.setSystemTime('2019-05-01T00:00:00Z')
  const { usePageQuery } = await import('#client/data/page-query.ts')
  const answered = { data: {}, loading: false, refetch: async () => {} }
  const Page = () => usePageQuery(() => answered, {}).now.slice(0, 10)
  const loaderData = { page: { now: '2027-05-01T00:00:00Z', failure: null } }
  const routes = [{ id: 'page', path: '/', element: <Page />, loader: () => null }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData } })
  await act(async () => void render(<RouterProvider router={router} />))
  await screen.findByText('2027-05-01')
})

import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { guarded, ofAccounts } from '#client/route.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'

const pages = [
  ofAccounts({ path: '/auth', element: 'Please log in' }),
  guarded({ path: '/desk', element: 'The desk' }, 'ADMIN'),
]

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Follows a link from a public page. @returns the addresses of full page loads. */
async function follow(to: string, page: (typeof pages)[number]) {
  const opened: string[] = []
  const { origin, href } = window.location
  vi.stubGlobal('location', { origin, href, assign: (address: string) => opened.push(address) })
  const { user } = await openPage({
    route: { path: '/', children: [{ index: true, element: <Link to={to}>There</Link> }, page] },
    at: '/',
    root: { viewer: { role: 'ADMIN', session: null } },
  })
  await user.click(screen.getByText('There'))
  return opened
}

test.each([
  ['/auth?next=%2Fadmin', pages[0]],
  ['/desk?of=1', pages[1]],
] as const)('from a rehearsed page %s is opened anew', async (to, page) => {
  document.body.innerHTML = '<aside data-rehearsal="token"></aside>'
  const opened = await follow(to, page as (typeof pages)[number])
  await waitFor(() => expect(opened).toEqual([to]))
})

test('without a rehearsal they are opened in the page', async () => {
  const opened = await follow('/desk', pages[1] as (typeof pages)[number])
  await screen.findByText('The desk')
  expect(opened).toEqual([])
})

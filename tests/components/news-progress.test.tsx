import { act, screen } from '@testing-library/react'
import { Link, Outlet } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Root } from '#client/layouts/root.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

/** A page with links to others, each of which comes when it is let. */
async function open() {
  const waiting: (() => void)[] = []
  const slow = (path: string) => ({
    path,
    loader: () => new Promise<null>((go) => waiting.push(() => go(null))),
    element: `At ${path}`,
  })
  const links = ['/news', '/news/1', '/contact'].map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ))
  const page = await openPage({
    route: {
      path: '/',
      Component: Root,
      children: [
        { element: <Outlet />, children: [{ index: true, element: links }] },
        ...['news', 'news/:id', 'contact'].map(slow),
      ],
    },
    at: '/',
    root: {},
  })
  const arrive = () => act(async () => waiting.splice(0).forEach((go) => void go()))
  return { ...page, arrive }
}

const outline = () => screen.queryByRole('status')

test.each([
  ['/news', 'news', 6],
  ['/news/1', 'news/:id', 1],
])('on the way to %s its outline is there', async (link, path, count) => {
  const { user, arrive } = await open()
  expect(outline()).toBeNull()
  await user.click(screen.getByText(link))
  await screen.findByText('Loading')
  // Day, title and words of each.
  expect(outline()?.querySelectorAll('[style]')).toHaveLength(3 * count)
  // The page that is left keeps its place and the focus.
  expect(document.activeElement?.textContent).toBe(link)
  await arrive()
  await screen.findByText(`At ${path}`)
  expect(outline()).toBeNull()
})

test('on the way to another page there is none', async () => {
  const { user, arrive } = await open()
  await user.click(screen.getByText('/contact'))
  expect(outline()).toBeNull()
  await arrive()
  await screen.findByText('At contact')
})

import { act, screen } from '@testing-library/react'
import { data, Link, Outlet } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePageData } from '#client/data/page-data.ts'
import { Root, RouteErrorPage } from '#client/layouts/root.tsx'
import { outlinedPages } from '#client/route.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'

const paths = ['/news', '/news/1', '/contact', '/results'] as const

/** Pages with links to each other, whose data comes when it is let. */
async function open() {
  const waiting: { come: () => void; fail: () => void }[] = []
  const answer = () =>
    new Promise((resolve, reject) =>
      waiting.push({
        come: () => resolve(data('There', { status: 404 })),
        fail: () => reject(new Error('Gone')),
      }),
    )
  const Component = () => <h1>{usePageData<() => string>()}</h1>
  const { page } = outlinedPages({ page: async () => ({ loader: answer, Component }) })
  const module = await page?.()
  const links = [...paths, '/news?after=2'].map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ))
  const Layout = () => (
    <>
      {links}
      <Outlet />
    </>
  )
  const children = paths.map((path) => ({ path, ...module, ErrorBoundary: RouteErrorPage }))
  const opened = await openPage({
    route: {
      path: '/',
      Component: Root,
      children: [{ Component: Layout, children: [{ index: true, element: 'Home' }, ...children] }],
    },
    at: '/',
    root: {},
  })
  const answerAll = (how: 'come' | 'fail') =>
    act(async () => waiting.splice(0).forEach((one) => void one[how]()))
  return { ...opened, answerAll }
}

const outline = () => screen.findByRole('status')

test.each(paths)('%s shows its address and outline before its data', async (path) => {
  const { user, address, answerAll } = await open()
  await user.click(screen.getByText(path))
  expect((await outline()).getAttribute('aria-busy')).toBe('true')
  expect(address()).toBe(path)
  expect(screen.queryByText('Home')).toBeNull()
  expect((await outline()).querySelectorAll('[style]')).toHaveLength(path === '/news/1' ? 3 : 18)
  await answerAll('come')
  expect((await screen.findByRole('heading')).textContent).toBe('There')
  expect(screen.queryByRole('status')).toBeNull()
})

test('data that is there soon comes without an outline', async () => {
  const { user, answerAll } = await open()
  await user.click(screen.getByText('/contact'))
  await answerAll('come')
  await screen.findByRole('heading')
  expect(screen.queryByRole('status')).toBeNull()
})

test('a failure that is late is said on the page, too', async () => {
  const { user, answerAll } = await open()
  await user.click(screen.getByText('/contact'))
  await outline()
  await answerAll('fail')
  expect((await screen.findByRole('heading')).textContent).toBe('Unexpected Application Error!')
})

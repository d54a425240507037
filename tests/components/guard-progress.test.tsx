import { act, screen, waitFor } from '@testing-library/react'
import { Link, Outlet } from 'react-router-dom'
import { expect, test } from 'vitest'
import { guard } from '#client/data/guard.ts'
import { Root } from '#client/layouts/root.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

/** A public page, and two pages behind a guard that answers when it is let. */
async function atTheDoor(role: string | null) {
  const waiting: (() => void)[] = []
  const viewer = () => new Promise((answer) => waiting.push(() => answer({ role, session: null })))
  const page = await openPage({
    route: {
      path: '/',
      Component: Root,
      children: [
        { index: true, element: <Link to="/desk">To the desk</Link> },
        {
          path: 'desk',
          middleware: [guard('ADMIN')],
          handle: { guarded: true },
          element: <Outlet />,
          children: [
            { index: true, element: <Link to="/desk/second">The desk</Link> },
            {
              path: 'second',
              loader: () => new Promise<null>((go) => waiting.push(() => go(null))),
              element: 'Second',
            },
          ],
        },
        { path: 'auth', element: 'Please sign in' },
      ],
    },
    at: '/',
    root: { viewer },
  })
  const answer = () => act(async () => waiting.splice(0).forEach((go) => void go()))
  return { ...page, answer, waiting }
}

const spinner = () => screen.queryByText('Checking who you are')

test('a spinner stands in the middle while a guard checks on the way to a page', async () => {
  const { user, answer } = await atTheDoor('ADMIN')
  expect(spinner()).toBeNull()
  await user.click(screen.getByText('To the desk'))
  await waitFor(() => expect(spinner()).not.toBeNull())
  await answer()
  await user.click(await screen.findByText('The desk'))
  // The viewer is known: the page that is left stays as it is.
  expect(spinner()).toBeNull()
  await answer()
  await screen.findByText('Second')
})

test('the spinner ends at the sign-in page for whoever may not come in', async () => {
  const { user, answer } = await atTheDoor(null)
  await user.click(screen.getByText('To the desk'))
  await waitFor(() => expect(spinner()).not.toBeNull())
  await answer()
  await screen.findByText('Please sign in')
  expect(spinner()).toBeNull()
})

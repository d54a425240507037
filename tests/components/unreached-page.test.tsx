import { ServerError } from '@apollo/client/errors'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConnectionError } from '#client/data/connection-error.ts'
import { RouteErrorPage } from '#client/layouts/root.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

/** Opens a page whose loader throws this until the returned function is called. */
async function openFailing(error: unknown) {
  let isDown = true
  const loader = () => {
    if (isDown) throw error
    return null
  }
  const route = { path: '/', loader, element: <h1>Contact</h1>, ErrorBoundary: RouteErrorPage }
  await openPage({ route, at: '/', root: {} })
  await screen.findByRole('heading', { level: 1 })
  return () => {
    isDown = false
  }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('a page without a connection says so, and is loaded when it is back', async () => {
  const mend = await openFailing(new ConnectionError('Failed to fetch'))
  expect(heading()).toBe('This page could not be loaded')
  expect(document.title).toContain('This page could not be loaded')
  screen.getByText('The server cannot be reached. Please check your connection.')
  mend()
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(heading()).toBe('Contact'))
})

test('a page that a gateway answered is loaded again by its button', async () => {
  const response = new Response('Bad gateway', { status: 502 })
  const mend = await openFailing(new ServerError('Bad gateway', { response, bodyText: '' }))
  screen.getByText('The server answered with status 502. Please try again.')
  mend()
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await waitFor(() => expect(heading()).toBe('Contact'))
})

test('an error of our own blames no connection', async () => {
  await openFailing(new TypeError("Cannot read properties of undefined (reading 'id')"))
  expect(heading()).toBe('Unexpected Application Error!')
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatPanel } from '#client/layouts/chat-panel.tsx'
import { usePageViews } from '#client/layouts/public-layout.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const site = { phones: ['01-5970124'], whatsAppNumber: null, messengerUrl: null, chatPluginId: null }

/** Opens the panel as the browser does when its button is pressed. */
function open(panel: Element | null): void {
  if (!panel) throw new Error('no panel')
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }))
}

test('without a chat plugin none is loaded, whatever is opened', () => {
  const { container } = renderPart(<ChatPanel site={site} />)
  open(container.querySelector('[popover]'))
  expect(container.querySelector('iframe')).toBeNull()
})

test('without any way to chat there is no button', () => {
  renderPart(<ChatPanel site={{ ...site, phones: [] }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

function Counted({ id }: { id?: string }) {
  usePageViews(id)
  return <Link to="/results?exam=CEE&candidate=081001">Result</Link>
}

const foreignScripts = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src)
const pageViews = () =>
  (window.dataLayer ?? [])
    .map((command) => Array.from(command as ArrayLike<unknown>))
    .filter(([, event]) => event === 'page_view')
    .map(([, , page]) => page)

afterEach(() => {
  delete window.dataLayer
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

test('each page that is opened is reported once, without what is asked of it', async () => {
  // The script itself is somebody else's: it is named, and not fetched.
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  const { user } = renderPart(<Counted id="G-ABC123" />, { at: '/news?after=x' })
  await waitFor(() => expect(pageViews()).toHaveLength(1))
  await user.click(screen.getByRole('link'))
  await waitFor(() => expect(pageViews()).toHaveLength(2))
  expect(pageViews()).toMatchObject([
    { page_location: `${location.origin}/news` },
    { page_location: `${location.origin}/results`, page_referrer: `${location.origin}/news` },
  ])
  expect(JSON.stringify(window.dataLayer)).not.toContain('081001')
  expect(append).toHaveBeenCalledOnce()
  expect(append.mock.lastCall?.[0]).toHaveProperty(
    'src',
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
  )
})

test('without an analytics id nothing is counted and no script is there', async () => {
  const { user, location: address } = renderPart(<Counted />)
  await user.click(screen.getByRole('link'))
  expect(address()).toContain('/results')
  expect(window.dataLayer).toBeUndefined()
  expect(foreignScripts()).toEqual([])
})

test('pages for signed-in people, and those that mailed links with a token open, are not counted', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  const analytics = import('#client/layouts/analytics.ts')
  const handles = [{ guarded: true, parameters: {} }, { parameters: { token: 'text' } }]
  for (const handle of handles) {
    const { user, location: address, unmount } = renderPart(<Counted id="G-ABC123" />, { handle })
    await user.click(screen.getByRole('link'))
    expect(address()).toContain('/results')
    unmount()
  }
  await analytics
  expect(window.dataLayer).toBeUndefined()
  expect(append).not.toHaveBeenCalled()
})

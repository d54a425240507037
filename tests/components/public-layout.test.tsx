import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Viewer } from '#client/data/root-data.ts'
import { publicNavigation } from '#client/layouts/navigation-items.ts'
import { PublicLayout } from '#client/layouts/public-layout.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import type { RootScene } from '#tests/support/browser/root-route.tsx'

const admin: Partial<Viewer> = {
  role: 'ADMIN',
  user: { id: '1', name: 'Sabina Gurung', email: 'sabina@himshikhar.example' },
}

interface Scene extends RootScene {
  onSignOut?: () => void
  at?: string
}

const layout = ({ onSignOut = vi.fn(), ...scene }: Scene = {}) =>
  renderPart(
    <PublicLayout onSignOut={onSignOut}>
      <h1>A page</h1>
    </PublicLayout>,
    scene,
  )

const bar = () => within(screen.getByRole('banner'))
const addresses = (name: string) =>
  bar()
    .queryAllByRole('link', { name })
    .map((link) => link.getAttribute('href'))

test('a visitor is shown the way in', () => {
  layout()
  expect(new Set(addresses('Login'))).toEqual(new Set(['/auth']))
  expect(new Set(addresses('Sign Up'))).toEqual(new Set(['/signup']))
})

test('login and sign-up lead to the portal that the institute has elsewhere', () => {
  layout({
    site: { portalLogInUrl: 'https://portal.example/in', portalSignUpUrl: 'https://portal.example/up' },
  })
  expect(new Set(addresses('Login'))).toEqual(new Set(['https://portal.example/in']))
  expect(new Set(addresses('Sign Up'))).toEqual(new Set(['https://portal.example/up']))
})

test('a signed-in admin is shown the way to the admin area and out', () => {
  const signOut = vi.fn()
  layout({ viewer: admin, onSignOut: signOut })
  expect(new Set(addresses('Admin'))).toEqual(new Set(['/admin']))
  expect(addresses('Login')).toEqual([])
  const [button] = bar().getAllByRole('button', { name: 'Sign out' })
  // So it works without JavaScript, too.
  const form = button?.closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/sign-out'])
  if (button) fireEvent.click(button)
  expect(signOut).toHaveBeenCalledOnce()
})

test('the current page is marked', () => {
  layout({ at: '/results' })
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(main.getByRole('link', { name: 'Results' }).getAttribute('aria-current')).toBe('page')
})

test('a group without pages does not show', () => {
  const { aboutUs, studentZone } = publicNavigation
  layout({ content: { emptyPages: [...aboutUs.items, ...studentZone.items].map(({ to }) => to) } })
  expect(screen.queryByText('About Us')).toBeNull()
  expect(screen.queryByText('Student Zone')).toBeNull()
})

test('the drop-down closes on Escape, outside, and when a link is followed', async () => {
  const { user, container } = layout()
  const details = container.querySelector('details')
  const summary = container.querySelector('summary')
  if (!details || !summary) throw new Error('no drop-down')
  const opened = async () => {
    await user.click(summary)
    details.open = true
  }
  await opened()
  summary.focus()
  await user.keyboard('{Escape}')
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(summary)
  await opened()
  fireEvent.pointerDown(screen.getByRole('heading', { name: 'A page' }))
  expect(details.open).toBe(false)
  await opened()
  await user.click(within(details).getByRole('link', { name: 'Overview' }))
  expect(details.open).toBe(false)
})

test('the first stop leads past the menus to the page', () => {
  layout()
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toBe('Skip to main content')
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})

test('the chat panel offers only what the institute has', () => {
  const { container } = layout({ site: { whatsAppNumber: '+977 9800000124' } })
  const links = container.querySelectorAll('aside a')
  expect(Array.from(links, (link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['WhatsApp', 'https://wa.me/9779800000124'],
    ['Call Us', 'tel:+97715970124'],
  ])
})

test('the footer tells how to reach the institute', () => {
  layout()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: '01-5970124' }).getAttribute('href')).toBe('tel:+97715970124')
  expect(footer.getByRole('link', { name: 'info@himshikhar.example' })).toBeTruthy()
  expect(footer.getByText('Bagbazar, Kathmandu')).toBeTruthy()
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as invitationPage from '#client/pages/account/invitation.tsx'
import * as resetPage from '#client/pages/account/reset-password.tsx'
import * as verifyEmailPage from '#client/pages/account/verify-email/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

interface LinkPage {
  page: typeof invitationPage
  mutation: string
  button: string
}

const invitation = {
  page: invitationPage,
  mutation: 'acceptInvitation',
  button: 'Set my password and log in',
}
const reset = { page: resetPage, mutation: 'resetPassword', button: 'Set new password' }

/** Sets a password with a link of which the API says that it does not work. */
async function tryLink({ page, mutation, button }: LinkPage, reason: string) {
  const { user } = await openPage({
    route: { path: '/link', ...page },
    at: '/link?token=abc',
    root: { [mutation]: { __typename: 'LinkNotValid', reason, message: 'This link does not work.' } },
  })
  for (const field of await screen.findAllByLabelText(/password/i, { selector: 'input' }))
    await user.type(field, 'a-long-password')
  await user.click(screen.getByRole('button', { name: button }))
  const alert = await screen.findByRole('alert')
  expect(document.activeElement?.contains(alert)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  return alert.textContent
}

const logIn = () => screen.queryByRole('link', { name: 'Log in' })?.getAttribute('href')

test('an invitation that was used by an attempt without an answer leads to the log-in', async () => {
  expect(await tryLink(invitation, 'UNKNOWN')).toContain('your account is ready and you can log in')
  expect(logIn()).toBe('/auth')
})

test('an invitation that is too old has to be sent anew', async () => {
  expect(await tryLink(invitation, 'EXPIRED')).not.toContain('your account is ready')
})

test('a link for a new password that was used leads to the log-in', async () => {
  expect(await tryLink(reset, 'USED')).toContain('your new password is set and you can log in')
  expect(logIn()).toBe('/auth')
})

test.each(['EXPIRED', 'UNKNOWN'])(
  'a link for a new password that is %s is asked for anew',
  async (reason) => {
    expect(await tryLink(reset, reason)).toContain('Ask for a new one below.')
    expect(logIn()).toBeUndefined()
  },
)

test('a confirmed address has the focus, and what is wrong with its link', async () => {
  const open = async (verifyEmail: object) => {
    const { user } = await openPage({
      route: { path: '/verify-email', ...verifyEmailPage },
      at: '/verify-email?token=abc',
      root: { verifyEmail },
    })
    await user.type(await screen.findByLabelText(/Password/, { selector: 'input' }), 'a-long-password')
    await user.click(screen.getByRole('button', { name: 'Confirm my email address' }))
  }
  await open({ __typename: 'EmailVerified', message: 'It is confirmed.' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('It is confirmed.'))
  cleanup()
  await open({ __typename: 'LinkNotValid', reason: 'USED', message: 'This link was used.' })
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^This link was used/))
})

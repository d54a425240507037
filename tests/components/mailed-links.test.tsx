import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as invitationPage from '#client/pages/account/invitation/page.tsx'
import * as resetPage from '#client/pages/account/reset-password/page.tsx'
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
  return (await screen.findByText('This link does not work.')).parentElement?.textContent
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

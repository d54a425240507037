import { screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { describe, expect, test } from 'vitest'
import { SignUpForm } from '#client/pages/account/sign-up/sign-up-form.tsx'
import * as users from '#client/pages/admin/users/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'

const UNKNOWN = 'We do not know if this worked'
const ADVICE =
  /Check whether it was done before you try again\.|You can try again: doing it twice does no harm\./.source
const site = { name: 'Himshikhar', description: '', publicUrl: '' }
const account = {
  ...{ __typename: 'User', id: 'tara', email: 'tara@example.com', name: 'Tara', role: 'STUDENT', version: 1 },
  ...{ createdAt: '2026-10-01T06:00:00.000Z', emailVerifiedAt: '2026-10-01T06:00:00.000Z' },
  ...{ disabledAt: null, openSessions: 0, lastSeenAt: null, candidateLinks: [] },
}
const button = (name: RegExp | string, inside: HTMLElement = document.body) =>
  within(inside).getByRole('button', { name })

/** The API's answers, and the messages where nothing was changed. */
const refused = new GraphQLError('Not today.', { extensions: { code: 'FORBIDDEN' } })
const lost = new Error('The connection broke.')
// The database may have committed before its connection was lost.
const away = new GraphQLError('The database is away.', { extensions: { code: 'UNAVAILABLE' } })

describe.each([
  ['a refusal', refused, false],
  ['a lost answer', lost, true],
  ['an outage', away, true],
])('after %s', (_, error, isUnknown) => {
  const said = (title: string) =>
    (isUnknown ? [UNKNOWN, error.message, ADVICE] : [title, error.message]).join('.*')
  const fail = () => {
    throw error
  }
  const openUsers = async () => {
    const found = { totalCount: 1, nodes: [account], pageInfo: { hasNextPage: false, endCursor: null } }
    const { user } = await openPage({
      route: { path: '/admin/users', ...users },
      at: '/admin/users',
      root: {
        ...{ site, users: found, viewer: { user: { id: 'boss' } } },
        ...{ setUserRole: fail, setUserDisabled: fail },
      },
    })
    return { user, row: await screen.findByRole('row', { name: /tara@example\.com/ }) }
  }
  const expectTold = (told: HTMLElement, title: string) => {
    expect(told.textContent).toMatch(new RegExp(said(title)))
    if (isUnknown) expect(told.textContent).not.toContain(title)
  }

  test('a dialog says whether anything was changed, as far as that is known', async () => {
    const { user, row } = await openUsers()
    await user.click(button(/role/i, row))
    const dialog = await screen.findByRole('dialog', { name: 'Change role' })
    await user.selectOptions(within(dialog).getByRole('combobox'), 'TEACHER')
    await user.click(button('Save role', dialog))
    expectTold(await within(dialog).findByRole('alert'), 'The role is as it was')
  })

  test('so does a toast', async () => {
    const { user, row } = await openUsers()
    await user.click(button(/^Disable/, row))
    await user.click(button('Disable account', await screen.findByRole('alertdialog')))
    await isToasted(error.message)
    expectTold(toasts(), 'Error')
  })

  test('so does a form of a visitor', async () => {
    const { user } = await openPage({
      route: { path: '/signup', element: <SignUpForm onReceived={() => {}} /> },
      at: '/signup',
      root: { signUp: fail },
    })
    await user.type(screen.getByLabelText(/^Email/), 'tara@example.com')
    await user.type(screen.getByLabelText(/^Password \*|^Password$/), 'eight-or-more')
    await user.type(screen.getByLabelText(/once more/), 'eight-or-more')
    await user.click(button('Create account'))
    expectTold(await screen.findByRole('alert'), 'There is no account yet')
  })
})

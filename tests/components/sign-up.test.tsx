import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SignUpForm } from '#client/pages/account/sign-up/sign-up-form.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

test('everything that is wrong with a sign-up is told at once, before the server is asked', async () => {
  const { user, asked } = await openPage({
    route: { path: '/signup', element: <SignUpForm onReceived={() => {}} /> },
    at: '/signup',
    root: {},
  })
  await user.type(screen.getByLabelText(/^Email/), 'nobody')
  await user.type(screen.getByLabelText(/^Password \*|^Password$/), 'short')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Enter an email address such as name@example.com')
  expect(summary.textContent).toContain('Use at least 8 characters.')
  expect(summary.textContent).toContain('Passwords do not match')
  expect(asked).toEqual([])
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as verifyPage from '#client/pages/public/verify.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

const openVerify = (at: string, verifyResultSlip: unknown = null) =>
  openPage({ route: { path: '/verify', ...verifyPage }, at, root: { verifyResultSlip } })

const field = () => screen.getByLabelText(/Code on the slip/)
const focused = () => document.activeElement?.textContent

test('the verdict on each code has the focus', async () => {
  const { user } = await openVerify('/verify')
  await user.type(field(), '4F7KX-09ZTM{Enter}')
  await waitFor(() => expect(focused()).toContain('Unknown code'))
  expect(focused()).not.toContain('Code on the slip')
  await user.clear(field())
  await user.type(field(), '4F7KX-09ZTN{Enter}')
  await waitFor(() => expect(focused()).toContain('Unknown code'))
})

test('who sends no code is led to the field', async () => {
  const { user } = await openVerify('/verify')
  await user.click(screen.getByRole('button', { name: 'Check slip' }))
  await screen.findByText('Enter the code')
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

test('what keeps a code from being checked has the focus', async () => {
  const { user } = await openVerify('/verify', () => {
    throw new Error('No database')
  })
  await user.type(field(), '4F7KX-09ZTM{Enter}')
  await waitFor(() => expect(focused()).toContain('Try again'))
  expect(focused()).not.toContain('Code on the slip')
})

test('a page that opens with a verdict leaves the focus alone', async () => {
  await openVerify('/verify?code=4F7KX-09ZTM')
  await screen.findByText('Unknown code')
  expect(document.activeElement).toBe(document.body)
})

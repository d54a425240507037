import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RootQuery, type Viewer } from '#client/data/root-data.ts'
import { keepSession } from '#client/data/session.ts'
import { askToSignIn } from '#client/data/session-prompt.ts'
import { signOut } from '#client/data/sign-out.ts'
import * as invitationPage from '#client/pages/account/invitation.tsx'
import * as signInPage from '#client/pages/account/sign-in.tsx'
import * as paymentPage from '#client/pages/student/payment.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { rootData } from '#tests/support/browser/root-route.tsx'
import { studentRecords } from '#tests/support/results/student-scenario.ts'

const visitor: Viewer = { role: null, user: null, session: null }
const student = (id: string): Viewer => ({
  role: 'STUDENT',
  user: { id, name: `Student ${id}`, email: `${id}@students.example` },
  session: { expiresAt: `2099-01-01T00:00:0${id}.000Z` },
})
const expiryOf = (id: string) => Date.parse(student(id).session?.expiresAt ?? '')
const draft = 'draft:answer 1'

/** A tab of student 1, on the page with the fees, and what another tab tells it. */
async function tabOfFirst() {
  let viewer = student('1')
  const signedIn = (id: string) => () => {
    viewer = student(id)
    return { __typename: 'SignedIn', viewer }
  }
  const page = await openPage({
    route: {
      path: '/',
      children: [
        { path: 'payment', ...paymentPage } as never,
        { path: 'auth', ...signInPage },
        { path: 'invitation', ...invitationPage },
      ],
    },
    at: '/payment',
    root: {
      ...studentRecords,
      site: rootData({}).site,
      needsSetup: false,
      viewer: () => viewer,
      payments: () => (viewer.user?.id === '1' ? studentRecords.payments : []),
      signIn: ({ email }: { email: string }) => signedIn(email.slice(0, 1))(),
      acceptInvitation: signedIn('2'),
      signOut: true,
    },
  })
  const told: unknown[] = []
  const calls: string[] = []
  const channel = { postMessage: (message: unknown) => told.push(message), onmessage: null as never }
  await page.apollo.query({ query: RootQuery })
  keepSession(page.apollo, channel, {
    onSessionEnd: () => calls.push('end'),
    onOtherPerson: () => calls.push('other person'),
  })
  const tell = (data: object) => act(async () => (channel.onmessage as (event: object) => void)({ data }))
  /** As when student 1 signs out in another tab: the layout leaves to the sign-in page. */
  async function endSession() {
    viewer = visitor
    await tell({ news: null, person: '1' })
    await page.navigate('/auth?next=%2Fpayment')
  }
  async function signIn(email: string) {
    await page.user.type(await screen.findByLabelText(/Email/), email)
    await page.user.type(screen.getByLabelText(/^Password/), 'a-long-password')
    await page.user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(page.address()).toBe('/payment'))
  }
  return { ...page, tell, told, calls, endSession, signIn }
}

const receipt = () => screen.queryByRole('link', { name: /R-2026-3-0124/ })

test('whoever signs in after another student sees neither their fees nor what they typed', async () => {
  const { endSession, signIn } = await tabOfFirst()
  expect(receipt()).not.toBeNull()
  sessionStorage.setItem(draft, '{"words":"Mine"}')
  await endSession()
  await signIn('2@students.example')
  await screen.findByText('No fees on record yet')
  expect(receipt()).toBeNull()
  expect(sessionStorage.getItem(draft)).toBeNull()
})

test('the same student who signs in again finds what they typed', async () => {
  const { endSession, signIn } = await tabOfFirst()
  sessionStorage.setItem(draft, '{"words":"Mine"}')
  await endSession()
  await signIn('1@students.example')
  await waitFor(() => expect(receipt()).not.toBeNull())
  expect(sessionStorage.getItem(draft)).toBe('{"words":"Mine"}')
})

test('whoever signs out in this tab leaves nothing of what they typed in it', async () => {
  const { apollo } = await tabOfFirst()
  sessionStorage.setItem(draft, '{"words":"Mine"}')
  await signOut(apollo, '#signed-out')
  expect(sessionStorage.getItem(draft)).toBeNull()
})

test('whoever accepts an invitation after another student sees none of their fees', async () => {
  const { endSession, navigate, user } = await tabOfFirst()
  await endSession()
  await navigate('/invitation?token=abc')
  for (const field of await screen.findAllByLabelText(/password/i, { selector: 'input' }))
    await user.type(field, 'a-long-password')
  await user.click(screen.getByRole('button', { name: 'Set my password and log in' }))
  await screen.findByText('Another page')
  await navigate('/payment')
  expect(receipt()).toBeNull()
})

test('a tab in which another person is shown is left when somebody else signs in elsewhere, and repeats nothing', async () => {
  const { tell, calls } = await tabOfFirst()
  const answered = askToSignIn()
  await tell({ news: expiryOf('2'), person: '2' })
  expect(await answered).toBe(false)
  expect(calls).toEqual(['other person'])
})

test('what waits for a password goes on when the same person signs in in another tab', async () => {
  const { tell, calls, told } = await tabOfFirst()
  expect(told).toEqual([{ news: expiryOf('1'), person: '1' }])
  const answered = askToSignIn()
  await tell({ news: expiryOf('1') + 1, person: '1' })
  expect(await answered).toBe(true)
  expect(calls).toEqual([])
})

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type ActionFunctionArgs, Link, Outlet } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBrowserClient } from '#client/data/browser-client.ts'
import { guard } from '#client/data/guard.ts'
import { PresenceQuery } from '#client/data/guarded-role.ts'
import { loadData, loaderContext } from '#client/data/loader-context.ts'
import { Root } from '#client/layouts/root.tsx'
import * as invitationPage from '#client/pages/account/invitation.tsx'
import * as resetPage from '#client/pages/account/reset-password.tsx'
import * as setUpPage from '#client/pages/account/setup.tsx'
import { SignUpForm } from '#client/pages/account/sign-up/sign-up-form.tsx'
import * as verifyEmailPage from '#client/pages/account/verify-email/page.tsx'
import { Component } from '#client/pages/admin/personal-data/page.tsx'
import { LogoNotTaken } from '#client/pages/admin/website-collection/item-list.tsx'
import * as teacherPage from '#client/pages/teacher/home.tsx'
import * as teacherLayout from '#client/pages/teacher/layout.tsx'
import { guarded } from '#client/route.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { rootData } from '#tests/support/browser/root-route.tsx'
import {
  contentCollection,
  contentField,
  contentItem,
  openContentForm,
} from '#tests/support/content/content-form.tsx'
import { lastPage } from '#tests/support/content/notice-scenario.ts'

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

const setup = {
  ...{ needsAccount: true, isInstituteLocked: false, canAddDemo: true, offersNightlyBackup: true },
  demo: null,
}

const typed = {
  ...{ name: 'Asha Rai', email: 'asha@koshi.example' },
  ...{ password: 'four green parrots', repeated: 'four green parrots' },
  ...{ 'institute.name': 'Koshi Academy', 'institute.shortName': 'Koshi' },
  ...{ 'institute.establishedYear': '2001', 'institute.phones': '021-555555' },
  ...{ 'institute.email': 'office@koshi.example', 'institute.address': 'Biratnagar' },
  'institute.officeHours': 'Sunday to Friday',
}

/** The browser of these tests cannot put its form into a request. */
function readingForm(args: ActionFunctionArgs) {
  const form = new FormData(document.querySelector('form') ?? undefined)
  const request = { url: args.request.url, formData: async () => form } as Request
  return setUpPage.action({ ...args, request })
}

/** Opens the set-up, fills it in and sends it. */
async function send(values: Readonly<Record<string, string>>, answers: Record<string, unknown> = {}) {
  const page = await openPage({
    route: { path: '/setup', ...setUpPage, action: readingForm },
    at: '/setup?token=t',
    root: { setup, needsSetup: true, ...answers },
  })
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (field) await page.user.type(field, value)
  }
  await page.user.click(screen.getByRole('button', { name: 'Set up the website' }))
  return page
}

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

describe('mailed links', () => {
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
})

describe('set up', () => {
  test('tells what is missing in the order of the form, each by its own name', async () => {
    await send({})
    const problems = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Email is required',
      'Password is required',
      'Name of the institute is required',
      'Short name is required',
      'The year of establishment is required',
      'A phone number is required',
      'Email of the office is required',
      'Address is required',
      'Office hours are required',
    ])
  })

  test('whoever sends it after somebody else reads that the website is set up, and where to sign in', async () => {
    let isDone = false
    await send(typed, {
      setup: () => (isDone ? null : setup),
      needsSetup: () => !isDone,
      setUp() {
        isDone = true
        throw new GraphQLError('There is no page at this address.', { extensions: { code: 'NOT_FOUND' } })
      },
    })
    await screen.findByRole('heading', { name: 'This website is set up by now' })
    screen.getByText('If you sent the form, sign in with your email and password.')
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth')
  })

  test('after a lost answer the form stays, and does not say that nothing was set up', async () => {
    let isAway = false
    const away = () => {
      throw new GraphQLError('The site cannot reach its data.', { extensions: { code: 'UNAVAILABLE' } })
    }
    await send(typed, {
      setup: () => (isAway ? away() : setup),
      setUp() {
        isAway = true
        return away()
      },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We do not know if this worked')
    expect(alert.textContent).toContain('The site cannot reach its data.')
    expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveProperty('value', 'Asha Rai')
  })

  test('a logo that is refused is asked for again, with the reason', async () => {
    sessionStorage.clear()
    const form = new FormData()
    for (const [name, value] of Object.entries(typed)) form.set(name, value)
    form.set('logo', new File(['x'], 'logo.png', { type: 'image/png' }))
    const root = {
      setUp: { __typename: 'SignedIn' },
      uploadMedia: {
        __typename: 'InvalidInput',
        message: 'logo.png is damaged: it cannot be shown as a picture',
      },
    }
    const page = await openPage({ route: { path: '/setup', element: null }, at: '/setup?token=t', root })
    const sent: Promise<unknown> = setUpPage.action({
      request: { url: 'http://localhost/setup?token=t', formData: async () => form },
      context: loaderContext(async () => page.apollo),
    } as unknown as ActionFunctionArgs)
    const answer = await sent.catch((thrown: unknown) => thrown)
    const address = (answer as Response).headers.get('location') ?? ''
    expect(address).toBe('/admin/settings/identity?logo=refused')
    const { unmount } = renderPart(<LogoNotTaken />, { at: address })
    expect(screen.getByText(/^The logo was not taken/).textContent).toBe(
      'The logo was not taken: logo.png is damaged: it cannot be shown as a picture. Choose it again here.',
    )
    unmount()
    sessionStorage.clear()
    renderPart(<LogoNotTaken />, { at: address })
    screen.getByText('The logo was not taken; choose it again here.')
  })
})

describe('access ran out', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const visitor = { __typename: 'Viewer' as const, role: null, session: null }
  const admin = () => ({
    ...{ __typename: 'Viewer' as const, role: 'ADMIN' as const },
    session: { __typename: 'Session' as const, expiresAt: inAnHour() },
  })
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

  /** A tab that was signed in and whose access has run out, and what it tells the other tabs. */
  async function tabThatSlept() {
    const asked: string[] = []
    const server = { viewer: visitor as object, refresh: () => admin().session as object | null }
    vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
      const { operationName } = JSON.parse(String(body))
      asked.push(operationName)
      if (operationName !== 'RefreshSession') return Response.json({ data: { viewer: server.viewer } })
      const refreshSession = server.refresh()
      if (refreshSession) server.viewer = admin()
      return Response.json({ data: { refreshSession } })
    })
    const told: unknown[] = []
    const onSessionEnd = vi.fn()
    const client = createBrowserClient(
      (filled) => filled.writeQuery({ query: PresenceQuery, data: { viewer: admin() } }),
      { postMessage: (message) => told.push(message), onmessage: null },
      { onSessionEnd, onOtherPerson: () => {} },
    )
    // A query of its own: what a browser asked is remembered by it.
    const query = { ...PresenceQuery }
    const load = () =>
      loadData(
        loaderContext(async () => client),
        query,
      )
    await load()
    told.splice(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 })
    return { server, asked, told, onSessionEnd, load }
  }

  const signedOut = expect.objectContaining({ news: null })

  test('a tab whose access ran out renews its session before it believes that nobody is signed in', async () => {
    const { asked, told, onSessionEnd, load } = await tabThatSlept()
    const { viewer } = await load()
    expect(viewer.role).toBe('ADMIN')
    expect(asked).toEqual(['Presence', 'RefreshSession', 'Presence'])
    expect(told).not.toContainEqual(signedOut)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  test('a tab whose session cannot be renewed now shows what it knew', async () => {
    const { server, told, load } = await tabThatSlept()
    server.refresh = () => {
      throw new TypeError('Failed to fetch')
    }
    expect((await load()).viewer.role).toBe('ADMIN')
    expect(told).not.toContainEqual(signedOut)
  })

  test('a tab whose session is over has a visitor', async () => {
    const { server, asked, onSessionEnd, load } = await tabThatSlept()
    server.refresh = () => null
    expect((await load()).viewer.role).toBeNull()
    expect(onSessionEnd).toHaveBeenCalledOnce()
    expect((await load()).viewer.role).toBeNull()
    expect(asked).toEqual(['Presence', 'RefreshSession'])
  })
})

describe('guard progress', () => {
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
})

describe('teacher sign out', () => {
  const teacher = {
    role: 'TEACHER',
    user: { id: '1', name: 'Hari', email: 'hari@teachers.example' },
    session: { expiresAt: '2099-01-01T00:00:00.000Z' },
    editableContent: [],
  }

  afterEach(() => void vi.unstubAllGlobals())

  test('a teacher who signs out on their page goes to the sign-in page, and is not told that they may not be there', async () => {
    const assign = vi.fn()
    const { origin, href } = window.location
    vi.stubGlobal('location', { origin, href, assign })
    const { user, address } = await openPage({
      route: {
        ...guarded({ path: '/', ...teacherLayout }, 'TEACHER'),
        children: [{ path: 'teacher', ...teacherPage }],
      },
      at: '/teacher',
      root: {
        site: rootData({}).site,
        content: { emptyPages: [] },
        viewer: teacher,
        examDuties: [],
        exams: [],
        notices: { nodes: [], pageInfo: lastPage },
        signOut: true,
      },
    })
    const [signOut] = await screen.findAllByRole('button', { name: 'Logout' })
    if (!signOut) throw new Error('no button')
    await user.click(signOut)
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth'))
    // It leaves with the document, not by the guard for denied people.
    await screen.findByText('Checking who you are')
    expect(address()).toBe('/teacher')
  })
})

const files = [
  { ...contentField, name: 'people', kind: 'ROWS', label: 'People' },
  { ...contentField, name: 'logo', kind: 'PICTURE', label: 'Logo', required: false },
  { ...contentField, name: 'plan', kind: 'FILE', label: 'Plan' },
]

test('a line of the error summary leads to a list, a picture and a file, and to nothing else', async () => {
  const problem = (path: string) => ({ path, message: `Wrong: ${path}` })
  const { user, press, address } = await openContentForm({
    contentCollection: { ...contentCollection, fields: [...contentCollection.fields, ...files] },
    contentItem: {
      ...contentItem(1, 'Before'),
      data: { vision: 'Before', people: [], logo: { picture: 'p', alt: 'A logo' }, plan: 'f' },
    },
    mediaFile: ({ id }: { id: string }) => ({
      ...{ id, kind: id === 'p' ? 'PICTURE' : 'PDF', url: '/file', fileName: 'plan.pdf' },
    }),
    saveContent: {
      __typename: 'InvalidInput',
      fields: ['people', 'logo', 'plan', 'gone'].map(problem),
    },
  })
  const lead = async (path: string) => {
    await user.click(await screen.findByRole('link', { name: `Wrong: ${path}` }))
    return document.activeElement
  }
  await screen.findByRole('link', { name: 'plan.pdf' })
  await press('Publish')
  expect(await lead('people')).toBe(screen.getByRole('group', { name: 'People' }))
  expect(await lead('logo')).toBe(screen.getByLabelText('Logo (optional)', { selector: 'input' }))
  expect(await lead('plan')).toBe(screen.getByLabelText('Plan', { selector: 'input' }))
  await lead('gone')
  expect(address()).toBe('/admin/website/departments/1')
})

describe('personal data', () => {
  afterEach(() => void vi.unstubAllGlobals())

  const result = {
    ...{
      examId: 'CEE-07',
      examTitle: 'Model 7',
      fileName: 'results.csv',
      isPublished: true,
      isWithdrawn: false,
    },
    ...{ releaseAt: '2026-11-02T06:00:00.000Z', outcome: null, examMark: '150', percentage: '75' },
  }

  test('whether a result is hidden is judged by the clock of the server', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ now: Date.parse('2026-11-01T06:00:00Z') }))
    await openPage({
      route: {
        path: '/admin/personal-data',
        loader: () => ({ now: '2026-11-01T06:00:00.000Z', failure: null }),
        Component,
      },
      at: '/admin/personal-data?candidate=081001',
      root: {
        site: { name: 'Koshi', description: '', publicUrl: '' },
        viewer: { role: null, user: null, session: null },
        candidateData: {
          ...{ candidateId: '081001', results: [result], listEntries: [], entries: [], rechecks: [] },
          ...{ link: null, invitation: null, slips: [] },
        },
      },
    })
    await screen.findByText(/^Hidden until/)
  })
})

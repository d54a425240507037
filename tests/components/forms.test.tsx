import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeTyped } from '#client/data/language-choice.ts'
import { RootQuery, type Viewer } from '#client/data/root-data.ts'
import { keepSession } from '#client/data/session.ts'
import { askToSignIn } from '#client/data/session-prompt.ts'
import { signOut } from '#client/data/sign-out.ts'
import { collectTyped } from '#client/data/typed-values.ts'
import { LinkedCandidates } from '#client/features/account/linked-candidates.tsx'
import { RowFields } from '#client/features/content-editor/content-fields.tsx'
import { FirstRows } from '#client/features/import-preview/first-rows.tsx'
import { EditParts } from '#client/forms/edit-form.tsx'
import { useDraft } from '#client/forms/use-draft.ts'
import { MakeRehearsalLinkDocument } from '#client/gql/graphql.ts'
import { LanguageLink } from '#client/layouts/language-link.tsx'
import * as invitationPage from '#client/pages/account/invitation.tsx'
import * as signInPage from '#client/pages/account/sign-in.tsx'
import { SignUpForm } from '#client/pages/account/sign-up/sign-up-form.tsx'
import * as addResult from '#client/pages/admin/add-result/page.tsx'
import * as examPage from '#client/pages/admin/exam/page.tsx'
import { RehearsalLink } from '#client/pages/admin/exam/release.tsx'
import * as results from '#client/pages/admin/results/page.tsx'
import * as resultFiles from '#client/pages/admin/results/page.tsx'
import * as users from '#client/pages/admin/users/page.tsx'
import { ChannelVideos } from '#client/pages/admin/videos/channel-videos.tsx'
import { DeletedItems } from '#client/pages/admin/website-collection/item-list.tsx'
import * as paymentPage from '#client/pages/student/payment.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { NoMatch } from '#client/ui/list-tools.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { RowActions } from '#client/ui/row-actions.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { held } from '#tests/support/browser/held.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { rootData } from '#tests/support/browser/root-route.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'
import { contentItem, openContentForm } from '#tests/support/content/content-form.tsx'
import { EXAM_CONFLICT, exam, file } from '#tests/support/results/result-files.ts'
import { staged } from '#tests/support/results/staged-results.ts'
import { studentRecords } from '#tests/support/results/student-scenario.ts'

function SignUp() {
  const [errors, setErrors] = useState<FormError[]>([])
  const check = (values: FormData) =>
    setErrors(values.get('email') === '' ? [{ path: 'email', message: 'Enter your email' }] : [])
  return (
    <Form errors={errors} onSubmit={check}>
      <Field name="email" label="Email">
        <TextInput />
      </Field>
      <Button type="submit">Create account</Button>
    </Form>
  )
}

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

const site = { name: 'Himshikhar', description: '', publicUrl: '' }

const theirs = 'Somebody else was faster.'

const press = (name: RegExp | string, inside: HTMLElement) => within(inside).getByRole('button', { name })

async function editedDate() {
  const edited = file('results')
  let examDate = edited.examDate
  const page = await openPage({
    route: { path: '/admin/results', ...resultFiles },
    at: '/admin/results',
    root: {
      site,
      resultFiles: () => [{ ...edited, examDate }],
      updateExam: ({ input, version }: { input: { date: string }; version: number }) => {
        examDate = version === 2 ? input.date : '2026-11-09'
        return version === 2
          ? exam({ date: examDate, version: 3 })
          : { ...EXAM_CONFLICT, current: exam({ date: examDate, version: 2 }) }
      },
    },
  })
  const row = await screen.findByRole('row', { name: /results\.csv/ })
  await page.user.click(press(/^Change date/, row))
  const dialog = await screen.findByRole('dialog', { name: 'Change exam date' })
  const field = within(dialog).getByLabelText<HTMLInputElement>(/Exam date/)
  await page.user.clear(field)
  await page.user.type(field, '2026-11-05')
  await page.user.click(press('Save date', dialog))
  const conflict = await within(dialog).findByRole('alert')
  expect(conflict.textContent).toContain(`${theirs} Your change is not saved yet.`)
  expect(page.asked).toContainEqual({ id: 'CEE-07', input: { date: '2026-11-05' }, version: 1 })
  return { ...page, conflict, field, isShown: (text: string) => screen.findByText(text) }
}

const account = {
  ...{ __typename: 'User', id: 'tara', email: 'tara@example.com', name: 'Tara', role: 'STUDENT', version: 1 },
  ...{ createdAt: '2026-10-01T06:00:00.000Z', emailVerifiedAt: '2026-10-01T06:00:00.000Z' },
  ...{ disabledAt: null, openSessions: 0, lastSeenAt: null, candidateLinks: [] },
}

const meanwhile = () => ({
  ...{ __typename: 'UserConflict', message: theirs },
  current: { ...account, role: 'TEACHER', version: 2 },
})

async function openRole(setUserRole: (args: { role: string; version: number }) => unknown) {
  const found = { totalCount: 1, nodes: [account], pageInfo: { hasNextPage: false, endCursor: null } }
  const { user, asked } = await openPage({
    route: { path: '/admin/users', ...users },
    at: '/admin/users',
    root: { site, users: found, viewer: { user: { id: 'boss' } }, setUserRole },
  })
  const row = await screen.findByRole('row', { name: /tara@example\.com/ })
  await user.click(press(/role/i, row))
  const dialog = await screen.findByRole('dialog', { name: 'Change role' })
  return { user, asked, dialog }
}

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

const formWith = (inside: string) => {
  document.body.innerHTML = `<form>${inside}</form>`
  return document
}

const fields =
  '<input name="name" value="Asha"><input name="phone"><input name="password" type="password" value="x">'

function open(at: string) {
  renderPart(
    <>
      <input name="title" />
      <LanguageLink />
    </>,
    { at },
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Typed' } })
  // The environment of the tests opens no page.
  const link = screen.getByRole('link', { name: 'नेपाली' })
  link.addEventListener('click', (event) => event.preventDefault())
  return link
}

describe('form', () => {
  test('the error summary takes the focus at every failed attempt', async () => {
    const { user } = renderPart(<SignUp />)
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('a line of the error summary leads to its field', async () => {
    const { user } = renderPart(<SignUp />)
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await user.click(screen.getByRole('link', { name: 'Enter your email' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
  })

  test('the summary goes when the form is right', async () => {
    const { user } = renderPart(<SignUp />)
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'kamala@example.com')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an error of no field is not told at a check box without a name', () => {
    renderPart(
      <Form errors={[{ path: '', message: 'The server is away' }]} onSubmit={() => {}}>
        <Checkbox label="Show more" />
      </Form>,
    )
    expect(screen.getAllByText('The server is away')).toHaveLength(1)
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBeNull()
  })

  test('an error of no field is told without a link', () => {
    renderPart(
      <Form errors={[{ path: '', message: 'Email or password is wrong' }]}>
        <Button type="submit">Log in</Button>
      </Form>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Email or password is wrong')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('field', () => {
  test('a field ties its label, hint and error to its control', () => {
    renderPart(
      <Field name="candidateId" label="Candidate ID" hint="As on your admit card" error="Enter it" required>
        <TextInput />
      </Field>,
    )
    const control = screen.getByRole('textbox', { name: /^Candidate ID/ })
    expect(control.getAttribute('name')).toBe('candidateId')
    expect(control.hasAttribute('required')).toBe(true)
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(control)).toEqual(['Enter it', 'As on your admit card'])
  })

  test('a field without hint and error points at nothing', () => {
    renderPart(
      <Field name="email" label="Email">
        <TextInput type="email" />
      </Field>,
    )
    const control = screen.getByRole('textbox', { name: 'Email' })
    expect(control.hasAttribute('aria-describedby')).toBe(false)
    expect(control.hasAttribute('aria-invalid')).toBe(false)
  })

  test('a field finds its own error among those of its form', () => {
    renderPart(
      <Form
        errors={[
          { path: 'examId', message: 'Choose an exam' },
          { path: 'candidateId', message: 'Enter your Candidate ID' },
        ]}
      >
        <Field name="candidateId" label="Candidate ID">
          <TextInput />
        </Field>
      </Form>,
    )
    expect(descriptionOf(screen.getByRole('textbox'))).toEqual(['Enter your Candidate ID'])
  })

  test('a password shows itself on request and keeps its name', async () => {
    const { user } = renderPart(
      <Field name="password" label="Password">
        <PasswordInput />
      </Field>,
    )
    const control = screen.getByLabelText('Password')
    await user.type(control, 'Dhaka-topi')
    expect(control.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(control.getAttribute('type')).toBe('text')
    expect(control).toHaveProperty('value', 'Dhaka-topi')
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeTruthy()
  })
})

describe('use draft', () => {
  beforeEach(() => sessionStorage.clear())

  const empty = { values: { title: '' }, version: 0 }

  function openNew() {
    const { result } = renderHook(() => useDraft('new', empty, false))
    const change = (title: string) => act(() => result.current.change({ title }))
    return { result, change }
  }
  const savedAs = (title: string) => ({ values: { title }, version: 1 })
  const openSaved = () => renderHook(() => useDraft('saved', savedAs('Mine'), false)).result.current

  test('what is typed after a new entry was saved, and before its own form has opened, is there again in that form', () => {
    const { result, change } = openNew()
    change('Mine')
    act(() => result.current.settle(savedAs('Mine'), 'saved'))
    expect(result.current).toMatchObject({
      values: { title: 'Mine' },
      edited: { version: 1 },
      unsaved: false,
    })
    change('Mine, and more')
    expect(result.current).toMatchObject({ values: { title: 'Mine, and more' }, unsaved: true })
    expect(openSaved()).toMatchObject({
      values: { title: 'Mine, and more' },
      edited: { version: 1 },
      restored: true,
    })
    expect(openNew().result.current).toMatchObject({ values: empty.values, restored: false })
  })

  test('what is typed while a new entry is being saved is there again, too', () => {
    const { result, change } = openNew()
    change('Mine, and more')
    act(() => result.current.settle(savedAs('Mine'), 'saved'))
    expect(openSaved()).toMatchObject({
      values: { title: 'Mine, and more' },
      edited: { version: 1 },
      restored: true,
    })
  })

  test.each([
    ['the new entry', 'saved'],
    ['the version that was saved', 'new'],
  ])('a key that is pressed before the form renders again changes %s', (_, key) => {
    const { result, change } = openNew()
    change('Mine')
    act(() => {
      const form = result.current
      form.settle(savedAs('Mine'), key)
      form.change({ title: 'Mine, and more' })
    })
    expect(result.current).toMatchObject({
      values: { title: 'Mine, and more' },
      edited: { version: 1 },
      unsaved: true,
    })
    const { result: again } = renderHook(() => useDraft(key, savedAs('Mine'), false))
    expect(again.current).toMatchObject({ values: { title: 'Mine, and more' }, restored: true })
  })

  test('a change of other parts of the record is not overwritten, and no conflict', () => {
    const { result, rerender } = renderHook(
      ({ version, title }) => useDraft('exam', { values: { title }, version }, false),
      {
        initialProps: { version: 1, title: 'Before' },
      },
    )
    act(() => result.current.change({ title: 'Mine' }))
    rerender({ version: 2, title: 'Before' })
    expect(result.current.edited.version).toBe(2)
    rerender({ version: 3, title: 'Theirs' })
    expect(result.current).toMatchObject({ values: { title: 'Mine' }, edited: { version: 1 } })
  })
})

describe('kept drafts', () => {
  const site = { name: 'Himshikhar', description: '', publicUrl: '' }
  const kept = 'This is what you typed before, and did not save.'

  const openRelease = (root = {}) =>
    openPage({
      route: { path: '/admin/exam', ...examPage },
      at: '/admin/exam?exam=CEE-07',
      root: {
        site,
        managedExam: exam(),
        examDistribution: null,
        ...root,
      },
    })
  const reason = () => screen.findByLabelText<HTMLInputElement>(/^Reason/)

  test('what was typed into a form is there again after the page was left, until it is saved', async () => {
    const first = await openRelease()
    await first.user.type(await reason(), 'Question 14')
    cleanup()

    const second = await openRelease({
      withdrawExam: exam({ state: 'WITHDRAWN', withdrawnAt: '2026-11-02T06:00:00.000Z' }),
    })
    await waitFor(async () => expect((await reason()).value).toBe('Question 14'))
    await screen.findByText(kept)
    await second.user.click(screen.getByRole('button', { name: 'Withdraw these results' }))
    const asks = await screen.findByRole('alertdialog', { name: 'Withdraw these results?' })
    expect(second.asked).not.toContainEqual(expect.objectContaining({ reason: 'Question 14' }))
    await second.user.click(within(asks).getByRole('button', { name: 'Withdraw these results' }))
    await screen.findByText('Results withdrawn')
    expect(second.asked).toContainEqual({ examId: 'CEE-07', reason: 'Question 14', words: '' })
    cleanup()

    await openRelease()
    expect((await reason()).value).toBe('')
    expect(screen.queryByText(kept)).toBeNull()
  })

  const scheduled = (releaseAt: string, version = 1) => ({
    managedExam: exam({ state: 'SCHEDULED', releaseAt, version }),
  })
  const day = () => screen.findByLabelText<HTMLInputElement>(/^Show to candidates from/)
  const time = () => screen.getByLabelText<HTMLInputElement>(/^Time in Nepal/)

  test('what was typed before a colleague moved the release does not overwrite that unseen', async () => {
    const [before, theirs] = ['2099-01-02T12:15:00.000Z', '2099-01-05T12:15:00.000Z']
    const first = await openRelease(scheduled(before))
    await first.user.click(await screen.findByRole('checkbox', { name: /^Announce/ }))
    cleanup()

    const second = await openRelease(scheduled(theirs, 2))
    await screen.findByText(kept)
    await second.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(second.asked).toContainEqual({
        ...{ examId: 'CEE-07', version: 1 },
        input: { releaseAt: before, announced: true },
      }),
    )
  })

  test('a release time that was typed before is shown as it is sent, until it is discarded', async () => {
    const sent: unknown[] = []
    const releaseAt = '2099-01-02T12:15:00.000Z'
    const root = {
      ...scheduled(releaseAt),
      setExamRelease: ({ input }: { input: { releaseAt: string } }) => {
        sent.push(input.releaseAt)
        return { __typename: 'InvalidInput', fields: [] }
      },
    }
    const first = await openRelease(root)
    await first.user.clear(await day())
    await first.user.type(await day(), '2098-04-20 AD')
    cleanup()

    const { user } = await openRelease(root)
    await screen.findByText(kept)
    expect([(await day()).value, time().value]).toEqual(['2098-04-20', '18:00'])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual(['2098-04-20T12:15:00.000Z']))

    await user.clear(await day())
    await user.type(await day(), '2098-05-05 AD')
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    expect([(await day()).value, time().value]).toEqual(['2099-01-02', '18:00'])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.at(1)).toBe(releaseAt))
  })

  test('the form that publishes results shows the release time that was typed before, and takes it away', async () => {
    const open = () =>
      openPage({
        route: { path: '/admin/add-result', ...addResult },
        at: '/admin/add-result?staged=staged-1',
        root: { site, stagedExamResults: staged },
      })
    const first = await open()
    await first.user.type(await day(), '2099-01-02 AD')
    await first.user.type(time(), '18:00')
    cleanup()

    const { user } = await open()
    await screen.findByText(kept)
    expect([(await day()).value, time().value]).toEqual(['2099-01-02', '18:00'])
    await user.clear(time())
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    expect([(await day()).value, time().value]).toEqual(['', ''])
    expect(screen.queryByText(kept)).toBeNull()
  })

  test('a dialog asks before it closes over what was typed, and has it again', async () => {
    const { user } = await openPage({
      route: { path: '/admin/results', ...results },
      at: '/admin/results',
      root: { site, resultFiles: () => [file('results')] },
    })
    const open = async () => {
      const row = await screen.findByRole('row', { name: /results\.csv/ })
      await user.click(within(row).getByRole('button', { name: /^Change date/ }))
      return screen.findByRole('dialog', { name: 'Change exam date' })
    }
    const date = (dialog: HTMLElement) => within(dialog).getByLabelText<HTMLInputElement>(/Exam date/)

    const dialog = await open()
    await user.clear(date(dialog))
    await user.type(date(dialog), '2083-07-19')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
    expect(screen.queryByRole('dialog', { name: 'Change exam date' })).toBeNull()

    const again = await open()
    expect(date(again).value).toBe('2026-11-05')
    await user.click(await within(again).findByRole('button', { name: 'Discard it' }))
    expect(date(again).value).toBe('2026-10-31')
  })
})

describe('edit conflicts', () => {
  test('a date that somebody else has changed meanwhile is only overwritten when asked for', async () => {
    const { user, conflict, field, isShown } = await editedDate()
    expect(field.value).toBe('2026-11-05')
    // The field is there to be changed meanwhile.
    await user.clear(field)
    await user.type(field, '2026-11-06')
    await user.click(press('Keep my version', conflict))
    await isShown('Nov 6, 2026')
  })

  test('the date of somebody else can be left as it is', async () => {
    const { user, conflict, isShown } = await editedDate()
    await user.click(press('Use the saved version', conflict))
    await isShown('Nov 9, 2026')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Change date/))
  })

  test('a look-up that somebody else has changed meanwhile is only overwritten when asked for', async () => {
    const { user, asked } = await openPage({
      route: { path: '/admin/results', ...resultFiles },
      at: '/admin/results',
      root: {
        site,
        resultFiles: () => [file('results')],
        secretCoverage: { candidates: 1, withoutPin: 0, withoutBirthDate: 1 },
        updateExam: ({ version }: { version: number }) =>
          version === 2 ? exam({ secondSecret: 'PIN', version: 3 }) : EXAM_CONFLICT,
      },
    })
    const row = await screen.findByRole('row', { name: /results\.csv/ })
    await user.click(press(/^Change look-up/, row))
    const dialog = await screen.findByRole('dialog', { name: 'Change look-up' })
    const [secret] = within(dialog).getAllByRole('combobox')
    if (!secret) throw new Error('No choice')
    await user.selectOptions(secret, 'PIN')
    await user.click(press('Save look-up', dialog))
    const conflict = await within(dialog).findByRole('alert')
    expect(conflict.textContent).toContain(`${theirs} Your change is not saved yet.`)
    await user.click(press('Keep my version', conflict))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const input = { secondSecret: 'PIN', topPerformers: 'NAMES' }
    expect(asked.filter((variables) => 'version' in variables)).toEqual([
      { id: 'CEE-07', input, version: 1 },
      { id: 'CEE-07', input, version: 2 },
    ])
  })

  test('a role that somebody else has changed meanwhile is only overwritten when asked for', async () => {
    const { user, asked, dialog } = await openRole((args) =>
      args.version === 1 ? meanwhile() : { ...account, role: args.role, version: 3 },
    )
    await user.selectOptions(within(dialog).getByRole('combobox'), 'TEACHER')
    await user.click(press('Save role', dialog))
    const conflict = await within(dialog).findByRole('alert')
    expect(conflict.textContent).toContain(theirs)
    expect(asked.at(-1)).toEqual({ id: 'tara', role: 'TEACHER', version: 1 })
    await user.selectOptions(within(dialog).getByRole('combobox'), 'ADMIN')
    await user.click(press('Keep my version', conflict))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toContainEqual({ id: 'tara', role: 'ADMIN', version: 2 })
  })

  test('a conflict after a lost answer says that it may be with the own attempt', async () => {
    const { user, dialog } = await openRole(({ role }) => {
      if (role === 'ADMIN') return meanwhile()
      throw new Error('The connection broke.')
    })
    const save = async (role: string) => {
      await user.selectOptions(within(dialog).getByRole('combobox'), role)
      await user.click(press('Save role', dialog))
    }
    await save('TEACHER')
    await within(dialog).findByRole('alert', { name: 'We do not know if this worked' })
    await save('ADMIN')
    await within(dialog).findByText(`${theirs} Your last attempt may have done that.`)
  })
})

const UNKNOWN = 'We do not know if this worked'
const ADVICE =
  /Check whether it was done before you try again\.|You can try again: doing it twice does no harm\./.source
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

const link = { candidateId: '081001', linkedAt: '2026-11-01T06:00:00.000Z', byStaff: false }
const field = {
  ...{ name: 'marks', kind: 'ROWS', label: 'Marks', help: null, required: false, isTranslated: false },
  ...{ maxLength: 5, collection: null, options: [], fields: [] },
}

const nothing = () => {}
const form = {
  ...{ values: {}, change: nothing, save: nothing, keep: nothing, takeTheirs: nothing, discard: nothing },
  ...{ busy: false, errors: [], conflict: undefined, restored: false, unsaved: false, discards: 0 },
}

const answers = [
  {
    request: { query: MakeRehearsalLinkDocument, variables: { examId: 'e1' } },
    result: { data: { makeRehearsalLink: '/rehearse?key=1' } },
  },
]

/** The part's text while it is there, and `gone` once its button was pressed. */
function Goes({ part }: { part: (isThere: boolean, go: () => void) => ReactNode }) {
  const [isThere, setThere] = useState(true)
  return <section>{part(isThere, () => setThere(false))}</section>
}

test.each<[string, (isThere: boolean, go: () => void) => ReactNode]>([
  ['Discard it', (restored, discard) => <EditParts form={{ ...form, restored, discard }} />],
  [
    'Use the saved version',
    (isThere, takeTheirs) => (
      <EditParts
        form={{ ...form, conflict: isThere ? { message: 'Changed.', current: {} } : undefined, takeTheirs }}
      />
    ),
  ],
  ['Clear search', (isThere, go) => isThere && <NoMatch title="None" sentence="No." onSearch={go} />],
  [
    'Show all 12 rows',
    () => (
      <FirstRows
        what="rows"
        caption="Rows"
        rows={Array.from({ length: 12 }, (_, at) => at)}
        rowKey={String}
        columns={[]}
      />
    ),
  ],
  [
    'Bring back Physics',
    (isThere, go) => <DeletedItems items={isThere ? [{ id: '1', title: 'Physics' }] : []} onRestore={go} />,
  ],
  [
    'Remove 081001',
    (isThere, go) => (
      <LinkedCandidates links={isThere ? [link] : []} owner="you" busy={false} onRemove={go} />
    ),
  ],
  [
    'Remove Marks 1',
    (isThere, go) => (
      <RowFields
        field={field as never}
        path="marks"
        rows={isThere ? [{}] : []}
        onChange={go}
        renderFields={() => null}
      />
    ),
  ],
  [
    'Hide Physics',
    (isThere, go) =>
      isThere && <RowActions subject="Physics" actions={[{ label: 'Hide', icon: EyeOff, onPress: go }]} />,
  ],
  [
    'Load More Videos',
    (isThere, go) => (
      <ChannelVideos
        pages={{
          videos: [],
          nextToken: isThere ? 'older' : null,
          loadMore: go as never,
          more: { state: 'idle' },
        }}
        {...{ failure: null, chosen: [], isChannel: true, busy: false, onChoose: go }}
      />
    ),
  ],
  ['Make a rehearsal link', () => <RehearsalLink examId="e1" />],
])('the focus stays in its part of the page when “%s” goes', async (name, part) => {
  const { user } = renderPart(<Goes part={part} />, { answers })
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  expect(document.activeElement?.closest('section')).not.toBeNull()
})

describe('next person', () => {
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
})

describe('typed values', () => {
  test('the values that a page came with are not typed', () => {
    expect(collectTyped(formWith(fields))).toEqual([])
  })

  test('those of a form that came back are, but no secrets', () => {
    expect(collectTyped(formWith(`<div role="alert">Not sent</div>${fields}`))).toEqual([
      { field: 'text name  0', value: 'Asha' },
    ])
  })

  test("a Candidate ID that was looked up comes along, for the page's address may not have it", () => {
    const lookUp = '<input name="candidate" value="081001"><input name="secret" value="905273">'
    expect(collectTyped(formWith(lookUp))).toEqual([{ field: 'text candidate  0', value: '081001' }])
    expect(collectTyped(formWith('<input name="candidate" value="">'))).toEqual([])
  })

  describe('what is typed before a change of language', () => {
    beforeEach(() => document.body.replaceChildren())
    afterEach(() => {
      history.replaceState(null, '', '/')
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people use.
      document.cookie = 'language=; path=/; max-age=0'
      sessionStorage.clear()
    })

    test('comes along to the same page with its query, once', () => {
      fireEvent.click(open('/contact?subject=fees'))
      history.replaceState(null, '', '/ne/contact?subject=fees')
      expect(takeTyped()).toEqual([{ field: 'text title  0', value: 'Typed' }])
      expect(takeTyped()).toEqual([])
      expect(document.cookie).toContain('language=ne')
    })

    test.each([
      '/ne/contact?subject=other',
      '/ne/contact',
      '/contact?subject=fees',
      '/ne/admin?subject=fees',
    ])('gets into no other page: %s', (address) => {
      fireEvent.click(open('/contact?subject=fees'))
      history.replaceState(null, '', address)
      expect(takeTyped()).toEqual([])
    })

    test('is forgotten by a later change without anything typed', () => {
      const link = open('/contact')
      fireEvent.click(link)
      fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } })
      fireEvent.click(link)
      history.replaceState(null, '', '/ne/contact')
      expect(takeTyped()).toEqual([])
    })

    test('stays out of another tab, which alone gets the other language', () => {
      const link = open('/contact')
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(link, { [key]: true })
      history.replaceState(null, '', '/ne/contact')
      expect(takeTyped()).toEqual([])
      expect(document.cookie).not.toContain('language=ne')
    })
  })
})

describe('typed while saving', () => {
  const site = { name: 'Himshikhar', description: '', publicUrl: '' }
  const kept = 'This is what you typed before, and did not save.'
  const unsaved = 'Not saved yet. What you typed is kept in this tab.'

  test('what is typed while content is saved stays, and changes what was saved', async () => {
    const saving = held()
    const { user, asked, vision, retype, press } = await openContentForm({
      saveContent: async ({ version, data }: { version: number; data: { vision: string } }) => {
        await saving.wait()
        return contentItem(version + 1, data.vision)
      },
    })
    await retype('One')
    await press('Save draft')
    await saving.hasAsked(1)
    await user.type(vision, ' and two')
    await saving.letGo()
    await screen.findByText('Draft saved. Students do not see it.')
    expect(vision.value).toBe('One and two')
    expect(screen.getByText(unsaved)).toBeTruthy()

    await press('Save draft')
    await saving.hasAsked(1)
    await saving.letGo()
    await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull())
    const saved = asked.filter(({ data }) => data)
    expect(saved).toMatchObject([
      { version: 1, data: { vision: 'One' } },
      { version: 2, data: { vision: 'One and two' } },
    ])
    expect(sessionStorage).toHaveLength(0)
  })

  test('what is typed while a new entry is saved is in the form of that entry', async () => {
    const saving = held()
    const { user, vision, retype, press, address } = await openContentForm(
      {
        contentItem: ({ id }: { id?: string }) => (id ? contentItem(1, 'One') : null),
        saveContent: async () => {
          await saving.wait()
          return contentItem(1, 'One')
        },
      },
      '/admin/website/departments/new',
    )
    await retype('One')
    await press('Save draft')
    await saving.hasAsked(1)
    await user.type(vision, ' and two')
    await saving.letGo()
    await waitFor(() => expect(address()).toBe('/admin/website/departments/1'))
    await screen.findByText(kept)
    expect(screen.getByLabelText<HTMLInputElement>('Vision').value).toBe('One and two')
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    expect(screen.getByLabelText<HTMLInputElement>('Vision').value).toBe('One')
  })

  test('what is typed while an exam or its re-checks are saved stays, and changes what was saved', async () => {
    const saving = held()
    let values = exam({ title: 'Model 7', recheck: { until: '2026-11-25', fee: 'Rs 5' }, state: 'SCHEDULED' })
    type Input = { title?: string; recheckUntil?: string; recheckFee?: string }
    const { user, asked } = await openPage({
      route: { path: '/admin/exam', ...examPage },
      at: '/admin/exam?exam=CEE-07',
      root: {
        site,
        managedExam: () => values,
        examDistribution: null,
        updateExam: async ({ input: { title, recheckUntil: until, recheckFee: fee } }: { input: Input }) => {
          await saving.wait()
          const changed = title === undefined ? { recheck: { until, fee } } : { title }
          values = exam({ ...values, ...changed, version: values.version + 1 })
          return values
        },
      },
    })
    const rest = { date: '2026-10-31', fullMarks: null, passPercentage: '50' }
    const title = await screen.findByLabelText<HTMLInputElement>(/^Exam title/)
    await user.type(title, ' new')
    await user.click(screen.getByRole('button', { name: 'Save exam' }))
    await saving.hasAsked(1)
    await user.type(title, 'er')
    await saving.letGo()
    await screen.findByText('Exam saved')
    expect(title.value).toBe('Model 7 newer')
    await user.click(await screen.findByRole('button', { name: 'Save exam' }))
    await saving.hasAsked(1)
    expect(asked.at(-1)).toMatchObject({
      input: { title: 'Model 7 newer', ...rest },
      version: 2,
    })
    await saving.letGo()

    const fee = screen.getByLabelText<HTMLInputElement>(/^About the fee/)
    await user.type(fee, '0')
    await user.click(screen.getByRole('button', { name: 'Save re-checks' }))
    await saving.hasAsked(1)
    await user.type(fee, '0')
    await saving.letGo()
    await screen.findByText('Re-checks saved')
    expect(fee.value).toBe('Rs 500')
    await user.click(await screen.findByRole('button', { name: 'Save re-checks' }))
    await saving.hasAsked(1)
    expect(asked.at(-1)).toMatchObject({ input: { recheckFee: 'Rs 500' }, version: 4 })
  })

  const openRelease = (managedExam: () => unknown, root: Record<string, unknown>) =>
    openPage({
      route: { path: '/admin/exam', ...examPage },
      at: '/admin/exam?exam=CEE-07',
      root: { site, managedExam, examDistribution: null, ...root },
    })

  test('a release time that is typed while another one is saved stays, and changes that one', async () => {
    const saving = held()
    let managed = exam({ state: 'SCHEDULED', releaseAt: '2099-01-02T12:15:00.000Z' })
    const { user, asked } = await openRelease(() => managed, {
      setExamRelease: async ({ input }: { input: { releaseAt: string } }) => {
        await saving.wait()
        managed = { ...managed, releaseAt: input.releaseAt, version: managed.version + 1 }
        return managed
      },
    })
    const day = await screen.findByLabelText<HTMLInputElement>(/^Show to candidates from/)
    await user.clear(day)
    await user.type(day, '2098-04-20 AD')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await saving.hasAsked(1)
    await user.clear(day)
    await user.type(day, '2098-05-05 AD')
    await saving.letGo()
    await screen.findByText('Release saved')
    await screen.findByText(/from Apr 20, 2098/)
    expect(day.value).toContain('2098-05-05')
    expect(screen.queryByText(kept)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await saving.hasAsked(1)
    expect(asked.at(-1)).toMatchObject({
      input: { releaseAt: '2098-05-05T12:15:00.000Z' },
      version: 2,
    })
    await saving.letGo()
    await screen.findByText(/from May 5, 2098/)
    expect(screen.queryByText(kept)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('a form that goes once it is sent takes nothing until then, and does again after a failure', async () => {
    const saving = held()
    const { user } = await openRelease(() => exam(), {
      withdrawExam: async () => {
        await saving.wait()
        throw new Error('The disk is full.')
      },
    })
    const reason = await screen.findByLabelText<HTMLInputElement>(/^Reason/)
    await user.type(reason, 'Question 14')
    await user.click(screen.getByRole('button', { name: 'Withdraw these results' }))
    const asks = await screen.findByRole('alertdialog')
    await user.click(within(asks).getByRole('button', { name: 'Withdraw these results' }))
    await saving.hasAsked(1)
    await user.type(reason, ' and 15')
    expect(reason.value).toBe('Question 14')
    await saving.letGo()
    await screen.findAllByText(/The disk is full/)
    await user.type(reason, ' and 15')
    expect(reason.value).toBe('Question 14 and 15')
  })
})

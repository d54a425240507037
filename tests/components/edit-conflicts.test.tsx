import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as resultFiles from '#client/pages/admin/results/page.tsx'
import * as users from '#client/pages/admin/users/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { EXAM_CONFLICT, exam, file } from '#tests/support/results/result-files.ts'

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

import { Readable } from 'node:stream'
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { ResultsHelp } from '#client/pages/admin/add-result/results-help.tsx'
import { Component as InviteStudents } from '#client/pages/admin/invite-students.tsx'
import { Component, loader } from '#client/pages/admin/students/page.tsx'
import { StudentsHelp } from '#client/pages/admin/students/upload-students.tsx'
import type { CsvTable } from '#server/domains/imports/csv-table.ts'
import type { LayerRow } from '#server/domains/imports/import-definition.ts'
import { readSmallTable } from '#server/domains/imports/small-table.ts'
import { invitedStudents } from '#server/domains/invitations/read-invited-students.ts'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { openStudentsTable } from '#server/domains/students/read-students-csv.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted } from '#tests/support/browser/toasts.ts'
import { readTable } from '#tests/support/database/read-table.ts'

const route = { path: '/admin/students', loader, Component }
const site = { name: 'Himshikhar', description: '', publicUrl: '' }

function list(fileName: string, publishOrder: number, more: Record<string, unknown> = {}) {
  return {
    id: fileName,
    fileName,
    description: null,
    totalStudents: 2000,
    // In Nepal the next day has begun.
    uploadedAt: '2024-01-04T20:00:00.000Z',
    uploadedBy: null,
    isActive: true,
    publishOrder,
    ...more,
  }
}

const older = list('older', 1)
const newer = list('newer', 2, { totalStudents: 1, description: 'Morning shift' })
const off = list('off', 3, { isActive: false })

const none = { lost: 0, replaced: 0 }
const open = (studentUploads: unknown, more: Record<string, unknown> = {}) =>
  openPage({
    route,
    at: '/admin/students',
    root: { site, studentUploads, studentUploadDeletion: { pins: none, birthDates: none }, ...more },
  })

const table = () => screen.findByRole('table', { name: 'Uploaded Student Files' })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const press = (name: RegExp, inside: HTMLElement) => within(inside).getByRole('button', { name })
const failing = () => {
  throw new GraphQLError('The database sleeps.', { extensions: { code: 'BAD_REQUEST' } })
}

test('while the lists are loading, a spinner says so', async () => {
  let arrive: (lists: unknown) => void = () => {}
  await open(() => new Promise((resolve) => (arrive = resolve)))
  const waiting = (await screen.findByText('Loading student files...')).closest('[role=status]')
  expect(waiting?.querySelector('svg')).not.toBeNull()
  expect(screen.queryByRole('table', { name: 'Uploaded Student Files' })).toBeNull()
  arrive([newer])
  await table()
})

test('lists are told by name, students, day and status', async () => {
  await open([newer, older, off])
  const headers = within(await table()).getAllByRole('columnheader')
  expect(headers.map((header) => header.textContent)).toEqual([
    'Select all',
    'File Name',
    'Students',
    'Uploaded',
    'Status',
    'Actions',
  ])
  expect(row('newer').textContent).toMatch(
    /newerMorning shift1 studentJan 5, 2024 20 Poush 2080newer is Active/,
  )
  expect(row('off').textContent).toMatch(/2,000 students.*off is Inactive/)
})

test('without lists it says so', async () => {
  await open([])
  const title = await screen.findByRole('heading', { name: 'No uploads yet' })
  expect(title.parentElement?.textContent).toContain('Upload your first CSV file to see it listed here.')
})

test('lists that cannot be read are asked for again at a press', async () => {
  let sleeping = true
  const { user } = await open(() => (sleeping ? failing() : [older]))
  expect((await screen.findByRole('alert')).textContent).toContain('The database sleeps.')
  sleeping = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await table()
})

test('the switch answers at once, and goes back when the server does not follow', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { user, asked } = await open([older], { setStudentUploadActive: () => answered.then(failing) })
  await table()
  await user.click(screen.getByRole('switch', { name: 'older is Active' }))
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'older is Inactive' }).checked).toBe(false)
  expect(asked.at(-1)).toEqual({ id: 'older', isActive: false })
  answer()
  await isToasted('ErrorThe database sleeps.')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'older is Active' }).checked).toBe(true)
})

test('several lists are deleted together, and the dialog says what comes back', async () => {
  let uploads = [newer, older, off]
  const { user, asked } = await open(() => uploads, {
    deleteStudentUploads: ({ ids }: { ids: string[] }) => {
      uploads = uploads.filter(({ id }) => !ids.includes(id))
      return ids.length
    },
  })
  await table()
  await user.click(screen.getByRole('checkbox', { name: 'Select newer' }))
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  expect(all.indeterminate).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Select off' }))
  await user.click(screen.getByRole('button', { name: 'Delete (2)' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 lists?' })
  expect(dialog.textContent).toContain('newer with 1 student')
  expect(dialog.textContent).toContain('their names and groups (older) show again')
  await user.click(press(/^Delete 2 lists$/, dialog))
  await isToasted('SuccessSelected uploads deleted successfully.')
  expect(asked).toContainEqual({ ids: ['newer', 'off'] })
  await waitFor(() => expect(screen.queryByRole('row', { name: /newer/ })).toBeNull())
  expect(screen.queryByRole('button', { name: /^Delete \(/ })).toBeNull()
  expect(all.checked).toBe(false)
})

test.each([
  ['that is off', off, [older, off], 'Nothing changes for candidates: only active lists count.'],
  ['below another', older, [newer, older], 'The newer active lists stay as they are.'],
  ['that is alone', older, [older, off], 'No other list is active: results will show without names.'],
])('deleting a list %s says what that does', async (_which, { fileName }, uploads, words) => {
  const { user } = await open(uploads)
  await table()
  await user.click(press(/^Delete/, row(fileName)))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this student list?' })
  expect(dialog.textContent).toContain(words)
  await user.click(press(/^Cancel$/, dialog))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('deleting a list below another says whose PINs and dates of birth go with it', async () => {
  const { user } = await open([newer, older], {
    studentUploadDeletion: { pins: { lost: 1412, replaced: 3 }, birthDates: { lost: 7, replaced: 1 } },
  })
  await table()
  await user.click(press(/^Delete/, row('older')))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this student list?' })
  await within(dialog).findByText(
    'PINs stop working for 1,412 students: they need new cards or a list with their PINs.',
  )
  for (const words of [
    'PINs of older lists count again for 3 students: newer ones stop working.',
    'Dates of birth stop working for 7 students, until a list with them is uploaded.',
    'Dates of birth of older lists count again for 1 student: newer ones stop working.',
    'PINs and dates of birth are removed from the file for download, and PINs that were made here are in no file.',
  ])
    expect(dialog.textContent).toContain(words)
})

test('a list whose PINs cannot be counted can be deleted, with a warning', async () => {
  const { user, asked } = await open([older], { studentUploadDeletion: failing, deleteStudentUploads: 1 })
  await table()
  await user.click(press(/^Delete/, row('older')))
  const dialog = await screen.findByRole('alertdialog')
  await within(dialog).findByText(
    /could not be counted: The database sleeps\. Those that no other active list/,
  )
  await user.click(press(/^Delete/, dialog))
  await isToasted('SuccessSelected uploads deleted successfully.')
  expect(asked).toContainEqual({ ids: ['older'] })
})

test('a deletion that fails says why and changes nothing', async () => {
  const { user } = await open([older], { deleteStudentUploads: failing })
  await table()
  await user.click(press(/^Delete/, row('older')))
  await user.click(press(/^Delete/, await screen.findByRole('alertdialog')))
  await isToasted('ErrorThe database sleeps.')
  expect(row('older')).toBeTruthy()
})

const idsOf = async (text: string, open: (row: CsvRow) => CsvTable<LayerRow>) => {
  const { rows, problems } = await readTable(text, open)
  expect(problems).toEqual([])
  return rows.map(({ candidateId }) => candidateId)
}
const idsOfInvited = async (text: string) => {
  const file = { filename: 'a.csv', createReadStream: () => Readable.from([Buffer.from(text)]) }
  const list = await readSmallTable(file as UploadedFile, undefined, invitedStudents)
  list.rejectIfWrong()
  return list.rows.map(({ candidateId }) => candidateId)
}

test.each([
  ['a student list', StudentsHelp, (text: string) => idsOf(text, (row) => openStudentsTable(row))],
  ['results', ResultsHelp, (text: string) => idsOf(text, (row) => openResultsTable(row))],
  ['invitations', InviteStudents, idsOfInvited],
])('the template of %s is read as it stands in the page, and keeps its zeros', async (_what, Help, idsIn) => {
  await openPage({
    route: { path: '/admin/template', Component: Help },
    at: '/admin/template',
    root: { site },
  })
  const address = screen.getByRole('link', { name: 'Download a template' }).getAttribute('href') ?? ''
  const text = decodeURIComponent(address.replace(/^.*?,/, ''))
  expect(await idsIn(text)).toEqual(['081000', '081001', '081002'])
  expect(text).toContain('"=""081000"""')
})

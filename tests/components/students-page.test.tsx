import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/students/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted } from '#tests/support/browser/toasts.ts'

const route = { path: '/admin/students', loader, Component }
const site = { name: 'Himshikhar', description: '', publicUrl: '' }
const csv = new File(['x'], 'Morning batch.csv', { type: 'text/csv' })

const staged = {
  __typename: 'StagedStudents',
  id: 'staged-1',
  fileName: 'Morning batch',
  totalRows: 2,
  newRows: 1,
  changedRows: 1,
  unchangedRows: 0,
  findings: [],
  sample: [
    sampleRow(2, 'CHANGED', { studentName: 'Anjali Dahal', groups: 'Day' }),
    sampleRow(3, 'NEW', null),
  ],
  expiresAt: '2026-11-22T12:15:00.000Z',
}

function sampleRow(rowNumber: number, change: string, before: Record<string, string> | null) {
  return {
    rowNumber,
    candidateId: `08100${rowNumber}`,
    studentName: 'कमला राई',
    groups: 'Day',
    change,
    before,
  }
}

const list = {
  id: 'list-1',
  fileName: 'students-2082',
  description: null,
  totalStudents: 2000,
  uploadedAt: '2024-01-05T06:00:00.000Z',
  uploadedBy: null,
  isActive: true,
  publishOrder: 1,
}

const invalid = {
  __typename: 'InvalidCsv',
  needsFullMarks: false,
  isEmpty: false,
  sheets: [],
  layout: null,
  leaveOut: [],
  subjectColumns: [],
  errorCount: 1,
  causes: [],
  errorFile: null,
}

async function open(root: Record<string, unknown> = {}, at = '/admin/students') {
  const stagedStudents = ({ id }: { id: string }) => (id === staged.id ? staged : null)
  const answers = { site, studentUploads: [list], stagedStudents, stageStudents: staged, ...root }
  const page = await openPage({ route, at, root: answers })
  await screen.findByRole('row', { name: /students-2082/ })
  return page
}

const previewed = (root: Record<string, unknown> = {}) => open(root, '/admin/students?staged=staged-1')
const fileInput = () => screen.getByLabelText<HTMLInputElement>(/CSV file/)
const uploadName = () => screen.getByLabelText<HTMLInputElement>(/Upload Name/)
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload Students' })
const isParsed = () => screen.findByText('Successfully parsed 2 student records. Ready to upload.')
beforeEach(() => sessionStorage.clear())

test('it says what a file needs, with three rows for an example', async () => {
  await open()
  const help = screen.getByRole('region', { name: 'CSV Format Requirements' })
  expect(help.textContent).toContain('Candidate ID or Registration Number, Student Name and Groups')
  expect(within(help).getAllByRole('row')).toHaveLength(4)
  const template = within(help).getByRole('link', { name: 'Download a template' })
  expect(decodeURIComponent(template.getAttribute('href') ?? '')).toBe(
    'data:text/csv;charset=utf-8,\uFEFFCandidate ID,Student Name,Groups\r\n"=""081000""",कमला राई,Group A\r\n"=""081001""",Anjali Dahal,"Group A, Morning"\r\n"=""081002""",Anjali Pandey,Day\r\n',
  )
  expect(submit().disabled).toBe(true)
  expect(uploadName().placeholder).toBe('Enter a name for this upload')
})

test('a chosen file names the upload, and shows what publishing would change', async () => {
  const { user } = await open()
  await user.upload(fileInput(), csv)
  await isParsed()
  expect(uploadName().value).toBe('Morning batch')
  expect(screen.getByText('Morning batch.csv')).toBeTruthy()
  expect(screen.getByText('(2 records)')).toBeTruthy()
  const [, changed] = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('row')
  expect(changed?.textContent).toContain('was Anjali Dahal becomes कमला राई')
})

test('uploading says so, empties the card and asks for the list anew', async () => {
  let uploads = [list]
  const { user, asked, address } = await previewed({
    studentUploads: () => uploads,
    publishStudents: () => {
      uploads = [{ ...list, id: 'staged-1', fileName: 'Mine' }, list]
      return { __typename: 'StudentUpload', id: 'staged-1', totalStudents: 2 }
    },
  })
  await user.clear(uploadName())
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('File Name is required')
  await user.type(uploadName(), 'Mine')
  await user.click(submit())
  await screen.findByText('Successfully uploaded 2 student records.')
  await isToasted('Upload Successful2 student records have been uploaded successfully.')
  const input = { fileName: 'Mine', description: '', confirmedFindings: [] }
  expect(asked).toContainEqual({ id: 'staged-1', input })
  expect(address()).toBe('/admin/students')
  await waitFor(() => expect(uploadName().value).toBe(''))
  expect(submit().disabled).toBe(true)
  await screen.findByRole('row', { name: /Mine/ })
})

test('wrong rows are listed, ten at first, and can be had as a file', async () => {
  const problems = Array.from({ length: 12 }, (_none, index) => ({
    row: index + 2,
    column: 'Groups',
    message: 'Group is required',
  }))
  const message = 'Found 12 validation errors. Please fix them before uploading.'
  const errorFile = { fileName: 'a - errors.csv', downloadUrl: '/1?s=2', spreadsheetUrl: null, rowCount: 12 }
  const { user } = await open({
    stageStudents: { ...invalid, message, errorCount: 12, problems, errorFile },
  })
  await user.upload(fileInput(), csv)
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  const listed = within(screen.getByRole('list', { name: /^Problems/ })).getAllByRole('listitem')
  expect(listed).toHaveLength(10)
  expect(listed[0]?.textContent).toBe('Row 2: Group is required')
  expect(screen.getByRole('button', { name: '... and 2 more errors' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Download all 12 wrong rows' })
  expect(link.getAttribute('href')).toBe(errorFile.downloadUrl)
  expect(link.getAttribute('download')).toBe('a - errors.csv')
  await isToasted('Validation ErrorsPlease fix validation errors before uploading.')
  expect(submit().disabled).toBe(true)
})

test('a file that cannot be parsed is told apart from wrong rows', async () => {
  const message = 'The file has too many blank rows.'
  const problems = [{ row: null, column: null, message }]
  const { user } = await open({
    stageStudents: { ...invalid, message, problems },
  })
  await user.upload(fileInput(), csv)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'CSV parsing error: The file has too many blank rows.',
  )
  await isToasted('Parsing ErrorThe file has too many blank rows.')
})

test('a list with a header alone has no valid data', async () => {
  const message = 'The file has a header but no rows.'
  const problems = [{ row: null, column: null, message }]
  const { user } = await open({ stageStudents: { ...invalid, message, isEmpty: true, problems } })
  await user.upload(fileInput(), csv)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(`Upload FailedNo valid data to upload. ${message}`)
  await isToasted('Upload FailedNo valid data to upload')
})

test('a server that cannot say what went wrong has failed to parse the file', async () => {
  const { user } = await open({
    stageStudents: () => {
      throw new GraphQLError('Something went wrong.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } })
    },
  })
  await user.upload(fileInput(), csv)
  expect((await screen.findByRole('alert')).textContent).toContain('Parsing ErrorFailed to parse CSV file.')
  await isToasted('Parsing ErrorFailed to parse CSV file.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('another kind of file is not even sent', async () => {
  const { user, asked } = await open()
  const before = asked.length
  fileInput().removeAttribute('accept')
  await user.upload(fileInput(), new File(['x'], 'students.docx'))
  await isToasted('Invalid FilePlease select a valid CSV file.')
  expect(asked).toHaveLength(before)
})

test('an upload that fails keeps file and words, and can be sent again', async () => {
  let failing = true
  const { user } = await open({
    stageStudents: () => {
      if (failing) throw new GraphQLError('closed', { extensions: { code: 'UNAUTHENTICATED' } })
      return staged
    },
  })
  await user.type(uploadName(), 'Typed before')
  await user.upload(fileInput(), csv)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Upload FailedYou must be logged in to upload student data')
  failing = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await isParsed()
  expect(uploadName().value).toBe('Typed before')
})

test('a preview that grew stale is replaced, and nothing is published by that', async () => {
  const preview = { ...staged, newRows: 0, unchangedRows: 1 }
  const message = 'The active student lists have changed meanwhile. Please check the new preview.'
  const { user } = await previewed({
    publishStudents: { __typename: 'StaleStudentsPreview', message, preview },
  })
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was published yet')
  expect(screen.getByText('New', { selector: 'dt' }).nextElementSibling?.textContent).toBe('0')
})

test('what is gone meanwhile is said, and the same file checked again at a press', async () => {
  const { user } = await open({
    publishStudents: {
      __typename: 'InvalidInput',
      message: 'gone',
      fields: [{ path: 'id', message: 'This upload is not there any more.' }],
    },
  })
  await user.upload(fileInput(), csv)
  await isParsed()
  await user.click(submit())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('not there any more')
  await user.click(within(alert).getByRole('button', { name: 'Check Morning batch.csv again' }))
  await isParsed()
})

test('another file takes the place of the first, which is discarded', async () => {
  const { user, asked } = await previewed({
    stageStudents: { ...staged, id: 'staged-2', fileName: 'Other' },
    discardStagedStudents: true,
  })
  await user.upload(fileInput(), new File(['x'], 'Other.csv'))
  await screen.findByText('Other.csv')
  await waitFor(() => expect(asked).toContainEqual({ id: 'staged-1' }))
  expect(asked).not.toContainEqual({ id: 'staged-2' })
})

import { Readable } from 'node:stream'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ExamTime } from '#client/features/student-area/exam-time.tsx'
import { StudentLayout } from '#client/layouts/student-layout.tsx'
import { ResultsHelp } from '#client/pages/admin/add-result/results-help.tsx'
import { Component as InviteStudents } from '#client/pages/admin/invite-students.tsx'
import { Component, loader } from '#client/pages/admin/students/page.tsx'
import { StudentsHelp } from '#client/pages/admin/students/upload-students.tsx'
import * as assignmentsPage from '#client/pages/student/assignments.tsx'
import * as linksPage from '#client/pages/student/links.tsx'
import * as materialsPage from '#client/pages/student/materials.tsx'
import * as paymentPage from '#client/pages/student/payment.tsx'
import * as portalPage from '#client/pages/student/portal/page.tsx'
import * as schedulePage from '#client/pages/student/schedule.tsx'
import type { CsvTable } from '#server/domains/imports/csv-table.ts'
import type { LayerRow } from '#server/domains/imports/import-definition.ts'
import { readSmallTable } from '#server/domains/imports/small-table.ts'
import { invitedStudents } from '#server/domains/invitations/read-invited-students.ts'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { openStudentsTable } from '#server/domains/students/read-students-csv.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { isToasted } from '#tests/support/browser/toasts.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import { recordsAt, studentRecords } from '#tests/support/results/student-scenario.ts'

describe('students page', () => {
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
    const errorFile = {
      fileName: 'a - errors.csv',
      downloadUrl: '/1?s=2',
      spreadsheetUrl: null,
      rowCount: 12,
    }
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
})

describe('student uploads', () => {
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
  ])(
    'the template of %s is read as it stands in the page, and keeps its zeros',
    async (_what, Help, idsIn) => {
      await openPage({
        route: { path: '/admin/template', Component: Help },
        at: '/admin/template',
        root: { site },
      })
      const address = screen.getByRole('link', { name: 'Download a template' }).getAttribute('href') ?? ''
      const text = decodeURIComponent(address.replace(/^.*?,/, ''))
      expect(await idsIn(text)).toEqual(['081000', '081001', '081002'])
      expect(text).toContain('"=""081000"""')
    },
  )
})

describe('make pins', () => {
  const list = {
    ...{ id: 'list', fileName: 'Students', description: null, totalStudents: 14, isActive: true },
    ...{ uploadedAt: '2026-01-04T20:00:00.000Z', uploadedBy: null, publishOrder: 1 },
  }
  const groups = [
    { name: 'Day', students: 2 },
    { name: 'Morning', students: 12 },
  ]

  /** Files handed to the browser to save. */
  const saved: Blob[] = []
  beforeEach(() => {
    saved.length = 0
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved.push(blob)
          return 'blob:made'
        },
        revokeObjectURL: () => {},
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  async function open(makePins: unknown) {
    const page = await openPage({
      route: { path: '/admin/students', loader, Component },
      at: '/admin/students',
      root: {
        site: { name: 'Himshikhar', description: '', publicUrl: '' },
        studentUploads: [list],
        studentUpload: { ...list, groups },
        makePins,
      },
    })
    await page.user.click(await screen.findByRole('button', { name: /^Make PINs/ }))
    return { ...page, dialog: await screen.findByRole('dialog', { name: 'Make PINs' }) }
  }

  test('PINs of a group are made and saved once, as cards and as a table', async () => {
    const made = { __typename: 'MadePins', count: 2, csv: 'a,b\r\n', cards: btoa('%PDF') }
    const { user, dialog, asked } = await open(made)
    await within(dialog).findByRole('option', { name: 'Day (2 students)' })
    await user.selectOptions(within(dialog).getByLabelText(/^For/), 'Day')
    await user.type(within(dialog).getByLabelText(/^Exam/), ' CEE Model 9 ')
    await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
    const done = await screen.findByRole('dialog', { name: 'PINs made' })
    expect(JSON.stringify(asked)).toContain('"groups":"Day"')
    expect(JSON.stringify(asked)).toContain('"exam":"CEE Model 9"')
    await user.click(within(done).getByRole('button', { name: 'Save cards (PDF)' }))
    await user.click(within(done).getByRole('button', { name: 'Save table (CSV)' }))
    expect(saved.map(({ type, size }) => [type, size])).toEqual([
      ['application/pdf', 4],
      ['text/csv', 5],
    ])
    await user.click(within(done).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('whoever closes without saving is asked first', async () => {
    const { user, dialog } = await open({ __typename: 'MadePins', count: 14, csv: 'a', cards: '' })
    await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
    const done = await screen.findByRole('dialog', { name: 'PINs made' })
    await user.click(within(done).getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Close without saving the PINs?')).toBeTruthy()
  })

  test('what is refused is said beside the group', async () => {
    const fields = [{ path: 'groups', message: 'These are 1,001 students. Choose a group of at most 1,000' }]
    const { user, dialog } = await open({ __typename: 'InvalidInput', fields })
    await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
    expect((await within(dialog).findAllByText(/^These are 1,001 students/)).length).toBeGreaterThan(0)
    expect(within(dialog).getByLabelText(/^For/).getAttribute('aria-invalid')).toBe('true')
  })

  test('without an answer the PINs may have been changed, which is said', async () => {
    const { user, dialog } = await open(() => {
      throw new Error('Unexpected')
    })
    await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
    expect(await within(dialog).findByText('We do not know if this worked')).toBeTruthy()
    expect(within(dialog).queryByText('No PIN was changed')).toBeNull()
    expect(
      within(dialog).getByText('PINs may have been changed. Make them again before you hand out cards.'),
    ).toBeTruthy()
  })

  test('what the API refuses has changed no PIN', async () => {
    const { user, dialog } = await open(() => {
      throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } })
    })
    await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
    expect(await within(dialog).findByText('No PIN was changed')).toBeTruthy()
  })

  test('nothing closes the dialog while PINs are made, so that they are told', async () => {
    let answer: (made: unknown) => void = () => {}
    const { user, dialog } = await open(() => new Promise((resolve) => (answer = resolve)))
    await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
    await within(dialog).findByRole('button', { name: 'Making PINs…' })
    for (const name of ['Cancel', 'Close']) {
      const button = within(dialog).getByRole('button', { name })
      expect(button.getAttribute('aria-disabled'), name).toBe('true')
      await user.click(button)
    }
    await user.keyboard('{Escape}')
    answer({ __typename: 'MadePins', count: 14, csv: 'a', cards: '' })
    expect(await screen.findByRole('dialog', { name: 'PINs made' })).toBeTruthy()
  })
})

describe('student area', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: recordsAt }))
  afterEach(() => vi.useRealTimers())

  const open = (page: { Component: () => unknown }, root: Record<string, unknown> = studentRecords) =>
    openPage({ route: { path: '/here', ...page } as never, at: '/here', root })

  test('the portal says what is next: exam, homework, fee, notice', async () => {
    await open(portalPage)
    const exam = screen.getByRole('region', { name: 'CEE Model Test 9' })
    expect(exam.textContent).toContain('Jan 31, 2027, 7:00 AM to 10:00 AM')
    expect(within(exam).getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/files/student/exam-schedule.ics',
    )
    expect(screen.getByText('Assignments: 2 to hand in')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Assignment 1' }).getAttribute('href')).toBe('/assignments')
    expect(
      screen.getByRole('link', { name: '₹45,000 by Jan 10, 2027 (26 Poush 2083)' }).getAttribute('href'),
    ).toBe('/payment')
    expect(screen.getByRole('link', { name: 'बिदा' }).getAttribute('href')).toBe('/news/n1')
  })

  test('the portal leads to the courses unless there are none', async () => {
    await open(portalPage)
    expect(screen.getByRole('link', { name: /^Courses/ })).toBeTruthy()
    cleanup()
    await open(portalPage, { ...studentRecords, content: { emptyPages: ['/courses'] } })
    expect(screen.getByRole('link', { name: /^Results/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Courses/ })).toBeNull()
  })

  test('a portal with nothing to do says so', async () => {
    await open(portalPage, {
      ...studentRecords,
      assignments: [],
      payments: [],
      examSchedule: [],
      notices: { nodes: [] },
    })
    expect(screen.getByRole('link', { name: 'No assignments yet' })).toBeTruthy()
    expect(screen.queryByText(/to hand in/)).toBeNull()
    expect(screen.getByRole('link', { name: 'No fees on record yet' })).toBeTruthy()
    expect(screen.queryByText('Your next exam')).toBeNull()
  })

  test('a portal with all homework handed in says so', async () => {
    const handedIn = studentRecords.assignments.filter(({ status }) => status === 'SUBMITTED')
    await open(portalPage, { ...studentRecords, assignments: handedIn })
    expect(screen.getByText('Assignments: 0 to hand in')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Everything is handed in' })).toBeTruthy()
  })

  test('of several fees to pay the earliest is the next', async () => {
    const [pending, ...paid] = studentRecords.payments
    const later = { ...pending, id: '2027-2', dueOn: '2027-05-10' }
    const root = { ...studentRecords, payments: [later, pending, ...paid] }
    await open(portalPage, root)
    expect(screen.getByRole('link', { name: /^₹45,000 by Jan 10, 2027/ })).toBeTruthy()
    cleanup()
    await open(paymentPage, root)
    const due = screen.getAllByText(/Jan 10, 2027/)[0]
    expect(due?.closest('table')).toBeNull()
  })

  test('homework of which nobody knows whether it is handed in is not called overdue, nor to hand in', async () => {
    const [overdue, due] = studentRecords.assignments
    const root = { ...studentRecords, assignments: [{ ...overdue, status: 'PAST' }, due] }
    await open(portalPage, root)
    expect(screen.getByText('Assignments: 1 to hand in')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Assignment 2' })).toBeTruthy()
    cleanup()
    await open(portalPage, { ...root, assignments: [{ ...overdue, status: 'PAST' }] })
    const tile = screen.getByRole('link', { name: 'Date passed' }).closest('section')
    expect(tile?.textContent).toContain('Link your Candidate ID in your account')
    expect(screen.queryByText('No assignments yet')).toBeNull()
    cleanup()
    await open(assignmentsPage, root)
    const past = screen.getByRole('region', { name: 'Date passed 1' })
    expect(past.textContent).toMatch(/Link your Candidate ID in your account.*Assignment 1/)
    expect(screen.queryByText('Overdue')).toBeNull()
  })

  test('every visit asks anew, and shows meanwhile what is known', async () => {
    let answer: (payments: unknown) => void = () => undefined
    const answers = [() => [], () => new Promise((resolve) => (answer = resolve))]
    const { navigate } = await open(paymentPage, { ...studentRecords, payments: () => answers.shift()?.() })
    expect(screen.getByRole('heading', { name: 'No fees on record yet' })).toBeTruthy()
    await navigate('/elsewhere')
    await navigate('/here')
    expect(screen.getByRole('heading', { name: 'No fees on record yet' })).toBeTruthy()
    answer(studentRecords.payments)
    expect(await screen.findByRole('table')).toBeTruthy()
    expect(answers).toEqual([])
  })

  test('a visit that the network fails shows what is known', async () => {
    const answers = [() => studentRecords.payments, () => Promise.reject(new Error('No network'))]
    const { navigate } = await open(paymentPage, { ...studentRecords, payments: () => answers.shift()?.() })
    await navigate('/elsewhere')
    await navigate('/here')
    expect(screen.getByRole('table')).toBeTruthy()
    expect(answers).toEqual([])
  })

  test('an exam that is over is not called under way', () => {
    const [exam] = studentRecords.examSchedule
    if (!exam) throw new Error('There is no exam')
    const said = (now: string) => {
      const { container } = renderPart(<ExamTime exam={exam} now={Date.parse(now)} />)
      return container.textContent
    }
    expect(said('2027-01-31T04:14:59Z')).toContain('under way')
    expect(said('2027-01-31T04:15:00Z')).toMatch(/today\)$/)
    expect(said('2027-02-01T04:15:00Z')).toMatch(/yesterday\)$/)
  })

  test('somebody without payments is told of none', async () => {
    await open(paymentPage, { ...studentRecords, payments: [] })
    expect(screen.getByRole('heading', { name: 'No fees on record yet' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('each assignment says its status in words, with the date that counts', async () => {
    await open(assignmentsPage)
    const row = (title: string) =>
      screen.getByRole('heading', { level: 3, name: title }).closest('li')?.textContent
    expect(row('Assignment 1')).toMatch(/Overdue.*2 days ago.*20 marks/)
    expect(row('Assignment 2')).toMatch(/Due.*in 2 days/)
    expect(row('Assignment 3')).toMatch(/Submitted.*Handed in.*18 of 20 marks/)
    expect(row('Assignment 3')).not.toContain('late')
  })

  test('the exams stand under the month of Nepal', async () => {
    await open(schedulePage)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'January 2027',
      'February 2027',
    ])
  })

  test('a paid term has its receipt, the pending one what to do', async () => {
    await open(paymentPage)
    expect(screen.getByRole('link', { name: 'Receipt R-2026-3-0124 as PDF' }).getAttribute('href')).toBe(
      '/files/student/receipts/2026-3.pdf',
    )
    const due = screen.getByRole('region', { name: 'January to April 2027' })
    expect(due.textContent).toMatch(/Pending.*₹45,000.*per term, due by Jan 10, 2027/)
    expect(within(due).getByRole('link', { name: '01-5970124' })).toBeTruthy()
    expect(screen.getAllByText('Paid')).toHaveLength(1)
  })

  test('a download says of what it is, and how large', async () => {
    await open(materialsPage)
    const link = screen.getByRole('link', { name: 'Download PDF : Physics study notes' })
    expect(link.getAttribute('href')).toBe('/files/student/m1.pdf')
    expect(link.parentElement?.textContent).toContain('2 pages, 46 kB')
  })

  test('links are those that the institute has', async () => {
    const site = { phones: ['01-5970124'], onlineClassUrl: 'https://class.example.edu.np/login' }
    await open(linksPage, { ...studentRecords, site })
    const list = screen.getByRole('list')
    expect(within(list).getAllByRole('link')).toHaveLength(1)
    expect(list.textContent).toContain('Live classes to join from home · class.example.edu.np')
  })

  test('without any, the page says so and whom to call', async () => {
    await open(linksPage, { ...studentRecords, site: { phones: ['01-5970124'] } })
    expect(screen.getByRole('heading', { name: 'No links yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call 01-5970124' })).toBeTruthy()
  })

  test.each(['/student', '/portal', '/portal/'])('the menu knows that %s is the portal', (at) => {
    renderPart(
      <StudentLayout onSignOut={() => {}}>
        <p>Page</p>
      </StudentLayout>,
      { at },
    )
    for (const link of screen.getAllByRole('link', { name: /^(Student )?Portal$/, hidden: true }))
      expect(link.getAttribute('aria-current')).toBe('page')
    for (const link of screen.getAllByRole('link', { name: 'Results', hidden: true }))
      expect(link.getAttribute('aria-current')).toBeNull()
  })
})

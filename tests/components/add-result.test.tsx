import { act, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { GraphQLError } from 'graphql'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UploadProgress } from '#client/features/import-preview/choose-file.tsx'
import { SubjectColumns } from '#client/features/import-preview/subject-columns.tsx'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import * as addResult from '#client/pages/admin/add-result/page.tsx'
import { Component, loader } from '#client/pages/admin/add-result/page.tsx'
import { ResultsPreview } from '#client/pages/admin/add-result/results-preview.tsx'
import * as notices from '#client/pages/admin/notices/page.tsx'
import * as students from '#client/pages/admin/students/page.tsx'
import { Field } from '#client/ui/field.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'
import { lastPage } from '#tests/support/content/notice-scenario.ts'
import { csv, staged } from '#tests/support/results/staged-results.ts'

const taken = (name: string) => ({ name, isTaken: true, problem: null })

describe('add result', () => {
  const route = { path: '/admin/add-result', loader, Component }
  const site = { name: 'Himshikhar', description: '', publicUrl: '' }
  function open(root: Record<string, unknown>, at = '/admin/add-result') {
    const stagedExamResults = ({ id }: { id: string }) => (id === staged.id ? staged : null)
    return openPage({ route, at, root: { site, stagedExamResults, stageExamResults: staged, ...root } })
  }

  const previewed = (root: Record<string, unknown> = {}) => open(root, '/admin/add-result?staged=staged-1')
  const fileInput = () => screen.getByLabelText<HTMLInputElement>(/results file/i)
  const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Publish/ })
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I have verified/ })
  beforeEach(() => sessionStorage.clear())

  test('it says what a file needs and offers one to begin with', async () => {
    await open({})
    const help = screen.getByRole('region', { name: 'What the file needs' })
    expect(help.textContent).toContain(
      'Candidate ID, Exam ID and Exam Mark are required; Exam Rank and Percentage are additional.',
    )
    const template = within(help).getByRole('link', { name: 'Download a template' })
    const [head] = decodeURIComponent(template.getAttribute('href') ?? '').split('\n')
    expect(head).toBe(
      'data:text/csv;charset=utf-8,\uFEFFCandidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\r',
    )
  })

  test('choosing a file uploads it and shows what publishing would do', async () => {
    const { user, address } = await open({})
    await user.upload(fileInput(), csv)
    const title = await screen.findByRole('heading', { name: '3 results of CEE-07' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(address()).toBe('/admin/add-result?staged=staged-1')
    expect(title.parentElement?.textContent).toContain('until Nov 22, 2026, 6:00 PM')
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect(preview.textContent).toContain('1,853Candidates of this exam who are not in this file')
    expect(preview.textContent).toContain('Such as 081000, 081003.')
    const [, changed, added, same] = within(preview).getAllByRole('row')
    expect(changed?.textContent).toContain('was 120 becomes 135.75')
    expect(changed?.textContent).not.toContain('was 5')
    expect(added?.textContent).toContain('New')
    expect(same?.textContent).not.toContain('becomes')
  })

  test('a file that is no CSV is not even sent', async () => {
    const { user, asked } = await open({})
    const before = asked.length
    fileInput().removeAttribute('accept')
    await user.upload(fileInput(), new File(['x'], 'results.docx'))
    expect(await screen.findByText('Please upload a CSV file')).toBeTruthy()
    expect(fileInput().getAttribute('aria-invalid')).toBe('true')
    expect(asked).toHaveLength(before)
  })

  test('an upload that fails can be tried again with the same file', async () => {
    let failing = true
    const { user } = await open({
      stageExamResults: () => {
        if (failing) throw new Error('The disk is full.')
        return staged
      },
    })
    await user.upload(fileInput(), csv)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error uploading fileFailed to upload file: The disk is full.')
    await isToasted('Error uploading fileFailed to upload file: The disk is full.')
    failing = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: '3 results of CEE-07' })
  })

  test.each([
    ['UNAUTHENTICATED', 'You must be logged in to upload results'],
    ['FORBIDDEN', 'Only administrators can upload exam results'],
  ])('an action that is refused (%s) is named', async (code, words) => {
    const { user } = await open({
      stageExamResults: () => {
        throw new GraphQLError('closed', { extensions: { code } })
      },
    })
    await user.upload(fileInput(), csv)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })

  test('publishing needs the tick, and sends what the form says', async () => {
    const { user, asked, address } = await previewed({
      publishExamResults: { __typename: 'ExamResultFile', id: 'staged-1', totalResults: 3 },
    })
    expect(publish().disabled).toBe(true)
    await user.click(tick())
    await user.clear(screen.getByLabelText(/Exam title/))
    await user.type(screen.getByLabelText(/Show to candidates from/), '2099-01-02 AD')
    await user.type(screen.getByLabelText('Time in Nepal'), '18:00')
    expect(screen.getByText(/from Jan 2, 2099, 6:00 PM \(Nepal time\)/)).toBeTruthy()
    await user.click(publish())
    await isToasted('Uploaded 3 results successfully')
    expect(asked.at(-1)).toMatchObject({
      id: 'staged-1',
      input: {
        ...{ examId: 'CEE-07', examTitle: null, examVersion: 1 },
        releaseAt: '2099-01-02T12:15:00.000Z',
      },
    })
    await waitFor(() => expect(address()).toBe('/admin/results'))
    expect(sessionStorage).toHaveLength(0)
  })

  test('what the server says against a field stands beside it', async () => {
    const { user } = await previewed({
      publishExamResults: {
        __typename: 'InvalidInput',
        message: 'wrong',
        fields: [{ path: 'input.examId', message: 'The file holds the results of the exam CEE-07' }],
      },
    })
    await user.click(tick())
    await user.click(publish())
    const alert = await screen.findByRole('alert')
    expect(document.activeElement).toBe(alert)
    const field = screen.getByLabelText(/Exam ID/)
    expect(
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toBe('The file holds the results of the exam CEE-07')
  })

  test('a preview that grew stale is replaced, and the tick taken back', async () => {
    const { user } = await previewed({
      publishExamResults: {
        __typename: 'StalePreview',
        message: 'The published results of this exam have changed meanwhile.',
        preview: { ...staged, newRows: 0, unchangedRows: 2 },
      },
    })
    await user.click(tick())
    await user.click(publish())
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was published yet')
    expect(tick().checked).toBe(false)
    expect(screen.getByText('New', { selector: 'dt' }).nextElementSibling?.textContent).toBe('0')
  })

  test('a failure keeps what was typed, also over a reload', async () => {
    const failing = {
      publishExamResults: () => {
        throw new Error('The disk is full.')
      },
    }
    const { user } = await previewed(failing)
    await user.type(screen.getByLabelText(/Exam title/), ' corrected')
    await user.click(tick())
    await user.click(publish())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We do not know if this workedFailed to save results: The disk is full.',
    )
    await isToasted('We do not know if this workedThe disk is full.')
    document.body.replaceChildren()
    await previewed(failing)
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/Exam title/).value).toBe('CEE Model 7 corrected'),
    )
  })

  test('an unwanted upload can be discarded', async () => {
    const { user, asked, address } = await previewed({ discardStagedExamResults: true })
    await user.click(screen.getByRole('button', { name: 'Discard this file' }))
    await isToasted('File discarded')
    expect(asked.at(-1)).toEqual({ id: 'staged-1' })
    await waitFor(() => expect(address()).toBe('/admin/add-result'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull())
  })

  test('an upload that is gone is explained', async () => {
    await open({}, '/admin/add-result?staged=unknown')
    const notice = screen.getByRole('alert')
    expect(notice.textContent).toContain('This upload is not there any more')
    expect(within(notice).getByRole('link', { name: 'Results' }).getAttribute('href')).toBe('/admin/results')
    expect(fileInput()).toBeTruthy()
  })
})

describe('add result problems', () => {
  const route = { path: '/admin/add-result', loader, Component }
  const site = { name: 'Himshikhar', description: '', publicUrl: '' }
  const open = (root: Record<string, unknown>) =>
    openPage({
      route,
      at: route.path,
      root: { site, stagedExamResults: staged, stageExamResults: staged, ...root },
    })

  const fileInput = () => screen.getByLabelText<HTMLInputElement>(/results file/i)

  beforeEach(() => sessionStorage.clear())

  test.each([
    [
      'of problems with many causes the first ten are shown, the others at a press',
      10,
      '... and 30 more errors',
    ],
    ['problems that many rows share have a line for each cause, the rows at a press', 0, 'Show each row'],
  ])('%s', async (_what, first, more) => {
    const [column, message] = ['Exam Mark', 'Exam Mark is required']
    const problems = Array.from({ length: 25 }, (_none, index) => ({ row: index + 2, column, message }))
    const causes = [{ column, message, count: first === 0 ? 40 : 39, rows: [2, 3, 4, 5, 6] }]
    if (first > 0) causes.push({ column, message: 'Expected number, received “x”.', count: 1, rows: [41] })
    const errorFile = {
      fileName: 'x - errors.csv',
      downloadUrl: '/files/errors/1',
      spreadsheetUrl: '/files/errors/2',
      rowCount: 40,
    }
    const summary = 'Found 40 validation errors. Please fix them before uploading.'
    const { user, address } = await open({
      stageExamResults: {
        __typename: 'InvalidCsv',
        message: summary,
        needsFullMarks: false,
        isEmpty: false,
        sheets: [],
        layout: null,
        leaveOut: [],
        subjectColumns: [],
        errorCount: 40,
        causes,
        problems,
        errorFile,
      },
    })
    await user.upload(fileInput(), csv)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(`Error parsing file${summary}`)
    expect(alert.textContent).toContain('Nothing of CEE Model 7 - results.csv was taken.')
    expect(screen.getByRole('list', { name: 'Errors by cause' }).textContent).toContain(
      `${first === 0 ? 40 : 39} rows: Exam Mark is required Rows 2, 3, 4, 5, 6 and ${first === 0 ? 35 : 34} more.`,
    )
    const listed = () =>
      screen.queryAllByRole('list', { name: /^Problems in/ }).flatMap((list) => [...list.children])
    expect(listed()).toHaveLength(first)
    await user.click(screen.getByRole('button', { name: more }))
    expect(listed()).toHaveLength(25)
    expect(listed()[0]?.textContent).toBe('Row 2: Exam Mark is required')
    expect(document.activeElement).toBe(listed()[first])
    expect(screen.getByText(/The first 25 of 40 errors are listed/)).toBeTruthy()
    const spreadsheet = screen.getByRole('link', { name: 'Download as Excel file (.xlsx)' })
    expect(spreadsheet.getAttribute('href')).toBe('/files/errors/2')
    expect(spreadsheet.getAttribute('download')).toBe('x - errors.xlsx')
    expect(address()).toBe('/admin/add-result')
  })

  test('all that is wrong with a row stands in one line', async () => {
    const { user } = await open({
      stageExamResults: {
        __typename: 'InvalidCsv',
        message: 'Found 1 validation error. Please fix it before uploading.',
        needsFullMarks: false,
        isEmpty: false,
        sheets: [],
        layout: null,
        leaveOut: [],
        subjectColumns: [],
        errorCount: 1,
        causes: [],
        problems: [
          { row: 2, column: 'Candidate ID', message: 'Candidate ID is required' },
          { row: 2, column: 'Exam Mark', message: 'Expected number, received “x”.' },
          { row: 2, column: 'Percentage', message: 'Percentage is required' },
        ],
        errorFile: null,
      },
    })
    await user.upload(fileInput(), csv)
    const list = await screen.findByRole('list', { name: /^Problems in/ })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Row 2: Candidate ID is required; Exam Mark: Expected number, received “x”; Percentage is required',
    ])
  })

  test.each(['results.xlsb', 'results.XLS', 'results.numbers', 'results.fods', 'results.dif'])(
    'a spreadsheet of another kind (%s) is refused with how to save it',
    async (name) => {
      const { user } = await open({})
      fileInput().removeAttribute('accept')
      await user.upload(fileInput(), new File(['x'], name))
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain(`${name} is a spreadsheet`)
      expect(alert.textContent).toContain('Save it as .xlsx, .ods or CSV, then choose that file')
      expect(alert.textContent).toContain('Excel Workbook (*.xlsx)')
      expect(screen.getByText('Please upload a CSV file')).toBeTruthy()
      await user.upload(fileInput(), csv)
      await screen.findByRole('heading', { name: '3 results of CEE-07' })
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('what is wrong with a whole file is said in the page and in a toast', async () => {
    const message = 'The file has a header but no rows.'
    let stagings = 0
    const { user } = await open({
      stageExamResults: () => {
        stagings++
        return {
          __typename: 'InvalidCsv',
          message,
          needsFullMarks: false,
          isEmpty: true,
          sheets: [],
          layout: null,
          leaveOut: [],
          subjectColumns: [],
          errorCount: 1,
          causes: [],
          problems: [{ row: null, column: null, message }],
          errorFile: null,
        }
      },
    })
    await user.upload(fileInput(), csv)
    const words = `Error parsing fileNo valid data to upload. ${message}`
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    await isToasted(words)
    // Messages about a file disappear when the next one is chosen.
    await user.upload(fileInput(), csv)
    await waitFor(() => expect(stagings).toBe(2))
    await screen.findByRole('alert')
    expect(toasts().textContent?.split(words)).toHaveLength(2)
  })
})

describe('add result questions', () => {
  const route = { path: '/admin/add-result', loader, Component }
  const site = { name: 'Himshikhar', description: '', publicUrl: '' }
  const open = (root: Record<string, unknown>, at = '/admin/add-result') =>
    openPage({ route, at, root: { site, stagedExamResults: staged, ...root } })

  beforeEach(() => sessionStorage.clear())

  test('a file without percentages is sent again with the full marks that are asked for', async () => {
    const message = 'The file has no percentages. Enter the full marks of the exam to compute them.'
    const { user, asked } = await open({
      stageExamResults: ({ fullMarks }: { fullMarks?: string }) =>
        fullMarks
          ? staged
          : { ...asking, message, needsFullMarks: true, errorCount: 1, layout: null, leaveOut: [] },
    })
    await user.upload(screen.getByLabelText<HTMLInputElement>(/results file/i), csv)
    expect((await screen.findByRole('alert')).textContent).toContain(`Full marks needed${message}`)
    const field = screen.getByLabelText(/^Full marks/)
    await user.type(field, '0')
    await user.click(screen.getByRole('button', { name: 'Compute the percentages' }))
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.clear(field)
    await user.type(field, '200')
    await user.click(screen.getByRole('button', { name: 'Compute the percentages' }))
    await screen.findByRole('heading', { name: '3 results of CEE-07' })
    expect(asked.find((variables) => variables?.fullMarks)).toMatchObject({ fullMarks: '200' })
  })

  test('a spreadsheet with several sheets is sent again with the one that is chosen', async () => {
    const { user, asked } = await open({
      stageExamResults: ({ sheet }: { sheet?: string }) =>
        sheet
          ? staged
          : {
              __typename: 'InvalidCsv',
              message: 'The spreadsheet has several sheets. Choose the one to read.',
              needsFullMarks: false,
              isEmpty: false,
              sheets: [
                { __typename: 'SpreadsheetSheet', name: 'Notes', rows: 1 },
                { __typename: 'SpreadsheetSheet', name: 'Results', rows: 2000 },
              ],
              layout: null,
              leaveOut: [],
              subjectColumns: [],
              errorCount: 1,
              causes: [],
              problems: [],
              errorFile: null,
            },
    })
    await user.upload(
      screen.getByLabelText<HTMLInputElement>(/results file/i),
      new File(['PK'], 'results.xlsx'),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a sheet')
    const field = screen.getByLabelText<HTMLSelectElement>(/^Sheet/)
    expect(field.value).toBe('Results')
    await user.selectOptions(field, 'Notes (1 row)')
    await user.click(screen.getByRole('button', { name: 'Read this sheet' }))
    await screen.findByRole('heading', { name: '3 results of CEE-07' })
    expect(asked.find((variables) => variables?.sheet)).toMatchObject({ sheet: 'Notes' })
  })

  const question = {
    __typename: 'LayoutQuestion',
    headerRow: null,
    rows: [
      { __typename: 'LayoutRow', number: 1, cells: ['Results of CEE 9', '', ''], names: ['', '', ''] },
      {
        __typename: 'LayoutRow',
        number: 3,
        cells: ['Roll', 'Name', 'Percentage'],
        names: ['', '', 'Percentage'],
      },
      { __typename: 'LayoutRow', number: 4, cells: ['081001', 'Sita', '60'], names: ['', '', ''] },
    ],
    columns: ['Candidate ID', 'Exam ID', 'Percentage'].map((name) => ({
      ...{ __typename: 'LayoutColumn', name, isRequired: name !== 'Percentage' },
    })),
  }

  const asking = {
    __typename: 'InvalidCsv',
    message: 'Invalid CSV format.',
    needsFullMarks: false,
    isEmpty: false,
    sheets: [],
    errorCount: 2,
    subjectColumns: [],
    causes: [],
    problems: [],
    errorFile: null,
  }

  test('which column is which is asked beside the first rows, kept after an error, and remembered for the next such file', async () => {
    localStorage.clear()
    let failing = true
    const { user, asked } = await open({
      stageExamResults: ({ layout }: { layout?: object }) => {
        if (!layout) return { ...asking, layout: question, leaveOut: [] }
        return failing ? { ...asking, message: 'Another error', layout: question, leaveOut: [] } : staged
      },
    })
    const file = () => screen.getByLabelText<HTMLInputElement>(/results file/i)
    await user.upload(file(), csv)
    const header = await screen.findByLabelText<HTMLSelectElement>('Row with the column names')
    await user.selectOptions(header, 'Row 3: Roll, Name, Percentage')
    expect(screen.getByText(/^Left out above it: Row 1: Results of CEE 9/)).toBeTruthy()
    const choice = (name: RegExp) => screen.getByLabelText<HTMLSelectElement>(name)
    expect(choice(/^Percentage/).value).toBe('2')
    await user.click(screen.getByRole('button', { name: 'Read the file like this' }))
    expect(screen.getByText('Choose the column of Candidate ID')).toBeTruthy()
    expect(document.activeElement).toBe(choice(/^Candidate ID/))
    await user.selectOptions(choice(/^Candidate ID/), 'A: Roll')
    await user.selectOptions(choice(/^Exam ID/), 'The same in every row: enter it')
    await user.type(screen.getByLabelText(/^Exam ID of every row/), 'CEE-9{Enter}')
    const layout = {
      headerRow: 3,
      columns: [
        { name: 'Candidate ID', place: 0 },
        { name: 'Percentage', place: 2 },
      ],
      values: [{ name: 'Exam ID', value: 'CEE-9' }],
    }
    await waitFor(() => expect(asked.at(-1)?.layout).toEqual(layout))
    // The row may be a candidate's, where a file has no header.
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Roll')
    await screen.findAllByText('Another error')
    expect(choice(/^Candidate ID/).value).toBe('0')
    expect(screen.getByLabelText<HTMLInputElement>(/^Exam ID of every row/).value).toBe('CEE-9')

    failing = false
    sessionStorage.clear()
    await user.upload(file(), new File(['x'], 'next.csv'))
    await waitFor(() => expect(asked.at(-1)?.layout).toBeUndefined())
    expect(choice(/^Candidate ID/).value).toBe('0')
    const typed = await screen.findByLabelText<HTMLInputElement>(/^Exam ID of every row/)
    expect(typed.value).toBe('')
    await user.type(typed, 'CEE-10{Enter}')
    await screen.findByRole('heading', { name: '3 results of CEE-07' })
  })

  test('what the first row lacks is listed unless another row is the header', async () => {
    localStorage.clear()
    const missing = {
      __typename: 'CsvProblem',
      ...{ row: 1, column: 'Candidate ID', message: 'The column “Candidate ID” is missing.' },
    }
    const answers = [3, null, 1].map((headerRow) => ({
      ...{ ...asking, problems: [missing], leaveOut: [] },
      layout: { ...question, headerRow },
    }))
    const { user } = await open({ stageExamResults: () => answers.shift() })
    const file = () => screen.getByLabelText<HTMLInputElement>(/results file/i)
    for (const [name, isListed] of [
      ['titled.csv', false],
      ['unknown.csv', true],
      ['incomplete.csv', true],
    ] as const) {
      await user.upload(file(), new File(['x'], name))
      await screen.findByText(name, { selector: 'strong' })
      await screen.findByLabelText('Row with the column names')
      expect(screen.queryByText(missing.message) !== null).toBe(isListed)
    }
  })

  test('rows that are of no candidate are left out on top of the chosen columns, by one remedy', async () => {
    localStorage.clear()
    const leaveOut = [
      { __typename: 'RowToLeaveOut', row: 40, reason: 'HEADER', text: 'Candidate ID' },
      { __typename: 'RowToLeaveOut', row: 81, reason: 'TOTAL', text: 'Total, 250' },
      { __typename: 'RowToLeaveOut', row: 82, reason: 'OTHER', text: 'Prepared by: Ram' },
    ]
    const wrong = [40, 81, 82, 90].map((row) => ({
      ...{ __typename: 'CsvProblem', row, column: null, message: `Something about row ${row}. Delete it.` },
    }))
    const errorFile = {
      ...{ fileName: 'x - errors.csv', downloadUrl: '/files/errors/1', spreadsheetUrl: null, rowCount: 3 },
    }
    let problems = wrong
    const { user, asked } = await open({
      stageExamResults: ({ layout }: { layout?: object }) =>
        layout
          ? staged
          : { ...asking, layout: null, leaveOut, problems, errorCount: problems.length, errorFile },
    })
    const choose = () => user.upload(screen.getByLabelText<HTMLInputElement>(/results file/i), csv)
    await choose()
    // Another row has to be corrected, too.
    await screen.findByText('Something about row 90. Delete it.')
    expect(screen.queryByText(/Something about row (40|81|82)/)).toBeNull()
    expect(screen.getByRole('link', { name: /wrong rows/ })).toBeTruthy()
    problems = wrong.slice(0, 3)
    await choose()
    await screen.findByText('Check the rows to leave out')
    expect(screen.getByRole('alert').textContent).toContain(
      '3 rows are of no candidate. Nothing else is wrong.',
    )
    expect(screen.queryByText(/Something about row/)).toBeNull()
    expect(screen.queryByRole('link', { name: /wrong rows/ })).toBeNull()
    await user.click(await screen.findByRole('checkbox', { name: 'Row 40 repeats the header' }))
    screen.getByRole('checkbox', { name: 'Row 81 sums up the others: “Total, 250”' })
    screen.getByRole('checkbox', { name: 'Row 82 has no Candidate ID: “Prepared by: Ram”' })
    await user.click(screen.getByRole('button', { name: 'Leave out 2 rows' }))
    await screen.findByRole('heading', { name: '3 results of CEE-07' })
    expect(asked.find((variables) => variables?.layout)).toMatchObject({ layout: { leaveOut: [81, 82] } })
  })

  test('columns that are all guessed are to be checked, and are no error', async () => {
    localStorage.clear()
    const missing = (column: string, message = `The column “${column}” is missing.`) => ({
      ...{ __typename: 'CsvProblem', row: 3, column, message },
    })
    const guessed = {
      ...{ ...question, headerRow: 3 },
      columns: question.columns.filter(({ name }) => name !== 'Exam ID'),
      rows: question.rows.map((row) => ({ ...row, cells: row.cells.with(0, 'Roll No.') })),
    }
    const answers = [
      { layout: question, problems: [missing('Candidate ID'), missing('Exam ID')] },
      { layout: guessed, problems: [missing('Percentage', 'Both “%” and “Percent” are Percentage.')] },
      { layout: guessed, problems: [missing('Candidate ID')] },
    ]
    const { user } = await open({ stageExamResults: () => ({ ...asking, leaveOut: [], ...answers.shift() }) })
    const file = () => screen.getByLabelText<HTMLInputElement>(/results file/i)
    for (const [name, isChecked] of [
      ['unknown.csv', false],
      ['double.csv', false],
      ['guessed.csv', true],
    ] as const) {
      await user.upload(file(), new File(['x'], name))
      await screen.findByText(name, { selector: 'strong' })
      const said = screen.getByRole('alert').textContent
      expect(said?.includes('Check which column is which')).toBe(isChecked)
      expect(said?.includes('Invalid CSV format.')).toBe(!isChecked)
      expect(screen.queryByText(/is missing|Both/) === null).toBe(isChecked)
    }
  })

  test('answers to the other questions go with the one that is sent', async () => {
    localStorage.clear()
    const subject = (name: string) => ({ __typename: 'SubjectColumn', name, isTaken: true, problem: null })
    const leaveOut = [{ __typename: 'RowToLeaveOut', row: 81, reason: 'TOTAL', text: 'Total, 250' }]
    const subjectColumns = ['Physics', 'Fee due'].map(subject)
    const { user, asked } = await open({
      stageExamResults: ({ layout }: { layout?: object }) =>
        layout ? staged : { ...asking, layout: null, leaveOut, subjectColumns, needsFullMarks: true },
    })
    await user.upload(screen.getByLabelText<HTMLInputElement>(/results file/i), csv)
    await user.click(await screen.findByRole('checkbox', { name: 'Fee due' }))
    await user.type(screen.getByLabelText(/^Full marks/), '२००')
    await user.click(screen.getByRole('button', { name: 'Leave out 1 row' }))
    await screen.findByRole('heading', { name: '3 results of CEE-07' })
    expect(asked.find((variables) => variables?.layout)).toMatchObject({
      ...{ layout: { leaveOut: [81] }, subjects: ['Physics'], fullMarks: '200' },
    })
  })

  test('a file is not published while other subjects are chosen than it was read with', async () => {
    const subjectColumns = ['Physics', 'Fee due'].map((name) => ({
      ...{ __typename: 'SubjectColumn', name, isTaken: true, problem: null },
    }))
    const { user, asked } = await open({ stageExamResults: { ...staged, subjectColumns } })
    await user.upload(screen.getByLabelText<HTMLInputElement>(/results file/i), csv)
    await user.click(await screen.findByRole('checkbox', { name: 'Fee due' }))
    await user.click(screen.getByRole('checkbox', { name: /^I have verified/ }))
    await user.click(screen.getByRole('button', { name: /^Publish/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('You chose other subjects')
    expect(asked.some((variables) => variables?.input)).toBe(false)
    await user.click(screen.getByRole('checkbox', { name: 'Fee due' }))
    await user.click(screen.getByRole('button', { name: /^Publish/ }))
    await waitFor(() => expect(asked.some((variables) => variables?.input)).toBe(true))
  })

  test('rows that are left out one after another stay left out, up to 1,000', async () => {
    localStorage.clear()
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_none, at) => ({
        ...{ __typename: 'RowToLeaveOut', row: from + at, reason: 'OTHER', text: 'x' },
      }))
    const answers = [rows(2, 2), rows(3, 4), rows(5, 1002)].map((leaveOut) => ({
      ...{ ...asking, layout: null, leaveOut },
    }))
    const { user, asked } = await open({ stageExamResults: () => answers.shift() })
    await user.upload(screen.getByLabelText<HTMLInputElement>(/results file/i), csv)
    await user.click(await screen.findByRole('button', { name: 'Leave out 1 row' }))
    await user.click(await screen.findByRole('button', { name: 'Leave out 2 rows' }))
    const last = await screen.findByText('Leave out 998 rows')
    expect(asked.at(-1)?.layout).toEqual({ leaveOut: [2, 3, 4] })
    await user.click(last)
    expect((await screen.findAllByText(/At most 1,000 rows can be left out\./)).length).toBeGreaterThan(0)
    expect(asked.at(-1)?.layout).toEqual({ leaveOut: [2, 3, 4] })
  })

  const column = (name: string, more: object = {}) => ({
    ...{ __typename: 'SubjectColumn', name, isTaken: true, problem: null },
    ...more,
  })
  const columns = [column('Physics'), column('Chemistry'), column('Old mark')]
  const named = (name: string) => new File(['x'], name)

  describe('a corrected file', () => {
    const wrong = { __typename: 'CsvProblem', row: 3, column: 'Exam Mark', message: 'Expected number.' }
    const refused = {
      ...{ ...asking, errorCount: 1, problems: [wrong], layout: null, leaveOut: [] },
      ...{ subjectColumns: columns, needsFullMarks: true },
    }
    const choose = (user: UserEvent, name: string) =>
      user.upload(screen.getByLabelText<HTMLInputElement>(/results file/i), named(name))
    const tick = (name: string) => screen.findByRole('checkbox', { name })

    test.each([
      ['of the same name', 'results.csv'],
      ['saved as a spreadsheet', 'results.xlsx'],
      ['downloaded twice', 'results (2).csv'],
      ['of its wrong rows alone', 'results - errors (1).xlsx'],
    ])('%s is read with the answers to the first one, sent or not', async (_case, name) => {
      const { user, asked } = await open({
        stageExamResults: () => (asked.length < 3 ? refused : { ...staged, subjectColumns: columns }),
      })
      await choose(user, 'results.csv')
      await user.type(await screen.findByLabelText(/^Full marks/), '200')
      await user.click(screen.getByRole('button', { name: 'Compute the percentages' }))
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ fullMarks: '200' }))
      await user.click(await tick('Old mark'))
      await choose(user, name)
      await screen.findByRole('heading', { name: '3 results of CEE-07' })
      expect(asked.at(-1)).toMatchObject({ fullMarks: '200', subjects: ['Physics', 'Chemistry'] })
    })

    test('of another name, or after the file was discarded, has its own answers', async () => {
      const { user, asked } = await open({
        discardStagedExamResults: true,
        stageExamResults: ({ fullMarks }: { fullMarks?: string }) =>
          fullMarks ? { ...staged, subjectColumns: columns } : refused,
      })
      await choose(user, 'results.csv')
      await user.type(await screen.findByLabelText(/^Full marks/), '200{Enter}')
      await screen.findByRole('heading', { name: '3 results of CEE-07' })
      await choose(user, 'other.csv')
      await screen.findByLabelText(/^Full marks/)
      expect(asked.at(-1)).not.toHaveProperty('fullMarks')
      await user.click(screen.getByRole('button', { name: /^Back to the preview/ }))
      await user.click(await tick('Old mark'))
      await user.click(screen.getByRole('button', { name: 'Read the file again with these subjects' }))
      const again = { fullMarks: '200', subjects: ['Physics', 'Chemistry'] }
      await waitFor(() => expect(asked).toContainEqual(expect.objectContaining(again)))
      expect(asked.find(({ subjects }) => subjects)?.file).toHaveProperty('name', 'results.csv')
      await user.click(
        (await screen.findAllByRole('button', { name: 'Discard this file' }))[0] as HTMLElement,
      )
      await screen.findByText('File discarded')
      await choose(user, 'results.csv')
      await screen.findByLabelText(/^Full marks/)
      expect(asked.at(-1)).not.toHaveProperty('fullMarks')
    })

    test('without a subject that was chosen is read with the others', async () => {
      const { user, asked } = await open({
        stageExamResults: ({ subjects }: { subjects?: string[] }) =>
          asked.length < 2 || subjects?.includes('Chemistry')
            ? { ...refused, subjectColumns: asked.length < 2 ? columns : [column('Physics')] }
            : staged,
      })
      await choose(user, 'results.csv')
      await user.click(await tick('Old mark'))
      await choose(user, 'results.csv')
      await screen.findByRole('heading', { name: '3 results of CEE-07' })
      expect(asked.map((variables) => variables?.subjects).filter(Boolean)).toEqual([
        ['Physics', 'Chemistry'],
        ['Physics'],
      ])
    })

    test('with the same header has its columns, and is asked about rows to leave out', async () => {
      localStorage.clear()
      const { user, asked } = await open({
        stageExamResults: ({ layout }: { layout?: { leaveOut?: number[] } }) =>
          layout ? staged : { ...asking, layout: question, leaveOut: [] },
      })
      await choose(user, 'results.csv')
      await user.selectOptions(await screen.findByLabelText('Row with the column names'), '3')
      await user.selectOptions(screen.getByLabelText(/^Candidate ID/), 'A: Roll')
      await user.selectOptions(screen.getByLabelText(/^Exam ID/), 'The same in every row: enter it')
      await user.type(screen.getByLabelText(/^Exam ID of every row/), 'CEE-9{Enter}')
      await screen.findByRole('heading', { name: '3 results of CEE-07' })
      const first = asked.at(-1)?.layout
      expect(first).toMatchObject({ headerRow: 3, values: [{ name: 'Exam ID', value: 'CEE-9' }] })
      const before = asked.length
      await choose(user, 'results.csv')
      await waitFor(() => expect(asked.length).toBeGreaterThan(before + 1))
      expect(asked.slice(before).flatMap((one) => (one && 'file' in one ? [one.layout] : []))).toEqual([
        undefined,
        first,
      ])
    })
  })
})

describe('subject columns', () => {
  test('of columns with the same name one stands there, and cannot be chosen', () => {
    const twice = { name: 'Theory', isTaken: false, problem: 'Another column has the same name.' }
    render(<SubjectColumns columns={[taken('Physics'), twice, twice]} onRead={vi.fn()} onChange={vi.fn()} />)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(screen.getByText('Another column has the same name.')).toBeDefined()
  })

  test('the file is read again with the columns that are ticked', async () => {
    const onRead = vi.fn()
    const onChange = vi.fn()
    render(
      <SubjectColumns columns={[taken('Physics'), taken('Total')]} onRead={onRead} onChange={onChange} />,
    )
    const button = screen.getByRole('button', { name: 'Read the file again with these subjects' })
    expect(button).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Total' }))
    await userEvent.click(button)
    expect(onRead).toHaveBeenCalledWith(['Physics'])
    expect(onChange).toHaveBeenLastCalledWith(['Physics'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Total' }))
    expect(onChange).toHaveBeenLastCalledWith(undefined)
  })

  test.each([
    ['IGNORED_OUTCOMES', 'Read the file again without these marks', true],
    ['TAKEN_REMARKS', 'Read the file again with these marks', false],
  ])('%s: the file is read again the other way', async (code, name, takesRemarks) => {
    const onRead = vi.fn()
    const finding = { code, severity: 'WARNING', message: 'Withheld', count: 1, examples: [] }
    const file = { ...staged, findings: [finding] } as unknown as StagedResultsFragment
    const { rerender } = render(<ResultsPreview staged={file} onRead={onRead} onChangeSubjects={vi.fn()} />)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onRead).toHaveBeenCalledWith({ takesRemarks })
    rerender(<ResultsPreview staged={file} onRead={undefined} onChangeSubjects={vi.fn()} />)
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByText('To read the file another way, choose it again.')).toBeDefined()
  })
})

test('a blocking finding stands first and has to be confirmed by its own tick', async () => {
  const blocking = { code: 'MEAN', severity: 'BLOCKING', message: 'Is this the right file?', count: null }
  const findings = [{ ...blocking, examples: [] }, ...staged.findings]
  let sent: Record<string, unknown> = {}
  const { user } = await openPage({
    route: { path: '/admin/add-result', loader, Component },
    at: '/admin/add-result?staged=staged-1',
    root: {
      site: { name: 'Himshikhar', description: '', publicUrl: '' },
      stagedExamResults: { ...staged, findings },
      publishExamResults: ({ input }: { input: Record<string, unknown> }) => {
        sent = input
        return { __typename: 'ExamResultFile', id: staged.id, totalResults: 3 }
      },
    },
  })
  const [first] = within(screen.getByRole('region', { name: 'Preview' })).getAllByText(
    /^(Probably|Worth|For)/,
  )
  expect(first?.textContent).toBe('Probably a mistake: confirm or correct it before you publish')
  await user.click(screen.getByRole('checkbox', { name: /I have verified/ }))
  await user.click(screen.getByRole('button', { name: /^Publish/ }))
  expect(sent).toEqual({})
  expect(screen.getAllByText('Confirm or correct: Is this the right file?').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('checkbox', { name: /^I have checked this/ }))
  await user.click(screen.getByRole('button', { name: /^Publish/ }))
  await waitFor(() => expect(sent.confirmedFindings).toEqual(['MEAN']))
})

describe('leave upload', () => {
  const site = { name: 'Himshikhar', description: '', publicUrl: '' }
  const emptyNotices = { nodes: [], pageInfo: lastPage }

  beforeEach(() => sessionStorage.clear())

  /** Opens a page beside a menu, on an API whose upload ends when the test says so. */
  async function open({ loader, Component }: Pick<typeof addResult, 'loader' | 'Component'>) {
    let arrive: (answer: unknown) => void = () => {}
    const answer = new Promise((resolve) => {
      arrive = resolve
    })
    const page = await openPage({
      route: {
        path: '/admin/page',
        loader,
        Component: () => (
          <>
            <Link to="/admin/elsewhere">Elsewhere</Link>
            <Component />
          </>
        ),
      },
      at: '/admin/page',
      root: {
        site,
        studentUploads: [],
        allNotices: emptyNotices,
        uploadsAhead: null,
        stagedExamResults: staged,
        stageExamResults: () => answer,
        stageStudents: () => answer,
        createNotice: () => answer,
      },
    })
    const leave = () => page.user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    return { ...page, arrive, leave }
  }

  /** Whether the browser would ask before it reloads or closes the page. */
  function isReloadAsked(): boolean {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  const question = () => screen.findByRole('alertdialog', { name: 'Leave this page?' })
  const noQuestion = () => expect(screen.queryByRole('alertdialog')).toBeNull()

  test.each([
    ['results', addResult, /results file/i],
    ['students', students, /CSV file/],
  ])('a menu link during an upload of %s asks before it stops the upload', async (_kind, kind, label) => {
    const { user, leave, address } = await open(kind as typeof addResult)
    expect(isReloadAsked()).toBe(false)
    await user.upload(screen.getByLabelText(label), csv)
    await waitFor(() => expect(isReloadAsked()).toBe(true))
    await leave()
    expect((await question()).textContent).toContain(csv.name)
    expect(address()).toBe('/admin/page')
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }))
    noQuestion()
    expect(screen.getByRole('progressbar')).toBeTruthy()
    await leave()
    await question()
    await user.click(screen.getByRole('button', { name: 'Stop the upload and leave' }))
    await screen.findByText('Another page')
    expect(isReloadAsked()).toBe(false)
  })

  test('an upload that arrives meanwhile takes the question away and shows the preview', async () => {
    const { user, leave, address, arrive } = await open(addResult)
    await user.upload(screen.getByLabelText(/results file/i), csv)
    await leave()
    await question()
    await act(async () => arrive(staged))
    await screen.findByRole('heading', { name: '3 results of CEE-07' })
    await waitFor(noQuestion)
    expect(address()).toBe('/admin/page?staged=staged-1')
    expect(isReloadAsked()).toBe(false)
    await leave()
    await screen.findByText('Another page')
  })

  test('a reload while a notice is being saved is asked about', async () => {
    const { user } = await open(notices as unknown as typeof addResult)
    await user.click((await screen.findAllByRole('button', { name: 'Add Notice' }))[0] as HTMLElement)
    expect(isReloadAsked()).toBe(false)
    await user.type(screen.getByLabelText(/Title/), 'Holiday')
    await user.type(screen.getByLabelText(/Description/), 'No classes.')
    await user.click(screen.getByRole('button', { name: 'Publish notice' }))
    await waitFor(() => expect(isReloadAsked()).toBe(true))
  })
})

describe('upload progress', () => {
  const file = new File(['x'.repeat(2_000_000)], 'students.csv')
  const nothing = () => {}
  const shown = (share: number | undefined, onRestart = nothing, ahead?: number) => (
    <UploadProgress file={file} share={share} ahead={ahead} onCancel={nothing} onRestart={onRestart} />
  )
  const bar = () => screen.getByRole<HTMLProgressElement>('progressbar')

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('on its way it says how much has gone', () => {
    renderPart(shown(0.25))
    expect(screen.getByRole('progressbar', { name: 'Uploading…' })).toBe(bar())
    expect(bar().value).toBe(0.25)
    expect(screen.getByText(/500 kB of 2.0 MB have gone/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('students.csv is being uploaded.')
  })

  test('checking has no known end', () => {
    renderPart(shown(undefined))
    expect(bar().hasAttribute('value')).toBe(false)
    expect(screen.getByRole('progressbar', { name: /Checking every row/ })).toBe(bar())
    expect(screen.getByRole('status').textContent).toBe('students.csv has arrived and is being checked.')
  })

  test.each([
    [1, 'There is 1 file ahead of yours.'],
    [12, 'There are 12 files ahead of yours.'],
  ])('behind %i files it says so, and that the page must stay open', (ahead, said) => {
    renderPart(shown(undefined, nothing, ahead))
    expect(screen.getByRole('progressbar', { name: 'Waiting to be checked…' })).toBe(bar())
    expect(bar().hasAttribute('value')).toBe(false)
    expect(screen.getByText(/ahead of yours/).textContent).toBe(
      `${said} Keep this page open until your file has been checked.`,
    )
    expect(screen.getByRole('status').textContent).toBe(
      'students.csv has arrived and is waiting to be checked.',
    )
  })

  test('a line that stands still is named, with a way to begin again', () => {
    const restarted = vi.fn()
    renderPart(shown(0.25, restarted))
    act(() => vi.advanceTimersByTime(14_000))
    expect(screen.queryByText(/Nothing has moved/)).toBeNull()
    act(() => vi.advanceTimersByTime(2_000))
    expect(screen.getByText(/Nothing has moved/)).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Start again' }).click())
    expect(restarted).toHaveBeenCalledOnce()
  })
})

describe('file drop', () => {
  function Upload() {
    const [file, setFile] = useState<File | null>(null)
    return (
      <Field name="file" label="Results file" hint="CSV, up to 100 MB">
        <FileDrop file={file} onChange={setFile} accept=".csv,text/csv" prompt="Choose a CSV file" />
      </Field>
    )
  }

  const csv = () => new File(['x'.repeat(1234)], 'CEE Model 7 - results.csv', { type: 'text/csv' })

  test('a chosen file shows its name and size and is announced', async () => {
    const { user } = renderPart(<Upload />)
    await user.upload(screen.getByLabelText('Results file'), csv())
    expect(screen.getByText('CEE Model 7 - results.csv')).toBeTruthy()
    expect(screen.getByText('1.2 kB')).toBeTruthy()
    expect(screen.getByText('CEE Model 7 - results.csv chosen')).toBeTruthy()
  })

  test('a chosen file can be removed, and the focus goes back to choosing', async () => {
    const { user } = renderPart(<Upload />)
    const input = screen.getByLabelText('Results file') as HTMLInputElement
    await user.upload(input, csv())
    await user.click(screen.getByRole('button', { name: 'Remove CEE Model 7 - results.csv' }))
    expect(screen.queryByText('CEE Model 7 - results.csv')).toBeNull()
    expect(screen.getByText('Choose a CSV file')).toBeTruthy()
    expect(input.value).toBe('')
    expect(document.activeElement).toBe(input)
  })

  test('the control is a file input with the hint of its field', () => {
    renderPart(<Upload />)
    const input = screen.getByLabelText('Results file')
    expect(input.getAttribute('type')).toBe('file')
    expect(input.getAttribute('accept')).toBe('.csv,text/csv')
    expect(input.getAttribute('aria-describedby')).toBe('field-file-hint')
  })

  test('the same file can be chosen again, for it may have been corrected meanwhile', async () => {
    const { user } = renderPart(<Upload />)
    const input = screen.getByLabelText('Results file') as HTMLInputElement
    await user.upload(input, csv())
    await user.click(input)
    expect(input.value).toBe('')
    expect(screen.getByText('CEE Model 7 - results.csv')).toBeTruthy()
  })
})

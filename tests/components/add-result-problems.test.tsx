import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/add-result/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'
import { csv, staged } from '#tests/support/results/staged-results.ts'

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

import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/add-result/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { csv, staged } from '#tests/support/results/staged-results.ts'

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
    await user.click((await screen.findAllByRole('button', { name: 'Discard this file' }))[0] as HTMLElement)
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

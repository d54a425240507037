import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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
        : {
            __typename: 'InvalidCsv',
            message,
            needsFullMarks: true,
            isEmpty: false,
            sheets: [],
            errorCount: 1,
            causes: [],
            problems: [],
            errorFile: null,
          },
  })
  await user.upload(screen.getByLabelText<HTMLInputElement>(/results file/i), csv)
  expect((await screen.findByRole('alert')).textContent).toContain(`Full marks needed${message}`)
  const field = screen.getByLabelText(/^Full marks/)
  await user.type(field, '0{Enter}')
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

test('beside a correction that waits, the form says what wins when, and offers to overrule it', async () => {
  const waiting = [
    {
      __typename: 'WaitingFile',
      fileName: 'correction.csv',
      releaseAt: '2099-01-02T12:15:00.000Z',
      candidates: 2,
    },
  ]
  const { user, asked } = await open(
    {
      stagedExamResults: { ...staged, examTitle: null, waiting },
      publishExamResults: { __typename: 'ExamResultFile', id: 'staged-1', totalResults: 3 },
    },
    '/admin/add-result?staged=staged-1',
  )
  expect(screen.getByLabelText<HTMLInputElement>(/Exam date/).value).toBe('')
  const notice = screen.getByText(/wins from/)
  expect(notice.textContent).toBe(
    'correction.csv wins from Jan 2, 2099, 6:00 PM. Until then, this file’s results show for the 2 candidates in both.',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Let this file win over that file for good.' }))
  expect(notice.textContent).toBe('correction.csv never shows for the 2 candidates in both.')
  await user.type(screen.getByLabelText(/Show to candidates from/), '2099-01-02T18:00')
  expect(notice.isConnected).toBe(false)
  await user.clear(screen.getByLabelText(/Show to candidates from/))
  await user.click(screen.getByRole('checkbox', { name: /I have verified/ }))
  await user.click(screen.getByRole('button', { name: /^Publish/ }))
  await waitFor(() => expect(document.body.textContent).toContain('Uploaded 3 results successfully'))
  expect(asked.at(-1)).toMatchObject({ input: { examTitle: null, examDate: null, overrulesWaiting: true } })
})

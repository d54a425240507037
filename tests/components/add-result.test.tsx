import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/add-result/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted } from '#tests/support/browser/toasts.ts'
import { csv, staged } from '#tests/support/results/staged-results.ts'

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
  expect(head).toBe('data:text/csv;charset=utf-8,\uFEFFCandidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\r')
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

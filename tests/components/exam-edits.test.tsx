import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as correctResult from '#client/pages/admin/correct-result.tsx'
import * as examPage from '#client/pages/admin/exam/page.tsx'
import * as resultFiles from '#client/pages/admin/results/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'
import { EXAM_CONFLICT, exam, file } from '#tests/support/results/result-files.ts'

const site = { name: 'Himshikhar', description: '', publicUrl: '' }
const offline = 'The list is away.'
const managed = exam({
  id: 'E1',
  date: null,
  fullMarks: '200.00',
  passPercentage: '50.00',
  state: 'SCHEDULED',
})
const button = (name: string) => screen.findByRole('button', { name })
/** The server answers all changes; what it would be read by fails while `isAway`. */
async function openExam(root: Record<string, unknown> = {}) {
  const server = { isAway: false, title: managed.title }
  const page = await openPage({
    route: { path: '/admin/exam', ...examPage },
    at: '/admin/exam?exam=E1',
    root: {
      site,
      managedExam: () => {
        if (server.isAway) throw new Error(offline)
        return { ...managed, title: server.title }
      },
      examDistribution: null,
      ...root,
    },
  })
  const title = await screen.findByLabelText<HTMLInputElement>(/^Exam title/)
  return { ...page, server, title }
}

test('the version of a colleague takes the place of what was typed, in the form and in those beside it', async () => {
  const current = { ...managed, title: 'Theirs', recheck: { until: '2026-11-25', fee: 'Rs 5' }, version: 2 }
  let present = managed
  const { user, title } = await openExam({
    managedExam: () => present,
    updateExam() {
      present = current
      return { ...EXAM_CONFLICT, current }
    },
  })
  await user.type(title, ' B')
  await user.click(await button('Save exam'))
  await button('Keep my version')
  expect(title.value).toBe('CEE Model 7 B')
  await user.click(await button('Use the saved version'))
  const shown = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
  await waitFor(() => expect(shown(/^Exam title/)).toBe('Theirs'))
  expect(shown(/^About the fee/)).toBe('Rs 5')
})

test('so does the corrected result of a colleague', async () => {
  const result = {
    ...{ examId: 'E1', examTitle: 'CEE Model 7', isShown: true, outcome: null, examMark: '150', version: 1 },
    ...{ examRank: '1', ranksByPercentage: false, percentage: '75', subjects: [] },
  }
  const current = { ...result, __typename: 'KeptResult', examMark: '160', percentage: '80', version: 2 }
  const { user } = await openPage({
    route: { path: '/admin/correct-result', ...correctResult },
    at: '/admin/correct-result?exam=E1&candidate=081001',
    root: {
      site,
      candidateData: { candidateId: '081001', results: [result], listEntries: [] },
      correctResult: { __typename: 'ResultConflict', message: 'Somebody else was faster.', current },
    },
  })
  await user.click(await button('Preview the correction'))
  await user.click(await button('Use the saved version'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Exam Mark/).value).toBe('160')
  await screen.findByText(/^Now 160/)
})

test('an exam that was saved is not said to be unchanged when it cannot be read again', async () => {
  const { user, server, title } = await openExam({
    updateExam: ({ input }: { input: { title: string } }) => {
      server.isAway = true
      return { ...managed, title: input.title }
    },
  })
  await user.type(title, ' B')
  await user.click(await button('Save exam'))
  await screen.findByText(offline)
  expect(toasts().textContent).toContain('Exam saved')
  expect(document.body.textContent).not.toMatch(/Nothing was changed|The exam is as it was/)
})

test('a look-up that was changed says so when the list cannot be read again', async () => {
  let isAway = false
  const { user } = await openPage({
    route: { path: '/admin/results', ...resultFiles },
    at: '/admin/results',
    root: {
      site,
      resultFiles: () => {
        if (isAway) throw new Error(offline)
        return [file('results')]
      },
      secretCoverage: { candidates: 1, withoutPin: 0, withoutBirthDate: 1 },
      updateExam: () => {
        isAway = true
        return exam({ secondSecret: 'PIN' })
      },
    },
  })
  const row = await screen.findByRole('row', { name: /results\.csv/ })
  await user.click(within(row).getByRole('button', { name: /^Change look-up/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Change look-up' })
  await user.selectOptions(within(dialog).getAllByRole('combobox')[0] as HTMLElement, 'PIN')
  await user.click(within(dialog).getByRole('button', { name: 'Save look-up' }))
  await isToasted('Look-up changed')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.body.textContent).not.toContain('The look-up is as it was')
})

test('all candidates are counted, also those of groups that are not listed', async () => {
  const all = {
    ...{ __typename: 'DistributionOfGroup', name: null, candidates: 250, withoutMark: 3, passed: 0 },
    ...{ averagePercentage: '40', medianPercentage: '40', counts: Array(10).fill(25) },
  }
  await openExam({
    managedExam: {
      ...{ ...managed, state: 'RELEASED' },
      groups: [{ __typename: 'ExamGroup', name: 'Morning', candidates: 200 }],
    },
    examDistribution: {
      ...{ __typename: 'ExamDistribution', examId: 'E1', title: 'CEE Model 7', date: null },
      ...{ passPercentage: '50', all, groups: [] },
    },
  })
  const heading = await screen.findByText('All candidates', { selector: 'summary *' })
  expect(heading.closest('summary')?.textContent).toContain('253 candidates')
})

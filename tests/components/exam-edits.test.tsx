import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import * as correctResult from '#client/pages/admin/correct-result/page.tsx'
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
const meanwhile = () => {
  throw new GraphQLError('Somebody else was faster.', { extensions: { code: 'CONFLICT' } })
}
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

test('the version of a colleague that cannot be read is said, and can be asked for again', async () => {
  const { user, server, title } = await openExam({ updateExam: EXAM_CONFLICT })
  await user.type(title, ' B')
  await user.click(await button('Save exam'))
  server.isAway = true
  await user.click(await button('Use the saved version'))
  await screen.findByText(offline)
  expect(title.value).toBe('CEE Model 7 B')
  server.isAway = false
  server.title = 'Theirs'
  await user.click(await button('Use the saved version'))
  await waitFor(() => expect(title.value).toBe('Theirs'))
  expect(screen.queryByText(offline)).toBeNull()
})

test('so are the rules for re-checks of a colleague', async () => {
  const { user, server } = await openExam({ updateExam: EXAM_CONFLICT })
  await user.click(await button('Save re-checks'))
  server.isAway = true
  await user.click(await button('Use the saved version'))
  await screen.findByText(offline)
})

test('so is the corrected result of a colleague', async () => {
  let isAway = false
  const result = {
    ...{ examId: 'E1', examTitle: 'CEE Model 7', isShown: true, outcome: null, examMark: '150' },
    ...{ examRank: '1', ranksByPercentage: false, percentage: '75', subjects: [] },
  }
  const { user } = await openPage({
    route: { path: '/admin/correct-result', ...correctResult },
    at: '/admin/correct-result?exam=E1&candidate=081001',
    root: {
      site,
      candidateData: () => {
        if (isAway) throw new Error(offline)
        return { candidateId: '081001', results: [result], listEntries: [] }
      },
      correctResult: meanwhile,
    },
  })
  await user.click(await button('Preview the correction'))
  isAway = true
  await user.click(await button('Use the saved version'))
  await screen.findByText(offline)
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

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as addResult from '#client/pages/admin/add-result/page.tsx'
import * as examPage from '#client/pages/admin/exam/page.tsx'
import * as results from '#client/pages/admin/results/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { exam, file } from '#tests/support/results/result-files.ts'
import { staged } from '#tests/support/results/staged-results.ts'

const site = { name: 'Himshikhar', description: '', publicUrl: '' }
const kept = 'This is what you typed before, and did not save.'

const openRelease = (root = {}) =>
  openPage({
    route: { path: '/admin/exam', ...examPage },
    at: '/admin/exam?exam=CEE-07',
    root: {
      site,
      managedExam: exam(),
      examDistribution: null,
      ...root,
    },
  })
const reason = () => screen.findByLabelText<HTMLInputElement>(/^Reason/)

test('what was typed into a form is there again after the page was left, until it is saved', async () => {
  const first = await openRelease()
  await first.user.type(await reason(), 'Question 14')
  cleanup()

  const second = await openRelease({
    withdrawExam: exam({ state: 'WITHDRAWN', withdrawnAt: '2026-11-02T06:00:00.000Z' }),
  })
  expect((await reason()).value).toBe('Question 14')
  await screen.findByText(kept)
  await second.user.click(screen.getByRole('button', { name: 'Withdraw these results' }))
  const asks = await screen.findByRole('alertdialog', { name: 'Withdraw these results?' })
  expect(second.asked).not.toContainEqual(expect.objectContaining({ reason: 'Question 14' }))
  await second.user.click(within(asks).getByRole('button', { name: 'Withdraw these results' }))
  await screen.findByText('Results withdrawn')
  expect(second.asked).toContainEqual({ examId: 'CEE-07', reason: 'Question 14', words: '' })
  cleanup()

  await openRelease()
  expect((await reason()).value).toBe('')
  expect(screen.queryByText(kept)).toBeNull()
})

const scheduled = (releaseAt: string, version = 1) => ({
  managedExam: exam({ state: 'SCHEDULED', releaseAt, version }),
})
const day = () => screen.findByLabelText<HTMLInputElement>(/^Show to candidates from/)
const time = () => screen.getByLabelText<HTMLInputElement>(/^Time in Nepal/)

test('what was typed before a colleague moved the release does not overwrite that unseen', async () => {
  const [before, theirs] = ['2099-01-02T12:15:00.000Z', '2099-01-05T12:15:00.000Z']
  const first = await openRelease(scheduled(before))
  await first.user.click(await screen.findByRole('checkbox', { name: /^Announce/ }))
  cleanup()

  const second = await openRelease(scheduled(theirs, 2))
  await screen.findByText(kept)
  await second.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(second.asked).toContainEqual({
      ...{ examId: 'CEE-07', version: 1 },
      input: { releaseAt: before, announced: true },
    }),
  )
})

test('a release time that was typed before is shown as it is sent, until it is discarded', async () => {
  const sent: unknown[] = []
  const releaseAt = '2099-01-02T12:15:00.000Z'
  const root = {
    ...scheduled(releaseAt),
    setExamRelease: ({ input }: { input: { releaseAt: string } }) => {
      sent.push(input.releaseAt)
      return { __typename: 'InvalidInput', fields: [] }
    },
  }
  const first = await openRelease(root)
  await first.user.clear(await day())
  await first.user.type(await day(), '2098-04-20 AD')
  cleanup()

  const { user } = await openRelease(root)
  await screen.findByText(kept)
  expect([(await day()).value, time().value]).toEqual(['2098-04-20', '18:00'])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual(['2098-04-20T12:15:00.000Z']))

  await user.clear(await day())
  await user.type(await day(), '2098-05-05 AD')
  await user.click(screen.getByRole('button', { name: 'Discard it' }))
  expect([(await day()).value, time().value]).toEqual(['2099-01-02', '18:00'])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.at(1)).toBe(releaseAt))
})

test('the form that publishes results shows the release time that was typed before, and takes it away', async () => {
  const open = () =>
    openPage({
      route: { path: '/admin/add-result', ...addResult },
      at: '/admin/add-result?staged=staged-1',
      root: { site, stagedExamResults: staged },
    })
  const first = await open()
  await first.user.type(await day(), '2099-01-02 AD')
  await first.user.type(time(), '18:00')
  cleanup()

  const { user } = await open()
  await screen.findByText(kept)
  expect([(await day()).value, time().value]).toEqual(['2099-01-02', '18:00'])
  await user.clear(time())
  await user.click(screen.getByRole('button', { name: 'Discard it' }))
  expect([(await day()).value, time().value]).toEqual(['', ''])
  expect(screen.queryByText(kept)).toBeNull()
})

test('a dialog asks before it closes over what was typed, and has it again', async () => {
  const { user } = await openPage({
    route: { path: '/admin/results', ...results },
    at: '/admin/results',
    root: { site, resultFiles: () => [file('results')] },
  })
  const open = async () => {
    const row = await screen.findByRole('row', { name: /results\.csv/ })
    await user.click(within(row).getByRole('button', { name: /^Change date/ }))
    return screen.findByRole('dialog', { name: 'Change exam date' })
  }
  const date = (dialog: HTMLElement) => within(dialog).getByLabelText<HTMLInputElement>(/Exam date/)

  const dialog = await open()
  await user.clear(date(dialog))
  await user.type(date(dialog), '2083-07-19')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
  expect(screen.queryByRole('dialog', { name: 'Change exam date' })).toBeNull()

  const again = await open()
  expect(date(again).value).toBe('2026-11-05')
  await user.click(await within(again).findByRole('button', { name: 'Discard it' }))
  expect(date(again).value).toBe('2026-10-31')
})

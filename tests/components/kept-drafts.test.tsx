import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as release from '#client/pages/admin/release/page.tsx'
import * as results from '#client/pages/admin/results/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { file } from '#tests/support/results/result-files.ts'

const site = { name: 'Himshikhar', description: '', publicUrl: '' }
const kept = 'This is what you typed before, and did not save.'

const openRelease = (root = {}) =>
  openPage({
    route: { path: '/admin/release', ...release },
    at: '/admin/release?file=1',
    root: {
      site,
      resultRelease: {
        title: 'CEE Model 7',
        state: 'RELEASED',
        checks: [],
        file: file('1', { releaseAt: null, withdrawnAt: null, withdrawnReason: null }),
      },
      ...root,
    },
  })
const reason = () => screen.findByLabelText<HTMLInputElement>(/^Reason/)

test('what was typed into a form is there again after the page was left, until it is saved', async () => {
  const first = await openRelease()
  await first.user.type(await reason(), 'Question 14')
  cleanup()

  const second = await openRelease({
    withdrawResultFile: { __typename: 'ExamResultFile', ...file('1', {}) },
  })
  expect((await reason()).value).toBe('Question 14')
  await screen.findByText(kept)
  await second.user.click(screen.getByRole('button', { name: 'Withdraw these results' }))
  await screen.findByText('Results withdrawn')
  expect(second.asked).toContainEqual({ id: '1', reason: 'Question 14', words: '' })
  cleanup()

  await openRelease()
  expect((await reason()).value).toBe('')
  expect(screen.queryByText(kept)).toBeNull()
})

test('what was typed before a colleague moved the release does not overwrite that unseen', async () => {
  const scheduled = (releaseAt: string) => ({
    resultRelease: {
      title: 'CEE Model 7',
      state: 'SCHEDULED',
      checks: [],
      file: file('1', { releaseAt, withdrawnAt: null, withdrawnReason: null }),
    },
  })
  const [before, theirs] = ['2099-01-02T12:15:00.000Z', '2099-01-05T12:15:00.000Z']
  const first = await openRelease(scheduled(before))
  await first.user.click(await screen.findByRole('checkbox', { name: /^Announce/ }))
  cleanup()

  const second = await openRelease(scheduled(theirs))
  await screen.findByText(kept)
  await second.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(second.asked).toContainEqual({
      id: '1',
      input: { releaseAt: theirs, announced: true, previousReleaseAt: before },
    }),
  )
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

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/add-result/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { staged } from '#tests/support/results/staged-results.ts'

/** A file that waits for its release. */
const correction = {
  __typename: 'WaitingFile',
  fileName: 'correction.csv',
  releaseAt: '2099-01-02T12:15:00.000Z',
  candidates: 2,
  overruledFrom: null,
}
const route = { path: '/admin/add-result', loader, Component }
const site = { name: 'Himshikhar', description: '', publicUrl: '' }
const open = (root: Record<string, unknown>, at: string) =>
  openPage({ route, at, root: { site, stagedExamResults: staged, ...root } })

beforeEach(() => sessionStorage.clear())

test('beside a correction that waits, the form says what wins when, and offers to overrule it', async () => {
  const { user, asked } = await open(
    {
      stagedExamResults: { ...staged, waiting: [correction] },
      publishExamResults: { __typename: 'ExamResultFile', id: 'staged-1', totalResults: 3 },
    },
    '/admin/add-result?staged=staged-1',
  )
  const notice = screen.getByText(/wins from/)
  expect(notice.textContent).toBe(
    'correction.csv wins from Jan 2, 2099, 6:00 PM. Until then, this file’s results show for the 2 candidates in both.',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Let this file win over that file for good.' }))
  expect(notice.textContent).toBe('correction.csv never shows for the 2 candidates in both.')
  await user.type(screen.getByLabelText(/Show to candidates from/), '2099-01-02 AD')
  await user.type(screen.getByLabelText('Time in Nepal'), '18:00')
  expect(notice.isConnected).toBe(false)
  await user.clear(screen.getByLabelText(/Show to candidates from/))
  await user.clear(screen.getByLabelText('Time in Nepal'))
  await user.click(screen.getByRole('checkbox', { name: /I have verified/ }))
  await user.click(screen.getByRole('button', { name: /^Publish/ }))
  await waitFor(() => expect(document.body.textContent).toContain('Uploaded 3 results successfully'))
  expect(asked.at(-1)).toMatchObject({ input: { overrulesWaiting: true } })
})

test('beside a file over which another one wins for good, the form says that this one does so, too', async () => {
  const waiting = [{ ...correction, overruledFrom: '2026-01-02T12:15:00.000Z' }]
  const message = 'This file would win for good over “correction.csv”'
  const { user } = await open(
    {
      stagedExamResults: { ...staged, waiting },
      publishExamResults: {
        __typename: 'InvalidInput',
        fields: [{ path: 'input.overrulesWaiting', message }],
      },
    },
    '/admin/add-result?staged=staged-1',
  )
  expect(screen.getByText(/already wins over/).textContent).toMatch(
    /^Another file already wins over correction.csv/,
  )
  const tick = screen.getByRole('checkbox', { name: /^Let this file win over that file for good/ })
  await user.click(screen.getByRole('checkbox', { name: /I have verified/ }))
  await user.click(screen.getByRole('button', { name: /^Publish/ }))
  await waitFor(() => expect(tick.getAttribute('aria-invalid')).toBe('true'))
  await user.click(tick)
  expect(screen.getByText(/never shows/).textContent).toBe(
    'correction.csv never shows for the 2 candidates in both.',
  )
})

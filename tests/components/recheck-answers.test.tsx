import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as recheck from '#client/pages/admin/recheck.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'

const RESOLVED = 'This request has been answered or closed already.'
const row = {
  ...{ fileId: 'f1', fileName: 'results.csv', isPublished: true, isWithdrawn: false, isShown: true },
  ...{ publishedAt: '2026-11-01T06:00:00.000Z', releaseAt: null, outcome: null, examMark: '150' },
  ...{ examRank: null, ranksByPercentage: false, percentage: '75' },
}
const request = {
  ...{
    __typename: 'RecheckRequest',
    id: 'r1',
    version: 1,
    examId: 'E1',
    examTitle: 'CEE Model 7',
    candidateId: '081001',
  },
  ...{ studentName: null, contact: '9841000000', words: 'Question 14', isProven: false, state: 'OPEN' },
  ...{
    askedAt: '2026-11-20T06:00:00.000Z',
    resolvedAt: null,
    resolvedBy: null,
    answer: null,
    fileName: null,
  },
  history: [row],
}

/** The answer and the closing are lost at first, and find the request resolved then. */
async function openRequest(history: readonly object[] = [row]) {
  let attempts = 0
  const current = { ...request, state: 'UNCHANGED', version: 2, resolvedAt: '2026-11-21T06:00:00.000Z' }
  const resolve = () => {
    attempts += 1
    if (attempts === 1) throw new Error('The connection broke.')
    return {
      ...{ __typename: 'RecheckConflict', message: RESOLVED },
      current: { ...current, answer: 'It is right.' },
    }
  }
  return openPage({
    route: { path: '/admin/recheck', ...recheck },
    at: '/admin/recheck?id=r1',
    root: {
      site: { name: 'Himshikhar', description: '', publicUrl: '' },
      recheckRequest: { ...request, history },
      ...{ answerRecheck: resolve, closeRecheck: resolve },
    },
  })
}

/** The form or button that was pressed has gone. */
const keepsFocus = () => expect(document.activeElement).not.toBe(document.body)

test('an answer that is sent again after it was stored is not told as one that was not sent', async () => {
  const { user } = await openRequest()
  await user.type(await screen.findByLabelText(/^Sentence to the candidate/), 'It is right.')
  const send = () => user.click(screen.getByRole('button', { name: 'Send the answer' }))
  await send()
  await screen.findByRole('alert', { name: 'We do not know if this worked' })
  await send()
  await screen.findByText('It is right.')
  expect(toasts().textContent).toContain(RESOLVED)
  expect(document.body.textContent).not.toContain('Nothing was sent')
  keepsFocus()
})

test('neither is a request that is closed again', async () => {
  const { user } = await openRequest()
  const close = async () => user.click(await screen.findByRole('button', { name: 'Close the request' }))
  await close()
  await isToasted('We do not know if this worked')
  await close()
  await screen.findByText('It is right.')
  expect(toasts().textContent).toContain(RESOLVED)
  expect(toasts().textContent).not.toContain('The request could not be closed')
  keepsFocus()
})

test('only files that changed the result are offered as its correction', async () => {
  const published = { ...row, isShown: false }
  await openRequest([
    { ...published, fileId: 'staged', isPublished: false },
    { ...row, fileId: 'correction' },
    { ...published, fileId: 'original' },
  ])
  const choice = await screen.findByLabelText<HTMLSelectElement>(/^What the re-check found/)
  expect([...choice.options].map(({ value }) => value)).toEqual(['', 'correction'])
})

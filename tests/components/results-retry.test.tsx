import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidateBox, openResultsPage, outcome } from '#tests/support/browser/results-page.tsx'

test('a visitor can stop the tries, and make one', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  world.failure = new TypeError('Failed to fetch')
  await user.type(candidateBox(), '0812{Enter}')
  const notice = await outcome(/^Error/)
  await user.click(within(notice).getByRole('button', { name: 'Stop trying' }))
  expect(notice.textContent).not.toContain('We keep trying')
  expect(candidateBox().value).toBe('0812')
  world.failure = undefined
  await user.click(within(notice).getByRole('link', { name: 'Try again' }))
  await outcome(/^Result of कमला राई/)
})

test('a connection that comes back is used at once', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  world.failure = new TypeError('Failed to fetch')
  await user.type(candidateBox(), '0812{Enter}')
  await outcome(/^Error/)
  world.failure = undefined
  act(() => void window.dispatchEvent(new Event('online')))
  await outcome(/^Result of कमला राई/)
})

test('a connection that comes back and fails once more is soon tried again', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  world.failure = new TypeError('Failed to fetch')
  await user.type(candidateBox(), '0812{Enter}')
  await screen.findByText(/try 2 of 8/)
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText(/try 1 of 8, next in about/)
})

test('a look-up that is under way is not given up for a retry', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  world.failure = new TypeError('Failed to fetch')
  await user.type(candidateBox(), '0812{Enter}')
  await outcome(/^Error/)
  let answer: () => void = () => undefined
  Object.assign(world, { failure: undefined, gate: new Promise<void>((resolve) => (answer = resolve)) })
  await user.clear(candidateBox())
  await user.type(candidateBox(), '0813{Enter}')
  // The retry is due at once.
  act(() => void window.dispatchEvent(new Event('online')))
  await act(() => new Promise((done) => setTimeout(done, 100)))
  answer()
  await outcome(/^Result of Anjali Dahal, 0813/)
  expect(world.asked.filter(({ candidateId }) => candidateId === '0813')).toHaveLength(1)
})

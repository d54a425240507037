import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  candidateBox,
  exams,
  openResultsPage,
  outcome,
  rightSecret,
  slipPath,
} from '#tests/support/browser/results-page.tsx'

beforeEach(() =>
  vi.stubGlobal('fetch', async () => Response.json({ now: Date.parse('2026-11-20T06:00:00Z') })),
)
afterEach(() => vi.unstubAllGlobals())

const recheckable = exams.map((exam) => ({ ...exam, recheck: { until: '2026-11-25', fee: null } }))

/** Sends the form for a re-check, while the look-up fails. */
async function ask({ user, world }: Awaited<ReturnType<typeof openResultsPage>>, failure: Error) {
  await user.click(await screen.findByText('Ask for a re-check'))
  world.failure = failure
  await user.type(screen.getByLabelText(/^Your phone number/), '9841000000')
  await user.type(screen.getByLabelText(/^What should be checked/), 'Question 14')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
}

test('a request for a re-check that fails without a connection leaves the result on the page', async () => {
  const page = await openResultsPage('/results?exam=CEE-07&candidate=0812', { exams: recheckable })
  await ask(page, new TypeError('Failed to fetch'))
  const alert = await screen.findByRole('alert', { name: /The request was not sent/ })
  expect(alert.textContent).toContain('The server cannot be reached.')
  expect(document.activeElement).toBe(alert)
  const result = await outcome(/^Result of कमला राई, 0812/)
  expect(result.contains(alert)).toBe(true)
  expect(within(result).getByLabelText<HTMLInputElement>(/^What should be checked/).value).toBe('Question 14')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Send the form below')
  page.world.failure = undefined
  await page.user.clear(candidateBox())
  await page.user.type(candidateBox(), '0813{Enter}')
  await outcome(/^Result of Anjali Dahal, 0813/)
  expect(screen.queryByText(/was not sent/)).toBeNull()
})

test('so does one that is refused for a while, of a result that was looked up with a PIN', async () => {
  const withPin = recheckable.map((exam) => ({ ...exam, secondSecret: 'PIN' }))
  const page = await openResultsPage('/results?exam=CEE-07', { exams: withPin })
  await page.user.type(candidateBox(), '0812')
  await page.user.type(screen.getByRole('textbox', { name: /PIN/ }), rightSecret)
  await page.user.click(screen.getByRole('button', { name: 'Search Results' }))
  const result = await outcome(/^Result of कमला राई, 0812/)
  expect(within(result).queryByLabelText(/PIN/)).toBeNull()
  await ask(
    page,
    new GraphQLError('Too many look-ups.', { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 900 } }),
  )
  const alert = await screen.findByRole('alert', { name: /The request was not sent/ })
  expect(alert.textContent).toContain('Too many look-ups.')
  await outcome(/^Result of कमला राई, 0812/)
  page.world.failure = undefined
  page.world.asked.splice(0)
  await page.user.click(screen.getByRole('button', { name: 'Send the request' }))
  await waitFor(() => expect(page.world.asked).toContainEqual(expect.objectContaining({ secret: slipPath })))
})

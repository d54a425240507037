import { EventEmitter, once } from 'node:events'
import { act, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import {
  candidateBox,
  exam,
  openResultsPage,
  outcome,
  topPerformers,
  type World,
} from '#tests/support/browser/results-page.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'

const searchButton = () => screen.getByRole('button', { name: 'Search Results' })
const lookUps = (of: World) => of.asked.filter(({ operation }) => operation === 'LookUp')
const isFocused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))

/** Makes the waits between tries 200 times shorter. */
const hurry = () => vi.spyOn(Math, 'random').mockReturnValue(-0.995)

test('searching without an exam says so', async () => {
  const { user, world } = await openResultsPage('/results?exam=GONE')
  const before = world.asked.length
  await user.type(candidateBox(), '0812{Enter}')
  await isToasted('Error')
  await isToasted('Please select an exam first')
  expect(world.asked).toHaveLength(before)
})

test('choosing an exam shows its top performers at once and asks for nothing else', async () => {
  const { user, world, address } = await openResultsPage()
  const before = world.asked.length
  await user.click(exam(/CEE Model 7/))
  await within(topPerformers()).findByText('Anjali Dahal')
  expect(address()).toBe('/results?exam=CEE-07')
  expect(world.asked.slice(before)).toEqual([{ operation: 'TopPerformers', examId: 'CEE-07' }])
})

test('a candidate sees the result, and only the result is asked for', async () => {
  const { user, world, address } = await openResultsPage('/results?exam=CEE-07')
  await user.type(candidateBox(), '  0812 ')
  await user.click(searchButton())
  const slip = await outcome(/^Result of कमला राई, 0812 in CEE Model 7: Passed, 91.25 percent$/)
  await isFocused(slip)
  expect(address()).toBe('/results?exam=CEE-07&candidate=0812')
  expect(world.asked.slice(2)).toEqual([{ operation: 'LookUp', examId: 'CEE-07', candidateId: '0812' }])
})

test('another candidate is looked up instead of the one that is under way', async () => {
  const { user, world, address } = await openResultsPage('/results?exam=CEE-07')
  const gate = new EventEmitter()
  world.gate = once(gate, 'open').then(() => undefined)
  await user.type(candidateBox(), '0812{Enter}')
  const busy = await screen.findByRole('button', { name: 'Searching...' })
  await user.click(busy)
  expect(lookUps(world)).toHaveLength(1)
  await user.clear(candidateBox())
  await user.type(candidateBox(), '0813{Enter}')
  await waitFor(() => expect(lookUps(world)).toHaveLength(2))
  gate.emit('open')
  await outcome(/^Result of Anjali Dahal, 0813/)
  expect(candidateBox().value).toBe('0813')
  expect(address()).toBe('/results?exam=CEE-07&candidate=0813')
})

test('another exam takes the candidate and the result away', async () => {
  const { user, address } = await openResultsPage('/results?exam=CEE-07&candidate=0812')
  await user.click(exam(/CEE Model 8/))
  expect(screen.queryByText('91.25%', { selector: 'b' })).toBeNull()
  expect(candidateBox().value).toBe('')
  await waitFor(() => expect(address()).toBe('/results?exam=CEE-08'))
})

test("one exam's result is never shown for another's", async () => {
  const { user, router } = await openResultsPage('/results?exam=CEE-07&candidate=0812')
  await outcome(/CEE Model 7: Passed, 91.25 percent/)
  await user.click(exam(/CEE Model 8/))
  await user.type(candidateBox(), '0812{Enter}')
  await outcome(/CEE Model 8: Passed, 66.5 percent/)
  await act(() => router.navigate(-1))
  await act(() => router.navigate(-1))
  await outcome(/CEE Model 7: Passed, 91.25 percent/)
  expect(candidateBox().value).toBe('0812')
})

test('an unknown candidate is told kindly, once', async () => {
  const { user } = await openResultsPage('/results?exam=CEE-07')
  await user.type(candidateBox(), '999{Enter}')
  const notice = await outcome(/^No Results Found/)
  expect(notice.textContent).toContain('Please check your Candidate ID and try again')
  expect(within(notice).getByRole('link', { name: '01-5970124' }).getAttribute('href')).toBe(
    'tel:+97715970124',
  )
  await isFocused(notice)
  expect(toasts().textContent).toBe('')
  expect(candidateBox().value).toBe('999')
})

test('a result takes back what was said before it', async () => {
  const { user } = await openResultsPage('/results?exam=GONE')
  await user.type(candidateBox(), '0814{Enter}')
  await isToasted('Please select an exam first')
  await user.click(exam(/CEE Model 7/))
  await user.type(candidateBox(), '0814{Enter}')
  await outcome(/^Result of 0814 in CEE Model 7: Failed, 47.88 percent/)
  await waitFor(() => expect(toasts().textContent).toBe(''))
})

test('an empty Candidate ID is required', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  await user.click(searchButton())
  await screen.findByText('Candidate ID is required')
  await isFocused(candidateBox())
  expect(world.asked).toHaveLength(2)
})

test('a failure keeps what was typed and can be tried again', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  world.failure = new GraphQLError('The database is having its tea')
  await user.type(candidateBox(), '0812{Enter}')
  const notice = await outcome(/^Error: The database is having its tea/)
  expect(toasts().textContent).toBe('')
  expect(candidateBox().value).toBe('0812')
  world.failure = undefined
  await user.click(within(notice).getByRole('link', { name: 'Try again' }))
  await outcome(/^Result of कमला राई/)
})

test('a server that cannot be reached is tried again without being told', async () => {
  hurry()
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  world.failure = new TypeError('Failed to fetch')
  await user.type(candidateBox(), '0812{Enter}')
  const notice = await outcome(/^Error/)
  expect(notice.textContent).toContain('try 1 of 8')
  await within(notice).findByText(/try 2 of 8/)
  world.failure = undefined
  await outcome(/^Result of कमला राई/)
})

test('a check is no error: it says so, keeps what was typed, and tries again by itself', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  world.failure = new GraphQLError('Many results were looked up. Please wait 10 seconds and try again.', {
    extensions: {
      ...{ code: 'RATE_LIMITED', retryAfterSeconds: 10 },
      proofOfWork: { challenge: 'key.id.16.1.seed', bits: 16 },
    },
  })
  // The second try comes at once: it waits until the first answer was seen.
  const answers = new EventEmitter()
  const second = once(answers, 'second')
  Object.defineProperty(world, 'gate', { get: () => lookUps(world).length > 1 && second })
  await user.type(candidateBox(), '0812{Enter}')
  // Without workers, as here, nothing can be computed.
  const notice = await outcome(/^Checking that you are not a program$/)
  expect(notice.textContent).toContain('Please wait 10 seconds')
  expect(candidateBox().value).toBe('0812')
  world.failure = undefined
  answers.emit('second')
  await outcome(/^Result of कमला राई/)
})

test('a connection that is paused says for how long, and is not tried again by itself', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  world.failure = new GraphQLError('Look-ups are paused. Please wait 9 minutes and try again.', {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 540 },
  })
  await user.type(candidateBox(), '0812{Enter}')
  const notice = await outcome(/^Error: Look-ups are paused. Please wait 9 minutes/)
  expect(notice.textContent).not.toContain('We keep trying')
  expect(candidateBox().value).toBe('0812')
  world.failure = undefined
  await user.click(within(notice).getByRole('link', { name: 'Try again' }))
  await outcome(/^Result of कमला राई/)
})

test('after the last try it is up to the visitor', async () => {
  hurry()
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  world.failure = new TypeError('Failed to fetch')
  await user.type(candidateBox(), '0812{Enter}')
  await screen.findByRole('link', { name: 'Try again' })
  expect(lookUps(world)).toHaveLength(9)
  expect(toasts().textContent).toBe('')
})

test('an exam without results yet', async () => {
  await openResultsPage('/results?exam=TRIAL')
  expect(topPerformers().textContent).toContain('No results available for this exam yet')
})

test('no exams at all', async () => {
  await openResultsPage('/results', { exams: [] })
  screen.getByRole('heading', { name: 'No exams available' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an address with an exam that is gone', async () => {
  await openResultsPage('/results?exam=GONE&candidate=0812')
  await outcome(/^Error: This exam is not in the list any more/)
  expect(candidateBox().value).toBe('0812')
})

test('lists that came some minutes ago are asked for again along with the result', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 60_000)
  await user.type(candidateBox(), '0812{Enter}')
  await outcome(/^Result of/)
  const operations = world.asked.slice(2).map(({ operation }) => operation)
  expect(operations).toEqual(['LookUp', 'ResultExams', 'TopPerformers'])
})

test('an exam without results is asked for again each time it is chosen', async () => {
  const { user, world } = await openResultsPage('/results?exam=TRIAL')
  await user.click(exam(/CEE Model 7/))
  await within(topPerformers()).findByText('Anjali Dahal')
  await user.click(exam(/Staff trial/))
  await within(topPerformers()).findByText('No results available for this exam yet')
  expect(world.asked.flatMap(({ examId }) => examId ?? [])).toEqual(['TRIAL', 'CEE-07', 'TRIAL'])
})

test('what is typed while answers are on their way stays', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07&candidate=0812')
  let answer = () => {}
  world.gate = new Promise((resolve) => {
    answer = resolve
  })
  await user.click(exam(/CEE Model 8/))
  await user.type(candidateBox(), '08')
  answer()
  await within(topPerformers()).findByText('66.5%')
  expect(candidateBox().value).toBe('08')
})

test('a candidate is found among the top performers however the ID was typed', async () => {
  const { user } = await openResultsPage('/results?exam=CEE-07')
  await user.type(candidateBox(), '०८१३{Enter}')
  await outcome(/^Result of Anjali Dahal, 0813/)
  const [marked] = within(topPerformers()).getAllByText('This result')
  expect(marked?.closest('li')?.textContent).toContain('Anjali Dahal')
})

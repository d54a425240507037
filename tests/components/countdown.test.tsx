import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StartApolloContext } from '#client/data/use-apollo.ts'
import { timeLeft, useCountdown } from '#client/features/results/countdown.tsx'
import * as home from '#client/pages/public/home/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { candidateBox, exam, exams, openResultsPage, outcome } from '#tests/support/browser/results-page.tsx'

const [next, ...others] = exams
const HOUR = 3_600_000
const releaseAt = (ms: number) => new Date(SERVER + ms).toISOString()

/** The server's clock, two hours off the device's. */
const SERVER = Date.now() - 7_200_000
let serverOffset = 0
beforeEach(() => {
  const began = performance.now()
  serverOffset = 0
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/clock')
    return Response.json({ now: SERVER + (performance.now() - began) + serverOffset })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const waiting = (ms: number) => ({
  exams: others,
  announcedReleases: [{ releaseAt: releaseAt(ms), exam: next ?? { id: '' } }],
})
/** On the server's clock. */
function pass(ms: number) {
  serverOffset += ms
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const lookUps = (asked: Record<string, unknown>[]) => asked.filter(({ operation }) => operation === 'LookUp')

test('whoever waits with a Candidate ID sees the result by itself, and nobody asks before', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { user, world, address } = await openResultsPage('/results?exam=CEE-08', waiting(HOUR))
  expect(exam(/CEE Model 8/).checked).toBe(true)
  await screen.findByText(/Enter your Candidate ID below/)
  await user.type(candidateBox(), '0812{Enter}')
  await screen.findByText(/is looked up then/)
  expect(address()).toBe('/results?exam=CEE-08&candidate=0812')
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00:5\d:/))
  expect(lookUps(world.asked)).toEqual([])
  Object.assign(world, { exams, announcedReleases: [] })
  pass(HOUR)
  await waitFor(() => expect(lookUps(world.asked)).toHaveLength(1))
  await outcome(/^Result of कमला राई, 0812 in CEE Model 8/)
  expect(screen.queryByRole('timer')).toBeNull()
})

test('whoever only typed an ID sees the result by itself, too', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { user, world, address } = await openResultsPage('/results?exam=CEE-08', waiting(HOUR))
  await screen.findByText(/press Search Results, and leave this page open: your result appears by itself/)
  await user.type(candidateBox(), '0812')
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00:5\d:/))
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
  expect(lookUps(world.asked)).toEqual([])
  Object.assign(world, { exams, announcedReleases: [] })
  pass(HOUR)
  const result = await outcome(/^Result of कमला राई, 0812 in CEE Model 8/)
  await waitFor(() => expect(document.activeElement).toBe(result))
  expect(address()).toBe('/results?exam=CEE-08&candidate=0812')
  expect(lookUps(world.asked)).toHaveLength(1)
})

test('whoever is typing an ID reads at the release that the results are out, and keeps what was typed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { user, world } = await openResultsPage('/results?exam=CEE-08', waiting(HOUR))
  const later = { releaseAt: releaseAt(9 * HOUR), exam: { ...next, id: 'CEE-09', title: 'CEE Model 9' } }
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00:5\d:/))
  Object.assign(world, { exams, announcedReleases: [later] })
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  await user.type(candidateBox(), '0812')
  pass(HOUR)
  const notice = await screen.findByText(/The results of .* are out/)
  expect(notice.closest('[role="status"]')?.textContent).toBe(
    'The results of CEE Model 8 are outEnter your Candidate ID below and press Search Results.',
  )
  expect(screen.queryByRole('timer')).toBeNull()
  expect(candidateBox().value).toBe('0812')
  expect(lookUps(world.asked)).toEqual([])
  await user.click(exam(/CEE Model 7/))
  await screen.findByRole('timer')
  expect(screen.queryByText(/are out/)).toBeNull()
  await user.click(exam(/CEE Model 8/))
  expect(screen.queryByText(/are out/)).toBeNull()
})

test.each(['NONE', 'PIN'])(
  'before the hour every press leads to what is waited for, with second secret %s',
  async (secondSecret) => {
    const [release] = waiting(HOUR).announcedReleases
    if (!release) throw new Error('There is no release')
    const announcedReleases = [{ ...release, exam: { ...release.exam, secondSecret } }]
    const { user } = await openResultsPage('/results?exam=CEE-08', { exams: others, announcedReleases })
    await screen.findByRole('timer')
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    for (let press = 1; press <= 2; press += 1) {
      await user.clear(candidateBox())
      await user.type(candidateBox(), '0812')
      if (secondSecret === 'PIN') {
        const pin = screen.getByRole('textbox', { name: /PIN/ })
        await user.clear(pin)
        await user.type(pin, '4711')
      }
      await user.click(screen.getByRole('button', { name: 'Search Results' }))
      await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('timer'))).toBe(true))
      expect(shown.mock.contexts.at(-1)).toBe(document.activeElement)
      expect(document.activeElement?.tagName).toBe('DIV')
    }
  },
)

test('a release that was moved meanwhile is counted to anew, without a look-up', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { world } = await openResultsPage('/results?exam=CEE-08&candidate=0812', waiting(HOUR))
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00:5\d:/))
  world.announcedReleases = waiting(3 * HOUR).announcedReleases
  pass(HOUR)
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^01:5\d:/))
  expect(lookUps(world.asked)).toEqual([])
})

test('whoever looks at the page again sees a result that came out earlier than announced', async () => {
  const { world } = await openResultsPage('/results?exam=CEE-08&candidate=0812', waiting(HOUR))
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00:5\d:/))
  Object.assign(world, { exams, announcedReleases: [] })
  pass(0)
  await outcome(/^Result of कमला राई, 0812 in CEE Model 8/)
})

test('about every five minutes it is asked whether the release was moved, and only then for the results', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json({ now: Date.now() }))
  const at = new Date(Date.now() + 5 * HOUR).toISOString()
  let announcedReleases = [{ releaseAt: at, exam: { id: 'CEE-08' } }]
  const query = vi.fn(async () => ({ data: { announcedReleases } }))
  const apollo = async () => ({ query }) as never
  const onHour = vi.fn()
  renderHook(() => useCountdown('CEE-08', at, onHour), {
    wrapper: ({ children }) => <StartApolloContext value={apollo}>{children}</StartApolloContext>,
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(HOUR)
  expect(query.mock.calls.length).toBeGreaterThanOrEqual(7)
  expect(query.mock.calls.length).toBeLessThanOrEqual(24)
  query.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await pass(HOUR / 2)
  expect(onHour).not.toHaveBeenCalled()
  announcedReleases = []
  await pass(HOUR / 6)
  expect(onHour).toHaveBeenCalled()
})

test('a device that slept asks for the time again', async () => {
  await openResultsPage('/results?exam=CEE-08', waiting(2 * HOUR))
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^01:5\d:/))
  pass(HOUR)
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00:5\d:/))
})

test('a countdown that was left before the time was known asks for nothing', async () => {
  vi.useFakeTimers()
  const asked: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => asked.push(answer)))
  const onHour = vi.fn()
  const { unmount } = renderHook(() => useCountdown('CEE-08', new Date().toISOString(), onHour))
  unmount()
  const [answer] = asked
  if (!answer) throw new Error('The time was not asked for')
  answer(Response.json({ now: Date.now() }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onHour).not.toHaveBeenCalled()
})

test('a countdown that is over asks until there is an answer, and at once when the connection is back', async () => {
  vi.useFakeTimers()
  const onHour = vi.fn()
  renderHook(() => useCountdown('CEE-08', new Date(SERVER).toISOString(), onHour))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(20 * 60_000)
  const calls = onHour.mock.calls.length
  expect(calls).toBeGreaterThan(20)
  expect(calls).toBeLessThan(60)
  await pass(60_000)
  expect(onHour.mock.calls.length).toBeGreaterThan(calls)
  onHour.mockClear()
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(3_000)
  expect(onHour).toHaveBeenCalled()
})

test('who waits without a connection reads so, and sees the result when it is back', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { world } = await openResultsPage('/results?exam=CEE-08&candidate=0812', waiting(HOUR))
  await screen.findByText(/is looked up then/)
  world.failure = new TypeError('Failed to fetch')
  pass(HOUR)
  const notice = await outcome(/^Error/)
  expect(notice.textContent).toContain('We keep trying')
  expect(screen.getByRole('timer').textContent).toBe('Results are coming out…')
  Object.assign(world, { exams, announcedReleases: [], failure: undefined })
  act(() => void window.dispatchEvent(new Event('online')))
  await outcome(/^Result of कमला राई, 0812 in CEE Model 8/)
})

/** Everything due until now has been done. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 100)))

test('a try whose answer takes long is not given up for the next one', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { world } = await openResultsPage('/results?exam=CEE-08&candidate=0812', waiting(2 * HOUR))
  await screen.findByText(/is looked up then/)
  let answer: () => void = () => undefined
  world.gate = new Promise((resolve) => (answer = resolve))
  const tries = () => world.asked.filter(({ operation }) => operation === 'ResultExams')
  world.asked.splice(0)
  pass(2 * HOUR)
  await waitFor(() => expect(tries()).toHaveLength(1))
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  Object.assign(world, { exams, announcedReleases: [] })
  answer()
  await outcome(/^Result of कमला राई, 0812 in CEE Model 8/)
  expect(tries()).toHaveLength(1)
})

test('on the home page a try that stalls ends, and the next one asks anew', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const release = { releaseAt: releaseAt(7_200_000), exam: { id: 'CEE-08', title: 'CEE Model 8' } }
  const answers: (() => unknown)[] = [() => [release], () => new Promise(() => undefined)]
  let tries = 0
  const announcedReleases = () => {
    tries += 1
    return answers.shift()?.() ?? []
  }
  const content = { homePage: null, courseGroups: [], courses: [], coursesPage: null }
  const root = { content, notices: { nodes: [] }, exams: [], announcedReleases }
  const limit = vi.spyOn(window, 'setTimeout')
  await openPage({ route: { path: '/', loader: home.loader, Component: home.Component }, at: '/', root })
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^0[12]:/))
  pass(2 * HOUR)
  await waitFor(() => expect(tries).toBe(2))
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(tries).toBe(2)
  // The time limit passes.
  for (const [end, ms] of limit.mock.calls) if (ms === 25_000 && typeof end === 'function') end()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  expect(tries).toBe(3)
})

test('on the page of another exam the countdown leads to its own', async () => {
  await openResultsPage('/results', waiting(7_200_000))
  expect(exam(/CEE Model 7/).checked).toBe(true)
  const link = await screen.findByRole('link', { name: 'Wait for this result' })
  expect(link.getAttribute('href')).toBe('/results?exam=CEE-08')
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^0[12]:/))
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/files/results.ics?exam=CEE-08',
  )
})

test.each([
  [999, '00:00:01'],
  [3_723_000, '01:02:03'],
  [86_400_000, '1 day 00:00:00'],
  [3 * 86_400_000 + 59_001, '3 days 00:01:00'],
])('%i milliseconds are told as %s', (ms, told) => expect(timeLeft(ms)).toBe(told))

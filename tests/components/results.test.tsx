import { EventEmitter, once } from 'node:events'
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StartApolloContext } from '#client/data/use-apollo.ts'
import { timeLeft, useCountdown } from '#client/features/results/countdown.tsx'
import { ExamPicker } from '#client/features/results/exam-picker.tsx'
import { useCandidateBox } from '#client/features/results/look-up-form.tsx'
import * as home from '#client/pages/public/home/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import {
  candidateBox,
  exam,
  exams,
  openResultsPage,
  outcome,
  rightSecret,
  slipPath,
  topPerformers,
  type World,
} from '#tests/support/browser/results-page.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'

type Box = ReturnType<typeof useCandidateBox>

/** The box on the page of an address, which gives the hook to the test. */
function Page({ asked, give }: { asked: string; give: (candidate: Box) => void }) {
  const candidate = useCandidateBox(asked)
  give(candidate)
  return <input ref={candidate.box} defaultValue={asked} />
}

function openAt(asked: string) {
  let candidate: Box | undefined
  const page = (next: string) => <Page asked={next} give={(given) => (candidate = given)} />
  const { rerender } = render(page(asked))
  const input = screen.getByRole<HTMLInputElement>('textbox')
  return {
    input,
    arriveAt: (next: string) => rerender(page(next)),
    goTo(next: string, typed: string) {
      candidate?.expect(next)
      input.value = typed
    },
  }
}

describe('results page', () => {
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
})

describe('results retry', () => {
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
})

describe('candidate box', () => {
  test('Back writes what its address asks for', () => {
    const { input, arriveAt, goTo } = openAt('81000')
    goTo('81001', '81001')
    arriveAt('81001')
    arriveAt('81000')
    expect(input.value).toBe('81000')
  })

  test('what is typed stays when the answers of two navigations come late', () => {
    const { input, arriveAt, goTo } = openAt('')
    goTo('81001', '81001')
    goTo('', '82')
    arriveAt('81001')
    expect(input.value).toBe('82')
    input.value = '82000'
    arriveAt('')
    expect(input.value).toBe('82000')
  })

  test('what is typed stays when a navigation was replaced by the next', () => {
    const { input, arriveAt, goTo } = openAt('81000')
    goTo('81001', '81001')
    goTo('', '82')
    arriveAt('')
    expect(input.value).toBe('82')
    arriveAt('81001')
    expect(input.value).toBe('81001')
  })
})

describe('exam picker', () => {
  const exams = Array.from({ length: 60 }, (_, index) => ({
    id: `E${index}`,
    title: `CEE Model ${index}`,
    secondSecret: 'NONE' as const,
    topPerformers: 'NAMES' as const,
    passPercentage: '50',
    date: index === 59 ? null : `20${26 - Math.floor(index / 20)}-01-0${1 + (index % 9)}`,
  }))

  function Picker({ count }: { count: number }) {
    const [chosen, setChosen] = useState('')
    return <ExamPicker exams={exams.slice(0, count)} chosen={chosen} onChoose={setChosen} />
  }

  const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
  const filter = (typed: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter exams' }), { target: { value: typed } })

  test('sixty exams can be filtered, and how many are left is said', () => {
    renderPart(<Picker count={60} />)
    expect(radios()).toHaveLength(60)
    filter('model 5')
    expect(radios()).toHaveLength(11)
    expect(screen.getByRole('status').textContent).toBe('11 of 60 exams')
  })

  test('a choice stays when the filter hides it', () => {
    renderPart(<Picker count={60} />)
    fireEvent.click(screen.getByRole('radio', { name: /CEE Model 12\b/ }))
    filter('model 3')
    expect(radios().some(({ checked }) => checked)).toBe(false)
    filter('')
    expect(radios().find(({ checked }) => checked)?.value).toBe('E12')
  })

  test('a filter that fits nothing says so', () => {
    renderPart(<Picker count={60} />)
    filter(' nursing ')
    screen.getByText('No exam matches “nursing”.')
  })

  test('one exam has the filter, too', () => {
    renderPart(<Picker count={1} />)
    filter('model 9')
    expect(screen.queryByRole('radio')).toBeNull()
    filter('model 0')
    expect(radios()).toHaveLength(1)
  })
})

describe('newest exam', () => {
  test('the newest exam is chosen at first', async () => {
    const { user, address } = await openResultsPage()
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      null,
      '2026',
      'Other',
    ])
    expect(exam(/CEE Model 8/).checked).toBe(true)
    within(topPerformers()).getByText('66.5%')
    expect(address()).toBe('/results')
    await user.type(candidateBox(), '0812{Enter}')
    await outcome(/^Result of कमला राई, 0812 in CEE Model 8/)
    expect(address()).toBe('/results?exam=CEE-08&candidate=0812')
  })

  test('it is said that the newest exam is chosen, and none can be', async () => {
    const { user, address } = await openResultsPage()
    screen.getByText(/The newest exam is chosen/)
    await user.click(screen.getByRole('link', { name: 'Choose none' }))
    await within(topPerformers()).findByText('Select an exam to view top performers')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(screen.queryByText(/The newest exam is chosen/)).toBeNull()
    await user.type(candidateBox(), '0812{Enter}')
    await screen.findByText('Please select an exam first')
    await user.click(exam(/CEE Model 7/))
    expect(address()).toBe('/results?exam=CEE-07')
    expect(screen.queryByText(/The newest exam is chosen/)).toBeNull()
  })

  test('without JavaScript none is looked up either', async () => {
    await openResultsPage('/results?exam=&candidate=0812')
    expect((await outcome(/^Error/)).textContent).toContain('Please select an exam first')
  })

  test('an address with a candidate alone is about the newest exam', async () => {
    await openResultsPage('/results?candidate=0812')
    await outcome(/^Result of कमला राई, 0812 in CEE Model 8/)
  })

  test('a phone shows its digits where every candidate ID consists of them', async () => {
    await openResultsPage()
    expect(candidateBox().inputMode).toBe('numeric')
  })

  test('a phone shows its letters where a candidate ID has some, though those of the best have none', async () => {
    await openResultsPage('/results', { hasNumericIds: false })
    expect(candidateBox().inputMode).toBe('')
  })

  test('a phone shows its letters where nothing is known of the candidate IDs', async () => {
    await openResultsPage('/results?exam=TRIAL')
    expect(candidateBox().inputMode).toBe('')
  })

  test('a result is there without the list of exams, which can be asked for again', async () => {
    const { user, world } = await openResultsPage('/results?exam=CEE-07&candidate=0812', { listFails: true })
    await outcome(/^Result of कमला राई, 0812 in CEE Model 7/)
    screen.getByText('The list of exams could not be loaded.')
    expect(screen.queryByText('Loading exams')).toBeNull()
    expect(topPerformers().textContent).toContain('Anjali Dahal')
    await user.clear(candidateBox())
    await user.type(candidateBox(), '0813{Enter}')
    await outcome(/^Result of Anjali Dahal, 0813 in CEE Model 7/)
    world.listFails = false
    await user.click(screen.getByRole('link', { name: 'Try again' }))
    await waitFor(() => expect(exam(/CEE Model 7/).checked).toBe(true))
    expect(candidateBox().value).toBe('0813')
  })

  test('while another result is on its way, nothing but the search is told', async () => {
    const { user, world } = await openResultsPage('/results?exam=CEE-07&candidate=0812')
    let answer = () => {}
    world.gate = new Promise((resolve) => {
      answer = resolve
    })
    await user.clear(candidateBox())
    await user.type(candidateBox(), '0813{Enter}')
    const place = await outcome(/^Searching\.\.\.$/)
    expect(within(place).getByRole('status').querySelector(':scope > :not([aria-hidden])')?.textContent).toBe(
      'Searching...',
    )
    expect(within(place).queryByText('Candidate ID')?.closest('[aria-hidden]')).not.toBeNull()
    answer()
    await outcome(/^Result of Anjali Dahal/)
  })
})

describe('second secret', () => {
  const withSecret = (secondSecret: string) =>
    exams.map((exam) => (exam.id === 'CEE-07' ? { ...exam, secondSecret } : exam))
  const open = (at?: string, more = {}) => openResultsPage(at, { exams: withSecret('PIN'), ...more })

  const candidateBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Candidate ID/ })
  const pinBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /PIN/ })
  const searchButton = () => screen.getByRole('button', { name: 'Search Results' })
  const outcome = (name: RegExp) => screen.findByRole('region', { name })
  const exam = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

  test('only an exam that wants a PIN asks for one', async () => {
    const { user } = await open()
    expect(screen.queryByRole('textbox', { name: /PIN/ })).toBeNull()
    await user.click(exam(/Model 7/))
    await waitFor(() => expect(pinBox().autocomplete).toBe('off'))
    await user.click(exam(/Model 8/))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /PIN/ })).toBeNull())
  })

  test('an exam that wants a date of birth says how to write it', async () => {
    await openResultsPage('/results?exam=CEE-07', { exams: withSecret('BIRTH_DATE') })
    const box = screen.getByRole('textbox', { name: /Date of birth/ })
    const hint = document.getElementById(box.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(hint?.textContent).toContain('2063-04-21')
  })

  test('with the PIN the result comes, and neither the address nor the box keeps it', async () => {
    const { user, world, address } = await open('/results?exam=CEE-07')
    await user.type(candidateBox(), '0812')
    await user.type(pinBox(), rightSecret)
    await user.click(searchButton())
    await waitFor(async () => expect(document.activeElement).toBe(await outcome(/^Result of कमला राई, 0812/)))
    expect(world.asked.at(-1)).toEqual({
      operation: 'LookUp',
      ...{ examId: 'CEE-07', candidateId: '0812', secret: rightSecret },
    })
    expect(address()).toBe('/results?exam=CEE-07')
    expect(pinBox().value).toBe('')
  })

  test('a wrong PIN is told like an unknown candidate, and the PIN is one thing to check', async () => {
    const { user } = await open('/results?exam=CEE-07')
    await user.type(candidateBox(), '0812')
    await user.type(pinBox(), 'wrong1')
    await user.click(searchButton())
    const region = await outcome(/^No Results Found/)
    expect(region.textContent).toContain('Is the PIN the one on your card?')
  })

  test('an address with a candidate looks nobody up, says what is wanted and keeps the ID', async () => {
    const { world } = await open('/results?exam=CEE-07&candidate=0812')
    expect((await outcome(/need your PIN, too/)).textContent).toContain('Enter it below')
    expect(candidateBox().value).toBe('0812')
    expect(screen.queryByText('PIN is required')).toBeNull()
    expect(world.asked.map(({ operation }) => operation)).not.toContain('LookUp')
  })

  test('a form without the PIN says so, and looks nobody up', async () => {
    const { user, world } = await open('/results?exam=CEE-07')
    await user.type(candidateBox(), '0812')
    await user.click(searchButton())
    expect(await screen.findByText('PIN is required')).toBeTruthy()
    expect(pinBox().getAttribute('aria-invalid')).toBe('true')
    expect(world.asked.map(({ operation }) => operation)).not.toContain('LookUp')
  })

  test('whoever has to wait is told how long, and is not tried again by itself', async () => {
    const { user, world } = await open('/results?exam=CEE-07')
    world.failure = new GraphQLError('A wrong PIN was entered several times. Please wait 15 minutes.', {
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 900 },
    })
    await user.type(candidateBox(), '0812')
    await user.type(pinBox(), rightSecret)
    await user.click(searchButton())
    const region = await outcome(/^Error: A wrong PIN/)
    expect(region.textContent).toContain(
      'Please wait 15 minutes. Send the form below to try again.'.replace('. Send', '.Send'),
    )
    expect(pinBox().value).toBe(rightSecret)
    world.failure = undefined
    await user.click(searchButton())
    await outcome(/^Result of कमला राई/)
  })

  test('Back shows no result of before', async () => {
    const { user, router } = await open('/results?exam=CEE-07')
    await user.type(candidateBox(), '0812')
    await user.type(pinBox(), rightSecret)
    await user.click(searchButton())
    await outcome(/^Result of/)
    await act(() => router.navigate('/results?exam=CEE-07&candidate=0812'))
    await outcome(/need your PIN, too/)
    expect(screen.queryByRole('region', { name: /^Result of/ })).toBeNull()
  })
})

describe('withdrawn exam', () => {
  test('a withdrawn exam is in the list, says so, and leads to the notice', async () => {
    const [withdrawn, ...others] = exams
    const { user } = await openResultsPage('/results', {
      exams: others,
      withdrawnExams: [withdrawn ?? { id: '' }],
    })
    expect(exam(/CEE Model 7/).checked).toBe(true)
    await user.click(exam(/CEE Model 8\s*Withdrawn/))
    expect(screen.queryByRole('complementary', { name: 'Top Performers' })).toBeNull()
    await user.type(candidateBox(), '0812{Enter}')
    const notice = await outcome(/^Result withdrawn on Nov 20, 2026/)
    expect(notice.textContent).toContain('Question 14 had two right answers.')
    expect(notice.textContent).toContain('CEE Model 8')
  })

  test('a withdrawn exam alone can be chosen, too', async () => {
    await openResultsPage('/results', { exams: [], withdrawnExams: exams.slice(0, 1) })
    expect(exam(/CEE Model 8/).checked).toBe(true)
  })
})

describe('unsent recheck', () => {
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
    expect(within(result).getByLabelText<HTMLInputElement>(/^What should be checked/).value).toBe(
      'Question 14',
    )
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
      new GraphQLError('Too many look-ups.', {
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 900 },
      }),
    )
    const alert = await screen.findByRole('alert', { name: /The request was not sent/ })
    expect(alert.textContent).toContain('Too many look-ups.')
    await outcome(/^Result of कमला राई, 0812/)
    page.world.failure = undefined
    page.world.asked.splice(0)
    await page.user.click(screen.getByRole('button', { name: 'Send the request' }))
    await waitFor(() =>
      expect(page.world.asked).toContainEqual(expect.objectContaining({ secret: slipPath })),
    )
  })
})

describe('countdown', () => {
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
  const lookUps = (asked: Record<string, unknown>[]) =>
    asked.filter(({ operation }) => operation === 'LookUp')

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
})

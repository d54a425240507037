import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { MarkSheet } from '#client/features/results/mark-sheet.tsx'
import { MarkSheetActions } from '#client/features/results/mark-sheet-actions.tsx'
import Recheck from '#client/features/results/recheck.tsx'
import { TopPerformers } from '#client/features/results/top-performers.tsx'
import type { MarkSheetFragment, SheetFactsFragment, TopPerformerRowFragment } from '#client/gql/graphql.ts'
import * as verifyPage from '#client/pages/public/verify.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'

const passed: MarkSheetFragment = {
  candidateId: '0081000',
  examMark: '135.750',
  examRank: '475',
  percentage: '67.880',
  passed: true,
  exam: { id: 'CEE-MODEL-07', title: 'CEE Model 7', date: '2026-10-31', passPercentage: '50' },
  student: { studentName: 'कमला राई', groups: 'Group A' },
  revisions: [],
  subjects: [],
}

function slip(changes: Partial<MarkSheetFragment> = {}, exam?: SheetFactsFragment) {
  const { container } = renderPart(
    <MarkSheet result={{ ...passed, ...changes }} facts={exam} institute="Himshikhar Entrance Academy" />,
  )
  const facts = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  return { text: container.textContent, facts: Object.fromEntries(facts) }
}

const performer = (
  rank: number,
  candidateId: string,
  percentage: string,
  studentName?: string,
): TopPerformerRowFragment => ({
  rank,
  result: { candidateId, percentage, student: studentName === undefined ? null : { studentName } },
})

const performers = [
  performer(1, '081003', '91.50', 'Deepa Rai'),
  performer(2, '081001', '90.25', 'कमला राई'),
  performer(2, '081002', '90.25', 'Sagar Joshi'),
  performer(4, '081004', '88'),
]

const panel = { examId: 'CEE-08', examTitle: 'CEE Model 8', loading: false, problem: false }

const openVerify = (at: string, verifyResultSlip: unknown = null) =>
  openPage({ route: { path: '/verify', ...verifyPage }, at, root: { verifyResultSlip } })

const field = () => screen.getByLabelText(/Code on the slip/)

const focused = () => document.activeElement?.textContent

describe('mark sheet', () => {
  test('a slip says whose result it is, of which exam, from whom', () => {
    const { text, facts } = slip()
    expect(text).toContain('Himshikhar Entrance Academy')
    expect(screen.getByRole('heading').textContent).toBe('CEE Model 7')
    expect(text).toContain('Oct 31, 2026')
    expect(facts).toEqual({
      Name: 'कमला राई',
      'Candidate ID': '0081000',
      Group: 'Group A',
      Mark: '135.75',
      Rank: '475',
    })
  })

  test('mark, rank and percentage are told beside what they are of', () => {
    const facts = { candidates: 1893, averagePercentage: '58.40', fullMarks: '200' }
    expect(slip({}, facts).facts).toMatchObject({
      Mark: '135.75 of 200',
      Rank: '475 of 1,893',
      'Exam average': '58.4%',
    })
  })

  test('what cannot be of that many is told alone', () => {
    const facts = { candidates: 300, averagePercentage: '58.40', fullMarks: '100' }
    expect(slip({}, facts).facts).toMatchObject({ Mark: '135.75', Rank: '475' })
    expect(slip({ examRank: '1498' }, { ...facts, candidates: 1829 }).facts).toMatchObject({
      Rank: '1,498 of 1,829',
    })
    expect(slip({ examRank: 'A-12' }, { ...facts, fullMarks: null }).facts).toMatchObject({
      Mark: '135.75',
      Rank: 'A-12',
    })
  })

  test('a name in Devanagari is marked as Nepali', () => {
    slip()
    expect(screen.getByText('कमला राई').getAttribute('lang')).toBe('ne')
  })

  test('passed and by how much', () => {
    const { text } = slip()
    screen.getByText('Passed')
    screen.getByText('67.88%')
    expect(text).toContain('17.88 percentage points above the pass line')
  })

  test('at the pass line is passed', () => {
    expect(slip({ percentage: '50.00' }).text).toContain('You reached the pass line exactly.')
  })

  test('failed is said with the same words and a kind one', () => {
    const { text } = slip({ percentage: '49', passed: false })
    screen.getByText('Failed')
    expect(text).toContain('1 percentage point short of the pass line this time')
    expect(text).not.toContain('Congratulations')
  })

  test('what is not known is left out', () => {
    const { facts, text } = slip({
      student: null,
      examRank: null,
      exam: { id: 'CEE-MODEL-07', title: 'CEE Model 7', date: null, passPercentage: '50' },
    })
    expect(facts).toEqual({ 'Candidate ID': '0081000', Mark: '135.75' })
    expect(text).not.toContain('2026')
  })

  test('a revised result tells when and why, and the old values that changed', () => {
    const value = { examMark: '120', examRank: '500', ranksByPercentage: false, percentage: '60' }
    const { text, facts } = slip({
      revisions: [
        {
          revisedAt: '2026-11-22T20:00:00.000Z',
          reason: 'WRONG_KEY',
          words: 'प्रश्न १४ का दुई उत्तर सही थिए',
          before: value,
          after: { ...value, examMark: '135.750', percentage: '67.880' },
          subjects: [
            {
              name: 'भौतिक शास्त्र',
              before: { mark: '12', isAbsent: false },
              after: { mark: '21.50', isAbsent: false },
            },
            { name: 'Botany', before: null, after: { mark: null, isAbsent: true } },
          ],
        },
      ],
    })
    expect(text).toContain(
      'Revised on Nov 23, 2026 (7 Mangsir 2083): The answer key was wrong. प्रश्न १४ का दुई उत्तर सही थिए',
    )
    expect(facts.Percentage).toBe('was 60%, is now 67.88%')
    expect(text).toContain('was 120, is now 135.75')
    expect(text).not.toContain('500')
    expect(facts['भौतिक शास्त्र']).toBe('was 12, is now 21.5')
    expect(facts.Botany).toBe('was none, is now Absent')
  })

  test('a revision calls a rank that its file does not state by percentage', () => {
    const value = { examMark: '120', examRank: null, ranksByPercentage: false, percentage: '60' }
    const after = { ...value, ranksByPercentage: true }
    const { text } = slip({
      revisions: [
        {
          ...{ revisedAt: '2026-11-22T20:00:00.000Z', reason: 'RETOTALLED', words: null, subjects: [] },
          ...{ before: value, after },
        },
      ],
    })
    expect(text).toContain('was –, is now by percentage')
  })

  test('a result with subjects shows each mark in the order of the file', () => {
    const { facts } = slip({
      subjects: [
        { name: 'भौतिक शास्त्र', mark: '45.50', isAbsent: false },
        { name: 'Chemistry', mark: null, isAbsent: true },
        { name: 'Optional', mark: null, isAbsent: false },
      ],
    })
    const shown = Object.entries(facts).slice(-3)
    expect(shown).toEqual([
      ['भौतिक शास्त्र', '45.5'],
      ['Chemistry', 'Absent'],
      ['Optional', '–'],
    ])
  })

  test.each([
    ['ABSENT', 'Absent', 'You are recorded as absent'],
    ['WITHHELD', 'Withheld', 'The institute has not released this result yet'],
    ['DISQUALIFIED', 'Disqualified', 'There is no mark in this exam'],
  ] as const)('without a mark, %s is told in place of every figure', (outcome, word, meaning) => {
    const without = {
      outcome,
      examMark: null,
      examRank: null,
      percentage: null,
      passed: null,
      standing: null,
    }
    const { text, facts } = slip(without, { candidates: 1893, averagePercentage: '58.40', fullMarks: '200' })
    expect(text).toContain(word)
    expect(text).toContain(meaning)
    expect(text).not.toMatch(/Passed|Failed|Pass line|%/)
    expect(Object.keys(facts)).toEqual(['Name', 'Candidate ID', 'Group'])
  })

  test('the answer to a re-check, and what was written for one, keep their line breaks', () => {
    const recheck = {
      ...({ state: 'UNCHANGED', answer: 'Question 14 was counted.\nQuestion 15 was not.' } as const),
      ...{ askedAt: '2026-11-02T06:00:00.000Z', resolvedAt: '2026-11-03T06:00:00.000Z', isUndone: false },
    }
    renderPart(
      <Recheck
        {...{
          rules: undefined,
          today: undefined,
          secondSecret: 'NONE',
          phone: undefined,
          action: '/results',
        }}
        {...{ asking: false, onAsk: () => undefined, result: { ...passed, recheck } }}
        attempt={{ isSent: false, problems: [], contact: '9800000000', words: 'Question 14.\nQuestion 15.' }}
      />,
    )
    for (const text of [/^Question 14 was counted/, /^You wrote: Question 14/]) {
      expect(getComputedStyle(screen.getByText(text)).whiteSpace).toBe('pre-line')
    }
  })
})

describe('mark sheet actions', () => {
  test('a slip can be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  test('the address of a slip can be copied', async () => {
    const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await isToasted('Link copied')
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/results`)
  })

  test('the address of a result with a PIN shows it to nobody, and nobody is told that it does', async () => {
    const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="PIN" />)
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await isToasted('Neither your Candidate ID nor your PIN is in it.')
    expect(toasts().textContent).not.toContain('sees this result')
  })

  test('where copying is not allowed it says what to do', async () => {
    const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not allowed'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await isToasted('Please copy it from the address bar.')
  })

  test('where the phone can share, it is asked to', async () => {
    const share = vi.fn(async () => {})
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({ title: document.title, url: `${window.location.origin}/results` })
    expect(toasts().textContent).toBe('')
  })

  test('sharing that is called off says nothing, and sharing that fails copies the link', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(toasts().textContent).toBe('')
    share.mockRejectedValueOnce(new DOMException('not here', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await isToasted('Link copied')
  })

  test('a browser that cannot share does not offer it', () => {
    renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  test('the slip is a file that the browser loads itself', () => {
    renderPart(<MarkSheetActions slipPath="/files/result-slip.pdf?exam=A&candidate=1" secondSecret="NONE" />)
    expect(screen.getByRole('link', { name: 'Download slip (PDF)' }).getAttribute('href')).toBe(
      '/files/result-slip.pdf?exam=A&candidate=1',
    )
  })
})

describe('top performers', () => {
  test('the ranks are read out, the first three with their medals', () => {
    renderPart(<TopPerformers {...panel} performers={performers} />)
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '1First place, goldDeepa Rai91.50%',
      '2Second place, silverकमला राई90.25%',
      '2Second place, silverSagar Joshi90.25%',
      '4Fourth place08100488.00%',
    ])
  })

  test('the candidate whose result is shown is pointed out', () => {
    renderPart(<TopPerformers {...panel} performers={performers} candidateId="081004" />)
    const marked = screen.getAllByRole('listitem').filter((line) => within(line).queryByText('This result'))
    expect(marked.map((line) => line.textContent)).toEqual(['4Fourth place081004This result88.00%'])
  })

  test('while they load the panel has its ten lines, without names', () => {
    renderPart(<TopPerformers {...panel} performers={performers} loading />)
    expect(screen.queryByText('Deepa Rai')).toBeNull()
    screen.getByRole('status', { busy: true })
  })

  test('when they could not be loaded it says so and offers to try again', () => {
    renderPart(<TopPerformers {...panel} performers={undefined} />)
    screen.getByText(/could not be loaded/)
    screen.getByRole('link', { name: 'Try again' })
  })

  test('beside a notice that offers to try again, it does not offer it twice', () => {
    renderPart(<TopPerformers {...panel} performers={undefined} problem />)
    screen.getByText(/could not be loaded/)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('shortened candidate IDs may be the same', () => {
    const same = [performer(1, '••••01', '90', 'K. R.'), performer(1, '••••01', '90', 'S. J.')]
    renderPart(<TopPerformers {...panel} performers={same} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('verify slip', () => {
  test('the verdict on each code has the focus', async () => {
    const { user } = await openVerify('/verify')
    await user.type(field(), '4F7KX-09ZTM{Enter}')
    await waitFor(() => expect(focused()).toContain('Unknown code'))
    expect(focused()).not.toContain('Code on the slip')
    await user.clear(field())
    await user.type(field(), '4F7KX-09ZTN{Enter}')
    await waitFor(() => expect(focused()).toContain('Unknown code'))
  })

  test('who sends no code is led to the field', async () => {
    const { user } = await openVerify('/verify')
    await user.click(screen.getByRole('button', { name: 'Check slip' }))
    await screen.findByText('Enter the code')
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })

  test('what keeps a code from being checked has the focus', async () => {
    const { user } = await openVerify('/verify', () => {
      throw new Error('No database')
    })
    await user.type(field(), '4F7KX-09ZTM{Enter}')
    await waitFor(() => expect(focused()).toContain('Try again'))
    expect(focused()).not.toContain('Code on the slip')
  })

  test('a page that opens with a verdict leaves the focus alone', async () => {
    await openVerify('/verify?code=4F7KX-09ZTM')
    await screen.findByText('Unknown code')
    expect(document.activeElement).toBe(document.body)
  })
})

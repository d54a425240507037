import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkSheet } from '#client/features/results/mark-sheet.tsx'
import Recheck from '#client/features/results/recheck.tsx'
import type { MarkSheetFragment, SheetFactsFragment } from '#client/gql/graphql.ts'
import { renderPart } from '#tests/support/browser/render.tsx'

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
  const without = { outcome, examMark: null, examRank: null, percentage: null, passed: null, standing: null }
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
      {...{ rules: undefined, today: undefined, secondSecret: 'NONE', phone: undefined, action: '/results' }}
      {...{ asking: false, onAsk: () => undefined, result: { ...passed, recheck } }}
      attempt={{ isSent: false, problems: [], contact: '9800000000', words: 'Question 14.\nQuestion 15.' }}
    />,
  )
  for (const text of [/^Question 14 was counted/, /^You wrote: Question 14/]) {
    expect(getComputedStyle(screen.getByText(text)).whiteSpace).toBe('pre-line')
  }
})

import { expect, test } from 'vitest'
import { outcomeCounts } from '#server/domains/imports/staged-preview.ts'
import { outcomeFindings } from '#server/domains/results/import/find-findings.ts'
import { said } from '#server/locales/say.ts'

const none = outcomeCounts.parse({})

test('nothing is found where every candidate has a mark', () => {
  expect(outcomeFindings(undefined)).toEqual([])
  expect(outcomeFindings(none)).toEqual([])
})

test.each([
  [{ ABSENT: 1 }, 1, 'Candidates without a mark: 1 absent. They'],
  [{ WITHHELD: 2 }, 2, 'Candidates without a mark: 2 withheld. They'],
  [{ DISQUALIFIED: 3 }, 3, 'Candidates without a mark: 3 disqualified. They'],
  [{ ABSENT: 1, DISQUALIFIED: 3 }, 4, 'Candidates without a mark: 1 absent, 3 disqualified. They'],
  [{ ABSENT: 4, words: ['AB', 'अनुपस्थित'] }, 4, '4 absent (“AB”, “अनुपस्थित” in the file). They'],
])('%j: each kind of missing mark is counted, with the words of the file', (counts, count, words) => {
  const found = outcomeFindings({ ...none, ...counts })
  expect(found).toMatchObject([{ code: 'WITHOUT_MARK', severity: 'INFORMATION', count }])
  expect(said(found[0]?.message ?? '')).toContain(words)
})

test.each([
  ['dashes', 'DASHES', 'WARNING'],
  ['absentInSubjects', 'ABSENT_IN_SUBJECTS', 'BLOCKING'],
  ['ranksAsWords', 'RANKS_AS_WORDS', 'BLOCKING'],
  ['ignoredOutcomes', 'IGNORED_OUTCOMES', 'BLOCKING'],
  ['unclear', 'UNCLEAR_OUTCOMES', 'BLOCKING'],
  ['takenRemarks', 'TAKEN_REMARKS', 'WARNING'],
  ['droppedSubjects', 'DROPPED_SUBJECTS', 'WARNING'],
] as const)('one candidate in %s is a finding of its own', (kind, code, severity) => {
  expect(outcomeFindings({ ...none, [kind]: 1 })).toMatchObject([{ code, severity, count: 1 }])
})

import type { ResultOutcome } from '#server/generated/prisma/enums.ts'
import { latinDigits } from '#shared/digits.ts'

/** What institutes write in place of a mark, in lower case without spaces, dots and slashes. */
const words: Record<ResultOutcome, readonly string[]> = {
  ABSENT: [
    'a',
    'ab',
    'abs',
    'abst',
    'absent',
    'didnotappear',
    'notappeared',
    'didnotattend',
    'notattended',
    'absentee',
    'अनुपस्थित',
    'अनुपस्थिति',
    'अनु',
    'गयल',
    'गैरहाजिर',
  ],
  WITHHELD: ['wh', 'withheld', 'resultwithheld', 'held', 'स्थगित', 'रोकिएको', 'नतिजारोकिएको', 'रोक्का'],
  DISQUALIFIED: [
    'dq',
    'dsq',
    'disq',
    'disqualified',
    'expelled',
    'exp',
    'अयोग्य',
    'अयोग्यठहरिएको',
    'निष्कासित',
    'निष्काशित',
  ],
}

const outcomes = new Map(
  Object.entries(words).flatMap(([outcome, spellings]) =>
    spellings.map((word) => [word, outcome as ResultOutcome] as const),
  ),
)

/** Longer cells are no such word. */
const LONGEST = 24
/** Nearly every cell: decided by its first character. */
const NUMBER = /^[\d.+]/
const DASH = /^[-‐‑‒–—−]{1,3}$/
/** What a column of percentages or ranks has beside a word: nothing, a zero, the error of a formula, or a word for nothing. */
const NOTHING = /^(0+(\.0+)?\s*%?|#VALUE!|#N\/A|#REF!|#DIV\/0!|n[./]?a\.?|nil)?$/i

/** @returns undefined for anything but such a word. */
export function outcomeOf(cell: string): ResultOutcome | undefined {
  if (cell.length > LONGEST || NUMBER.test(cell)) return undefined
  const word = cell.normalize('NFC').toLowerCase()
  return outcomes.get(word.replace(/[\s./_-]/g, ''))
}

export function isDash(cell: string): boolean {
  return DASH.test(cell)
}

/** Whether a cell of a row without a mark says nothing else. */
export function saysNothing(cell: string): boolean {
  return NOTHING.test(latinDigits(cell)) || isDash(cell)
}

/** More words than these are not shown. */
const MOST_WORDS = 10

/** Marks of subjects as an array literal: AB somewhere, and nothing else than that. */
const ALL_ABSENT = /^\{(NULL,)*AB(,NULL|,AB)*\}$/

interface Marked {
  examMark: string
  examRank: string | null
  subjectMarks: string | null
}

/** Counts the outcomes of a file while it is read. */
export function countOutcomes() {
  const counts = {
    ...{ ABSENT: 0, WITHHELD: 0, DISQUALIFIED: 0, dashes: 0, words: [] as string[] },
    ...{ absentInSubjects: 0, ranksAsWords: 0 },
  }
  return {
    counts: () => ({ ...counts, words: [...counts.words] }),
    /** Counts what speaks against the mark of a row that has one. */
    addMarked({ examMark, examRank, subjectMarks }: Marked): void {
      if (examMark === '0' && subjectMarks !== null && ALL_ABSENT.test(subjectMarks))
        counts.absentInSubjects += 1
      if (examRank !== null && outcomeOf(examRank)) counts.ranksAsWords += 1
    },
    add(outcome: ResultOutcome, word: string): void {
      counts[outcome] += 1
      if (isDash(word)) counts.dashes += 1
      else if (counts.words.length < MOST_WORDS && !counts.words.includes(word)) counts.words.push(word)
    },
  }
}

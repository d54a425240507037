import { NAMED_ROWS } from '#server/domains/imports/csv-problem.ts'
import type { SubjectColumn } from '#server/domains/imports/csv-table.ts'
import { shortened } from '#server/domains/imports/csv-table.ts'
import type { IgnoredColumn } from '#server/domains/imports/match-header.ts'
import { ResultOutcome } from '#server/generated/prisma/enums.ts'
import { columnName } from '#server/lib/spreadsheet/sheet.ts'
import { composed, visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { latinDigits } from '#shared/digits.ts'

/** Words in place of a mark, in lower case without spaces, dots and slashes. */
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
  DISQUALIFIED: ['dq', 'dsq', 'disq', 'disqualified', 'अयोग्य', 'अयोग्यठहरिएको'],
}

/** Words that do not mean the same everywhere, so that somebody has to confirm their outcome. */
const unclearWords: Record<ResultOutcome, readonly string[]> = {
  ABSENT: [],
  WITHHELD: ['rw', 'ng', 'hold', 'onhold', 'pending'],
  DISQUALIFIED: ['ne', 'ufm', 'exp'],
}

const outcomesOf = (spellings: Record<ResultOutcome, readonly string[]>) =>
  new Map(
    Object.values(ResultOutcome).flatMap((outcome) =>
      spellings[outcome].map((word) => [word, outcome] as const),
    ),
  )
const outcomes = outcomesOf(words)
const unclearOutcomes = outcomesOf(unclearWords)

/** Words that speak against a mark wherever they stand in a cell. */
const anywhere: readonly (readonly [ResultOutcome, RegExp])[] = [
  [
    'WITHHELD',
    /\bwith[\s-]*h?eld|\bcancel\w*|\bresults? (is |was |has been |kept )*(on )?(held|hold|pending)|स्थगित|रोकिए|रोकिय|नतिजा रोक्का|रद्द|खारेज/i,
  ],
  [
    'DISQUALIFIED',
    /\bdis[\s-]*qualif\w*|\bexpel\w*|\bexpulsion|\bde-?barr?ed|\brusticat\w*|\b(not|non|un|in)[\s-]*eligib\w*|\bcheat\w*|\bun-?fair means|\bmal-?practice|अयोग्य|योग्य नभए|निष्का[सश]|नक्कल|चिटिङ/i,
  ],
  [
    'ABSENT',
    /\babsen(t\w*|ce)|(\bnot|n['’]t|\bdidnt) (appear|attend|present|sit\b|sat\b)\w*|\bno[\s-]show|अनुपस्थिति?|गैरहाजिर|गयल|(उपस्थित|हाजिर|सहभागी) नभए|परीक्षा नदिए/i,
  ],
]

/** Why there is no mark, and the word of the file that says so. */
export interface OutcomeWord {
  outcome: ResultOutcome
  word: string
}

const LONGEST = 24
/** Nearly every cell: decided by its first character. */
const NUMBER = /^[\d०-९.+]/
const DASH = /^[-‐‑‒–—−]{1,3}$/
/** Cells of percentages or ranks beside such a word: empty, a zero, the error of a formula, or a word for nothing. */
const NOTHING = /^(0+(\.0+)?\s*%?|#VALUE!|#N\/A|#REF!|#DIV\/0!)?$/i
const WORD_FOR_NOTHING = /^(n[./]?a\.?|nil)$/i

const normal = (cell: string) =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s./_-]/g, '')

/** @returns undefined for a cell without such a word. */
export function outcomeOf(cell: string): ResultOutcome | undefined {
  return NUMBER.test(cell) ? undefined : (outcomeOfWhole(cell) ?? outcomeIn(cell)?.outcome)
}

/** The outcome that a cell as a whole says. */
function outcomeOfWhole(cell: string): ResultOutcome | undefined {
  if (cell.length > LONGEST) return undefined
  const word = normal(cell)
  return outcomes.get(word) ?? unclearOutcomes.get(word)
}

/** The outcome that a cell's words state, ignoring the text around them. */
export function outcomeIn(cell: string): OutcomeWord | undefined {
  const text = cell.normalize('NFC')
  for (const [outcome, words] of anywhere) {
    const [word] = words.exec(text) ?? []
    if (word !== undefined) return { outcome, word }
  }
  return undefined
}

export function isDash(cell: string): boolean {
  return DASH.test(cell)
}

/** Whether a cell stands for no value. */
export function isForNothing(cell: string): boolean {
  return isDash(cell) || WORD_FOR_NOTHING.test(cell)
}

/** Whether a cell of a row without a mark contradicts nothing. */
export function saysNothing(cell: string): boolean {
  return NOTHING.test(latinDigits(cell)) || isForNothing(cell)
}

const shownAs: Record<ResultOutcome, (word: string) => string> = {
  ABSENT: (word) => say`${word} (absent)`,
  WITHHELD: (word) => say`${word} (withheld)`,
  DISQUALIFIED: (word) => say`${word} (disqualified)`,
}

const MOST_WORDS = 10

/** Marks of subjects as an array literal: AB somewhere, and nothing else than that. */
const ALL_ABSENT = /^\{(NULL,)*AB(,NULL|,AB)*\}$/

interface Marked {
  number: number
  examMark: string
  examRank: string | null
  subjectMarks: string | null
}

/** Counts the outcomes of a file while it is read. */
export function countOutcomes() {
  const counts = {
    ...{ ABSENT: 0, WITHHELD: 0, DISQUALIFIED: 0, dashes: 0, words: [] as string[] },
    ...{ unclear: 0, unclearWords: [] as string[], droppedSubjects: 0 },
    ...{ absentInSubjects: 0, ranksAsWords: 0, rightSums: 0, wrongSums: 0, wrongSumRows: [] as number[] },
  }
  const note = (words: string[], word: string) => {
    if (words.length < MOST_WORDS && !words.includes(word)) words.push(word)
  }
  return {
    counts: () => structuredClone(counts),
    /** Counts contradictions of the mark of a row. */
    addMarked({ number, examMark, examRank, subjectMarks }: Marked): void {
      if (examMark === '0' && subjectMarks !== null && ALL_ABSENT.test(subjectMarks))
        counts.absentInSubjects += 1
      if (examRank !== null && outcomeOf(examRank)) counts.ranksAsWords += 1
      const sum = sumOf(subjectMarks)
      if (sum === undefined) return
      if (Math.abs(sum - Number(examMark)) < LEAST_DIFFERENCE) counts.rightSums += 1
      else {
        counts.wrongSums += 1
        if (counts.wrongSumRows.length < NAMED_ROWS) counts.wrongSumRows.push(number)
      }
    },
    add({ outcome, word }: OutcomeWord, subjectMarks: string | null): void {
      counts[outcome] += 1
      if (outcome !== 'ABSENT' && sumOf(subjectMarks) !== undefined) counts.droppedSubjects += 1
      if (isDash(word)) counts.dashes += 1
      else if (outcomes.has(normal(word))) note(counts.words, shortened(word))
      else {
        counts.unclear += 1
        note(counts.unclearWords, shownAs[outcome](`“${shortened(word)}”`))
      }
    },
  }
}

/** Half a unit of the last decimal of a mark. */
const LEAST_DIFFERENCE = 0.00005

/** The sum of the marks in an array literal; undefined where it has none. */
function sumOf(subjectMarks: string | null): number | undefined {
  const marks = (subjectMarks ?? '').slice(1, -1).split(',').map(Number.parseFloat)
  const numbers = marks.filter((mark) => !Number.isNaN(mark))
  return numbers.length > 0 ? numbers.reduce((sum, mark) => sum + mark) : undefined
}

/** In names of columns whose short words mean something else: अनु is a name, too, and AB a section or a blood group. */
const OF_ELSE = /name|group|section|batch|blood|नाम|समूह|रगत/i
/** In other columns a letter alone is a grade or an answer, such as A or A-. */
const OF_ATTENDANCE = /attend|present|हाजिर|उपस्थित/i
const LETTERS = /\p{L}.*\p{L}/u
/** In a column that has an outcome as its name. */
const YES = /^(y|yes|true|1|x|✓|✔|हो|छ)$/i

interface Remark extends OutcomeWord {
  /** The word of each column. */
  words: [column: string, word: string][]
}

/** Reads the columns that are ignored, such as Remarks, for words that speak against the mark of a row. */
export function readRemarks(ignored: readonly IgnoredColumn[], numbers: readonly SubjectColumn[]) {
  const columns = ignored.map(({ name, place }) => ({
    place,
    shown: name === '' ? columnName(place) : `“${shortened(name)}”`,
    named: outcomeIn(composed(name)),
    isOfElse: OF_ELSE.test(composed(name)),
    isOfAttendance: OF_ATTENDANCE.test(composed(name)),
    // A word for absence may be that in a subject which was not chosen.
    isOfNumbers: numbers.some((column) => column.name === name),
  }))
  const found = new Map<string, string>()
  let [ignoredOutcomes, takenRemarks] = [0, 0]

  function outcomeOfColumn(cell: string, column: (typeof columns)[number]): OutcomeWord | undefined {
    const { named, isOfElse, isOfAttendance, isOfNumbers } = column
    if (cell === '') return undefined
    if (named && YES.test(cell)) return named
    const isWhole = !isOfElse && (isOfAttendance || LETTERS.test(cell))
    const whole = isWhole ? outcomeOfWhole(cell) : undefined
    const word = whole ? { outcome: whole, word: cell } : outcomeIn(cell)
    return isOfNumbers && word?.outcome === 'ABSENT' ? undefined : word
  }

  return {
    counts: () => ({
      ...{ ignoredOutcomes, takenRemarks },
      ignoredColumns: [...found].map(([column, word]) => `${column} (“${shortened(word)}”)`),
    }),
    /** The words that contradict the mark of a row; the first one decides the outcome. */
    read(cells: readonly string[]): Remark | undefined {
      let remark: Remark | undefined
      for (const column of columns) {
        const outcome = outcomeOfColumn(visibleLine(cells[column.place] ?? ''), column)
        if (!outcome) continue
        remark ??= { ...outcome, words: [] }
        remark.words.push([column.shown, outcome.word])
      }
      return remark
    },
    /** Counts a row that keeps its mark, or loses it. */
    add({ words }: Remark, isTaken: boolean): void {
      for (const [column, word] of words) if (!found.has(column)) found.set(column, word)
      if (isTaken) takenRemarks += 1
      else ignoredOutcomes += 1
    },
  }
}

import { shortened } from '#server/domains/imports/csv-table.ts'
import type { IgnoredColumn } from '#server/domains/imports/match-header.ts'
import type { SubjectColumn } from '#server/domains/imports/subject-column.ts'
import { columnName } from '#server/lib/spreadsheet/sheet.ts'
import { composed, visibleLine } from '#server/lib/visible-text.ts'
import { type OutcomeSaid, outcomeIn, outcomeOfWhole } from './outcome-words.ts'

/** In names of columns whose short words mean something else: अनु is a name, too, and AB a section or a blood group. */
const OF_ELSE = /name|group|section|batch|blood|नाम|समूह|रगत/i
/** In other columns a letter alone is a grade or an answer, such as A or A-. */
const OF_ATTENDANCE = /attend|present|हाजिर|उपस्थित/i
const LETTERS = /\p{L}.*\p{L}/u
/** In a column that has an outcome as its name. */
const YES = /^(y|yes|true|1|x|✓|✔|हो|छ)$/i

interface Remark extends OutcomeSaid {
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

  function outcomeOfColumn(cell: string, column: (typeof columns)[number]): OutcomeSaid | undefined {
    const { named, isOfElse, isOfAttendance, isOfNumbers } = column
    if (cell === '') return undefined
    if (named && YES.test(cell)) return named
    const isWhole = !isOfElse && (isOfAttendance || LETTERS.test(cell))
    const whole = isWhole ? outcomeOfWhole(cell) : undefined
    const said = whole ? { outcome: whole, word: cell } : outcomeIn(cell)
    return isOfNumbers && said?.outcome === 'ABSENT' ? undefined : said
  }

  return {
    counts: () => ({
      ...{ ignoredOutcomes, takenRemarks },
      ignoredColumns: [...found].map(([column, word]) => `${column} (“${shortened(word)}”)`),
    }),
    /** The outcome of the first column that contradicts the mark of a row; undefined for none. */
    read(cells: readonly string[]): Remark | undefined {
      let remark: Remark | undefined
      for (const column of columns) {
        const said = outcomeOfColumn(visibleLine(cells[column.place] ?? ''), column)
        if (!said) continue
        remark ??= { ...said, words: [] }
        remark.words.push([column.shown, said.word])
      }
      return remark
    },
    /** Counts a row that keeps its mark, or has none for that. */
    add({ words }: Remark, isTaken: boolean): void {
      for (const [column, word] of words) if (!found.has(column)) found.set(column, word)
      if (isTaken) takenRemarks += 1
      else ignoredOutcomes += 1
    },
  }
}

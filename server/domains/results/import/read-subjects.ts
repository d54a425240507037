import { headerName, type Report } from '#server/domains/imports/csv-table.ts'
import { ABSENT_MARK } from '#server/domains/results/look-up/stored-subjects.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { readDecimal } from '#server/lib/decimal.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { isDash, outcomeOf } from './outcome-words.ts'

/** An empty cell, in an array literal. */
export const NO_MARK = 'NULL'

export const subjectsNote = (subjects: readonly string[]) =>
  `Shown as subjects, with their marks: ${subjects.map((name) => `“${name}”`).join(', ')}.`

/** Reads the columns of the subjects of a file. */
export function readSubjects(header: CsvRow, subjects: readonly string[]) {
  const names = header.cells.map(headerName)
  const places = subjects.map((name) => names.indexOf(name))
  return {
    /** @returns the marks of a row as an array literal; null for a file without subjects. */
    read(cells: readonly string[], report: Report): string | null {
      if (places.length === 0) return null
      const marks = places.map((place, subject) =>
        readSubjectMark(cells[place] ?? '', (_column, message) => report(subjects[subject] ?? null, message)),
      )
      return `{${marks.join()}}`
    },
  }
}

/** @returns an element of an array literal. */
function readSubjectMark(text: string, report: Report): string {
  const cell = visibleLine(text)
  if (cell === '') return NO_MARK
  const mark = readDecimal(cell, { integerDigits: 8, decimals: 4 })
  if ('value' in mark) return mark.value
  if (isDash(cell) || outcomeOf(cell) === 'ABSENT') return ABSENT_MARK
  report(null, `${mark.problem}. If this column is no subject, leave it out.`)
  return NO_MARK
}

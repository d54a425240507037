import type { SheetChoice } from '#server/lib/spreadsheet/read-spreadsheet.ts'
import { listed } from '#server/lib/wording.ts'
import { say } from '#server/locales/say.ts'
import type { LeftOutReason, SubjectColumn } from './csv-table.ts'
import type { LayoutQuestion, LeaveOut } from './open-table.ts'

/** A problem of an uploaded table, with its row as a spreadsheet numbers it and the column's name. */
export interface CsvProblem {
  /** Null for a problem of the whole file. */
  row: number | null
  /** Null for a problem of the whole row or file. */
  column: string | null
  message: string
  /** Of a row that may be left out. */
  leftOut?: LeftOutReason | undefined
}

export interface ErrorFileShape {
  id: string
  fileName: string
  rowCount: number
  /** Whether it is also offered as a spreadsheet with its wrong cells marked. */
  isMarked: boolean
}

export interface InvalidCsvShape {
  kind: 'InvalidCsv'
  message: string
  /** Number of all problems, listed or not. */
  problemCount: number
  /** Number of errors: the problems of one row are one error. */
  errorCount: number
  /** The problems by cause, the most frequent first. */
  causes: CsvCause[]
  problems: CsvProblem[]
  /** Null when no problem belongs to a row. */
  errorFile: ErrorFileShape | null
  /** Whether full marks would give percentages that are missing. */
  needsFullMarks: boolean
  isEmpty: boolean
  /** The sheets to choose from; empty unless a spreadsheet has several. */
  sheets: readonly SheetChoice[]
  /** Of a file whose header is not understood. */
  layout: LayoutQuestion | null
  /** Rows without a candidate. */
  leaveOut: readonly LeaveOut[]
  /** Columns of numbers in a file of exam results that may be subjects. */
  subjectColumns: readonly SubjectColumn[]
}

/** Aborts an import and its transaction. */
export class CsvRejected extends Error {
  override name = 'CsvRejected'
  readonly answer: InvalidCsvShape

  constructor(message: string, problems: CsvProblem[] = [], details: Partial<InvalidCsvShape> = {}) {
    super(message)
    this.answer = {
      ...NO_DETAILS,
      problemCount: problems.length,
      errorCount: details.problemCount ?? problems.length,
      causes: details.causes ?? causesOf(problems),
      ...details,
      ...{ kind: 'InvalidCsv', message, problems },
    }
  }
}

const NO_DETAILS = {
  ...{ errorFile: null, needsFullMarks: false, isEmpty: false, layout: null },
  ...{ sheets: [], leaveOut: [], subjectColumns: [] },
}

/** Rejects a file for one problem of the whole file, or of a row. */
export function rejectFile(
  message: string,
  { row = null, ...details }: Partial<InvalidCsvShape> & { row?: number | null } = {},
): CsvRejected {
  return new CsvRejected(message, [{ row, column: null, message }], details)
}

export function rejectEmptyFile(message = say`The file has a header but no rows.`): CsvRejected {
  return rejectFile(message, { isEmpty: true })
}

/** How many rows a finding names; the others are counted. */
export const NAMED_ROWS = 3

/** "row 3" or "rows 3, 4, 5 and 12 more". */
export function rowList(rows: readonly number[], count: number): string {
  return count === 1 ? say`row ${rows[0] ?? ''}` : say`rows ${listed(rows, rows.length, count)}`
}

/** A kind of problem that several rows may share, such as too many decimals in one column. */
export interface CsvCause {
  column: string | null
  /** That of the first row. */
  message: string
  count: number
  /** Numbers of the first rows. */
  rows: number[]
}

const FIRST_ROWS = 5
/** More different causes are a table of another kind; the memory must not grow with them. */
const MOST_CAUSES = 100

/** Counts problems by cause: messages of a column that differ in values and numbers alone. */
export class ProblemCauses {
  readonly #causes = new Map<string, CsvCause>()

  add({ row, column, message }: CsvProblem): void {
    const key = `${column}: ${message.replace(/“[^”]*”|\d[\d.,]*/g, '…')}`
    const known = this.#causes.get(key)
    if (known) {
      known.count += 1
      if (row !== null && known.rows.length < FIRST_ROWS) known.rows.push(row)
    } else if (this.#causes.size < MOST_CAUSES) {
      this.#causes.set(key, { column, message, count: 1, rows: row === null ? [] : [row] })
    }
  }

  /** The most frequent first. */
  list(): CsvCause[] {
    return [...this.#causes.values()].sort((one, other) => other.count - one.count)
  }
}

export function causesOf(problems: readonly CsvProblem[]): CsvCause[] {
  const causes = new ProblemCauses()
  for (const problem of problems) causes.add(problem)
  return causes.list()
}

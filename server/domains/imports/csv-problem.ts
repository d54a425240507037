import type { SheetChoice } from '#server/lib/spreadsheet/read-spreadsheet.ts'
import type { LeftOutReason } from './csv-table.ts'
import { type CsvCause, causesOf } from './problem-causes.ts'
import type { SubjectColumn } from './subject-column.ts'
import type { LayoutQuestion, LeaveOut } from './table-layout.ts'

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

/** A download with the invalid rows of a rejected file. */
export interface ErrorFileShape {
  id: string
  fileName: string
  /** Number of invalid rows. */
  rowCount: number
  /** Whether it is also offered as a spreadsheet with its wrong cells marked. */
  isMarked: boolean
}

/** A rejected file with its problems. */
export interface InvalidCsvShape {
  kind: 'InvalidCsv'
  message: string
  /** Number of all problems, listed or not. */
  problemCount: number
  /** Number of errors as a clerk counts them: all that is wrong with a row is one. */
  errorCount: number
  /** The problems by cause, the most frequent first. */
  causes: CsvCause[]
  problems: CsvProblem[]
  /** Null when no problem belongs to a row. */
  errorFile: ErrorFileShape | null
  /** Whether full marks would give percentages that are missing. */
  needsFullMarks: boolean
  /** Whether the file has no rows below its header. */
  isEmpty: boolean
  /** Of a spreadsheet with several sheets, of which one is to be chosen; else empty. */
  sheets: readonly SheetChoice[]
  /** Of a file whose header is not understood. */
  layout: LayoutQuestion | null
  /** Rows that are none of a candidate. */
  leaveOut: readonly LeaveOut[]
  /** Its columns of numbers that may be subjects, of exam results; empty for other problems. */
  subjectColumns: readonly SubjectColumn[]
}

/** Aborts an import and its transaction. */
export class CsvRejected extends Error {
  override name = 'CsvRejected'
  readonly answer: InvalidCsvShape

  constructor(
    message: string,
    problems: CsvProblem[] = [],
    {
      problemCount = problems.length,
      errorCount = problemCount,
      causes = causesOf(problems),
      errorFile = null,
      needsFullMarks = false,
      isEmpty = false,
      sheets = [],
      layout = null,
      leaveOut = [],
      subjectColumns = [],
    }: Partial<InvalidCsvShape> = {},
  ) {
    super(message)
    const counts = { problemCount, errorCount, causes }
    const more = { errorFile, needsFullMarks, isEmpty, sheets, layout, leaveOut, subjectColumns }
    this.answer = { kind: 'InvalidCsv', message, ...counts, problems, ...more }
  }
}

/** Rejects a file for one problem of the whole file. */
export function rejectFile(message: string, row: number | null = null): CsvRejected {
  return new CsvRejected(message, [{ row, column: null, message }])
}

/** Rejects a file that has nothing, or a header alone. */
export function rejectEmptyFile(message = 'The file has a header but no rows.'): CsvRejected {
  return new CsvRejected(message, [{ row: null, column: null, message }], { isEmpty: true })
}

/** Rejects a spreadsheet until one of its sheets is chosen. */
export function rejectForSheet(sheets: readonly SheetChoice[]): CsvRejected {
  const message = 'The spreadsheet has several sheets. Choose the one to read.'
  return new CsvRejected(message, [{ row: null, column: null, message }], { sheets })
}

/** Rejects a file of exam results without percentages. */
export function rejectForFullMarks(): CsvRejected {
  const message = 'The file has no percentages. Enter the full marks of the exam to compute them.'
  return new CsvRejected(message, [{ row: null, column: 'Percentage', message }], { needsFullMarks: true })
}

/** What is wrong with an uploaded table, and where: the row as a spreadsheet numbers it, the column by its name. */
export interface CsvProblem {
  /** Null when the whole file is meant. */
  row: number | null
  /** Null when the whole row is meant. */
  column: string | null
  message: string
}

/** The wrong rows of a refused file, to be downloaded. */
export interface ErrorFileShape {
  id: string
  fileName: string
  /** Wrong rows in it. */
  rowCount: number
}

/** A file that was refused, with everything that is wrong in it. */
export interface InvalidCsvShape {
  kind: 'InvalidCsv'
  message: string
  /** All problems, also those that are not listed. */
  problemCount: number
  problems: CsvProblem[]
  /** Null when no single row is to blame. */
  errorFile: ErrorFileShape | null
}

/** Breaks off an import, and with it the transaction it runs in. */
export class CsvRejected extends Error {
  override name = 'CsvRejected'
  readonly answer: InvalidCsvShape

  constructor(
    message: string,
    problems: CsvProblem[] = [],
    { problemCount = problems.length, errorFile = null }: Partial<InvalidCsvShape> = {},
  ) {
    super(message)
    this.answer = { kind: 'InvalidCsv', message, problemCount, problems, errorFile }
  }
}

/** The refusal of a file for one reason that concerns all of it. */
export function rejectFile(message: string, row: number | null = null): CsvRejected {
  return new CsvRejected(message, [{ row, column: null, message }])
}

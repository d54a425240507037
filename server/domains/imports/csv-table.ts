import { damageOf, type TextDamage } from '#server/lib/csv/damaged-text.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { withoutEscapes } from '#server/lib/csv/write-csv.ts'
import { composed, visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import type { CorrectedRows, OutcomeCounts } from './staged-preview.ts'

const MAX_ROWS = 1_000_000

/**
 * A million rows and the header. The batch size limits both the delay of look-ups on the same thread and the number of
 * round trips.
 */
export const READ_LIMITS = { maxRows: MAX_ROWS + 1, batchSize: 1000 }

/** Why a row has no candidate. */
export type LeftOutReason = 'HEADER' | 'TOTAL' | 'OTHER'

/**
 * Reports a problem of a row; the column is null for a problem of the whole row.
 *
 * @param leftOut of a row that may be left out.
 */
export type Report = (column: string | null, message: string, leftOut?: LeftOutReason) => void

/** Facts about a whole file, beside its rows. */
export interface TableFacts {
  /** Notes about the header, such as ignored columns. */
  notes: readonly string[]
  /** Of an upload of corrected rows. */
  corrected?: CorrectedRows | null | undefined
  ids?: IdFacts
  /** The exam that all rows agree on, in a table of exam results. */
  examId?: string | undefined
  /** Whether percentages are missing that full marks would give, and whether ranks have no column: of exam results. */
  needsFullMarks?: boolean
  lacksRanks?: boolean
  hasDecimalCommas?: boolean
  /** The candidates without a mark, in a table of exam results. */
  outcomes?: OutcomeCounts | undefined
  /** Number of rows with a PIN and with a date of birth, in a list of students with such a column. */
  secrets?: SecretCounts | null
  /** The groups of all its rows, in a table of exam results; absent if there are too many. */
  marks?: readonly MarkGroup[] | undefined
}

/** How many rows of a student list have which secret; null without a column for it. */
export interface SecretCounts {
  pins: number | null
  birthDates: number | null
  shortPins: ShortPins | null
}

/** PINs of fewer digits than most of the file have. */
export interface ShortPins {
  /** The usual number of digits. */
  digits: number
  count: number
  rows: number[]
}

/** Facts about the Candidate IDs of a file. */
export interface IdFacts {
  /** Of the first rows. */
  first: readonly string[]
  /** Whether the rows are in the order of their IDs, more or less as the database sorts them. */
  ascending: boolean
  /** How many look like a date, and one of them. */
  dates?: { count: number; example: string }
}

/** Rows that have the same mark and percentage, and the ranks among them that are numbers. */
export interface MarkGroup {
  mark: string
  percentage: string
  rows: number
  best: number | null
  worst: number | null
}

/** Facts from the header of a file about its cells. */
export interface TableHeader {
  cells: readonly string[]
  /** In which an error file is written. */
  delimiter: CsvRow['delimiter']
  /** Meaning of each column, by its name in problems. */
  columns: readonly (string | undefined)[]
  /** Which of them are text that a spreadsheet program would change. */
  textAt: readonly number[]
  /** Which of them staff added. */
  addedAt: readonly number[]
}

/** A kind of table whose header has been read: it converts the records that follow. */
export interface CsvTable<Row> {
  /** Place of the Candidate ID in a row. */
  idAt: number
  /** Counts of the rows read so far. */
  facts(): TableFacts
  /** Places of cells with secrets, which are not kept with the uploaded file. */
  secretAt?: readonly number[]
  /** Infers from the first rows, before they are read, the format that most of them share. */
  lookAhead?(rows: readonly CsvRow[]): void
  isHeader(cells: readonly string[]): boolean
  /**
   * Checks one row, reporting everything that is wrong with it. Nothing of a file with a wrong row is kept; so a
   * wrong row whose key is readable is still returned, with any other values, to be compared with the other keys.
   */
  read(row: CsvRow, report: Report): Row | undefined
}

/** A column of a table: its name for people, and whether a header cell (lower case, without spaces) means it. */
export interface Column<Field extends string> {
  field: Field
  name: string
  /** Whether a file may do without it. */
  optional?: boolean
  /** Whether its cells are text that a spreadsheet program would change, such as a number with zeros in front. */
  isText?: boolean
  means(header: string): boolean
  /** Its usual names, in lower case without spaces and signs. */
  usual?: RegExp
}

/** The name in a header cell. Files that were downloaded have an apostrophe before one such as “+2 Physics”. */
export function headerName(cell: string): string {
  return withoutEscapes(visibleLine(cell))
}

export function columnOf<Field extends string>(
  columns: readonly Column<Field>[],
  cell: string,
): Column<Field> | undefined {
  const normal = visibleLine(cell)
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
  return columns.find(({ means }) => means(normal))
}

/** The columns that cells name as a header: by their own names, else by a usual one that no other cell has. */
export function columnsOf<Field extends string>(
  columns: readonly Column<Field>[],
  cells: readonly string[],
): (Column<Field> | undefined)[] {
  const named = cells.map((cell) => columnOf(columns, cell))
  const usual = cells.map((cell) => {
    const word = composed(visibleLine(cell))
      .toLowerCase()
      .replace(/[\s_.()#:/'’-]+/g, '')
    const column = columns.find((one) => one.usual?.test(word))
    return named.includes(column) ? undefined : column
  })
  return cells.map((_cell, at) => {
    const column = usual[at]
    return named[at] ?? (usual.indexOf(column) === usual.lastIndexOf(column) ? column : undefined)
  })
}

/** Different values of a column that are remembered: more than there are marks in an exam. */
const MOST_REMEMBERED = 10_000

/**
 * Reads cells as `read` does, but each different one that is right only once: in a column of a million marks there are
 * some hundred different ones.
 */
export function rememberCells(
  read: (cell: string, report: Report) => string,
): (cell: string, report: Report) => string {
  const known = new Map<string, string>()
  return (cell, report) => {
    const before = known.get(cell)
    if (before !== undefined) return before
    let right = true
    const value = read(cell, (column, message) => {
      right = false
      report(column, message)
    })
    if (right && known.size < MOST_REMEMBERED) known.set(cell, value)
    return value
  }
}

/** Whether text can be kept as it is; reports it if not. */
export function fitsColumn(text: string, column: string, maxLength: number, report: Report): boolean {
  // One question mark may belong to an Exam ID with other characters; the preview asks.
  const isExamId = column === 'Exam ID' && /\w/.test(text) && text.split('?').length === 2
  const damage = damageOf(isExamId ? text.replace('?', '') : text)
  if (damage) {
    report(column, damageMessages[damage](shortened(text)))
    return false
  }
  if (text.length <= maxLength) return true
  report(column, say`${column} is longer than ${maxLength} characters.`)
  return false
}

const SAVE_AGAIN = say`Save the file as “CSV UTF-8” and upload it again.`

const damageMessages: Record<TextDamage, (text: string) => string> = {
  unreadable: () => say`Contains characters that cannot be read. ${SAVE_AGAIN}`,
  'lost letters': (text) =>
    say`“${text}” has question marks, which programs write for lost letters. Enter it again. ${SAVE_AGAIN}`,
  'misread letters': (text) =>
    say`“${text}” was opened with the wrong encoding by a spreadsheet program. Enter it again. ${SAVE_AGAIN}`,
  'error value': (text) =>
    say`“${text}” was damaged by a spreadsheet program: it shows an error, not a value. Correct the cell and save.`,
}

/** At most 40 characters of a text, for a message. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

export const SAMPLE_SIZE = 50

/** A further column of numbers in a file of exam results. */
export interface SubjectColumn {
  name: string
  /** Whether its numbers are read as the marks of a subject. */
  isTaken: boolean
  /** Why it cannot be taken; null where it can. */
  problem: string | null
}

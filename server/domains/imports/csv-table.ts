import { damageOf, type TextDamage } from '#server/lib/csv/damaged-text.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import type { CsvProblem } from './csv-problem.ts'
import type { CorrectedRows } from './staged-preview.ts'

/** Says what is wrong with a row; the column is null when the whole row is meant. */
export type Report = (column: string | null, message: string) => void

/** What a whole file says, beside its rows. */
export interface TableFacts {
  /** What the admin should know about the header, such as columns that are ignored. */
  notes: readonly string[]
  /** Of an upload of corrected rows. */
  corrected?: CorrectedRows | null | undefined
  ids?: IdFacts
  /** The exam that all rows agree on, in a table of exam results. */
  examId?: string | undefined
  /** Whether percentages are missing that full marks would give, and whether ranks have no column: of exam results. */
  needsFullMarks?: boolean
  lacksRanks?: boolean
  /** The candidates without a mark, in a table of exam results. */
  outcomes?: OutcomeCounts | undefined
  /** Number of rows with a PIN and with a date of birth, in a list of students with such a column. */
  secrets?: SecretCounts | null
  /** The groups of all its rows, in a table of exam results; absent if there are too many. */
  marks?: readonly MarkGroup[] | undefined
}

/** How many rows of a student list have which secret. */
export interface SecretCounts {
  pins: number
  birthDates: number
}

/** Counts of a file's candidates without a mark. */
export interface OutcomeCounts {
  ABSENT: number
  WITHHELD: number
  DISQUALIFIED: number
  /** Of the absent ones, those whose mark is a dash. */
  dashes: number
  /** The different words that the file has for them. */
  words: readonly string[]
}

/** What a file's Candidate IDs are like. */
export interface IdFacts {
  /** Of the first rows. */
  first: readonly string[]
  /** Whether the rows are in the order of their IDs, more or less as the database sorts them. */
  ascending: boolean
  /** Whether any begins with a zero. */
  zeros: boolean
}

/** Rows that have the same mark and percentage, and the ranks among them that are numbers. */
export interface MarkGroup {
  mark: string
  percentage: string
  rows: number
  best: number | null
  worst: number | null
}

/** A kind of table whose header has been read: it makes rows of what follows. */
export interface CsvTable<Row> {
  /** Place of the Candidate ID in a row. */
  idAt: number
  /** Of what has been read so far. */
  facts(): TableFacts
  /** Cells with secrets, which are not kept with the uploaded file. */
  secretAt?: readonly number[]
  /** Looks at the first rows before they are read, for what most of them agree on. */
  lookAhead?(rows: readonly CsvRow[]): void
  /** Whether a row of these cells is a header. */
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
  means(header: string): boolean
}

export interface MatchedHeader<Field extends string> {
  /** Where each field stands, as far as it was found. */
  positions: ReadonlyMap<Field, number>
  /** Cells of a row; more are allowed only if they are empty. */
  width: number
  notes: string[]
  problems: CsvProblem[]
  /** Whether cells, in any order, have a name of each column that the file has. */
  isHeader(cells: readonly string[]): boolean
}

/** The column that a header cell names. */
export function columnOf<Field extends string>(
  columns: readonly Column<Field>[],
  cell: string,
): Column<Field> | undefined {
  const normal = visibleLine(cell)
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
  return columns.find(({ means }) => means(normal))
}

/** Finds each column's position. Order does not matter; what no column claims, and is not taken, is ignored with a note. */
export function matchHeader<Field extends string>(
  header: CsvRow,
  columns: readonly Column<Field>[],
  taken: readonly string[] = [],
): MatchedHeader<Field> {
  const positions = new Map<Field, number>()
  const problems: CsvProblem[] = []
  const problem = (column: string, message: string) => problems.push({ row: header.number, column, message })
  const cells = header.cells.map(visibleLine)
  cells.forEach((cell, position) => {
    const column = columnOf(columns, cell)
    if (!column) return
    const first = positions.get(column.field)
    if (first === undefined) positions.set(column.field, position)
    else
      problem(
        column.name,
        `Both “${shortened(cells[first] ?? '')}” and “${shortened(cell)}” are ${column.name}. Remove one of them.`,
      )
  })
  for (const { field, name, optional } of columns) {
    if (!optional && !positions.has(field)) problem(name, `The column “${name}” is missing.`)
  }
  const isHeader = (row: readonly string[]) => {
    const named = new Set(row.map((cell) => columnOf(columns, cell)?.field))
    return [...positions.keys()].every((field) => named.has(field))
  }
  const isIgnored = (cell: string) => cell !== '' && !taken.includes(cell) && !columnOf(columns, cell)
  const notes = ignoredNotes(cells.filter(isIgnored))
  return { positions, width: cells.findLastIndex((cell) => cell !== '') + 1, notes, problems, isHeader }
}

/** Ignored columns that are named; of more, the rest is counted. */
const NAMED = 5

function ignoredNotes(columns: readonly string[]): string[] {
  const named = columns.slice(0, NAMED).map((column) => `“${shortened(column)}”`)
  const [first] = named
  if (first === undefined) return []
  if (columns.length === 1) return [`The column ${first} is ignored.`]
  const rest = columns.length - named.length
  const names = rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ')
  return [`${columns.length} columns are ignored: ${names}.`]
}

/** Whether a row is as wide as the header; reports it if not, for then every value may stand in a wrong column. */
export function hasWidth(row: CsvRow, width: number, report: Report): boolean {
  if (row.cells.length === width) return true
  const values = Math.max(width, row.cells.findLastIndex((cell) => cell !== '') + 1)
  if (row.cells.length < width) {
    report(
      null,
      `This row has ${count(row.cells.length, 'value')}, but the header has ${count(width, 'column')}.`,
    )
    return false
  }
  if (values === width) return true
  report(
    null,
    `This row has ${count(values, 'value')}, but the header has ${count(width, 'column')}. Put a value that contains a comma in quotation marks.`,
  )
  return false
}

/** Different values of a column that are remembered: more than there are marks in an exam. */
export const MOST_REMEMBERED = 10_000

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
  const damage = damageOf(text)
  if (damage) {
    report(column, damageMessages[damage](shortened(text)))
    return false
  }
  if (text.length <= maxLength) return true
  report(column, `${column} is longer than ${maxLength} characters.`)
  return false
}

const SAVE_AGAIN = 'Save the file as “CSV UTF-8” and upload it again.'

const damageMessages: Record<TextDamage, (text: string) => string> = {
  unreadable: () => `Contains characters that cannot be read. ${SAVE_AGAIN}`,
  'lost letters': (text) =>
    `“${text}” has question marks, which programs write for lost letters. Enter it again. ${SAVE_AGAIN}`,
  'misread letters': (text) =>
    `“${text}” was opened with the wrong encoding by a spreadsheet program. Enter it again. ${SAVE_AGAIN}`,
  'error value': (text) =>
    `“${text}” was damaged by a spreadsheet program: it shows an error, not a value. Correct the cell and save.`,
}

/** Text for a message: never a whole page of it. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

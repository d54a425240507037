import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import type { CsvProblem } from './csv-problem.ts'
import { type Column, columnOf, type Report, shortened } from './csv-table.ts'

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

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { columnName } from '#server/lib/spreadsheet/sheet.ts'
import type { CsvProblem } from './csv-problem.ts'
import { type Column, columnOf, headerName, type Report, shortened } from './csv-table.ts'

export interface MatchedHeader<Field extends string> {
  /** Where each field stands, as far as it was found. */
  positions: ReadonlyMap<Field, number>
  problems: CsvProblem[]
  /** What is to be said of the columns, also of those without a name, by the rows so far. */
  notes(): string[]
  /** Whether the values of a row stand in their columns; reports it if not. */
  isAligned(row: CsvRow, report: Report): boolean
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
  const cells = header.cells.map(headerName)
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
  const unnamed = new UnnamedColumns(cells)
  const widths = { named: cells.findLastIndex((cell) => cell !== '') + 1, all: cells.length }
  return {
    positions,
    problems,
    notes: () => [...notes, ...unnamed.notes()],
    isAligned(row, report) {
      if (!hasWidth(row, widths, report)) return false
      unnamed.add(row)
      return true
    },
    isHeader,
  }
}

/** Ignored columns that are named; of more, the rest is counted. */
const NAMED = 5

function ignoredNotes(columns: readonly string[]): string[] {
  const names = columns.map((column) => `“${shortened(column)}”`)
  if (names.length === 0) return []
  if (names.length === 1) return [`The column ${names[0]} is ignored.`]
  return [`${names.length} columns are ignored: ${listed(names)}.`]
}

/** Columns whose header cell is blank, such as those with notes beside the table. */
class UnnamedColumns {
  readonly #places: readonly number[]
  /** Those with a value. */
  readonly #filled = new Set<number>()

  constructor(header: readonly string[]) {
    this.#places = header.flatMap((cell, place) => (cell === '' ? [place] : []))
  }

  add({ cells }: CsvRow): void {
    for (const place of this.#places) if ((cells[place] ?? '') !== '') this.#filled.add(place)
  }

  notes(): string[] {
    const names = [...this.#filled].sort((one, other) => one - other).map(columnName)
    if (names.length === 0) return []
    if (names.length === 1) return [`Column ${names[0]} has no name, so its values are ignored.`]
    return [`${names.length} columns have no name, so their values are ignored: ${listed(names)}.`]
  }
}

function listed(names: readonly string[]): string {
  const rest = names.length - NAMED
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/**
 * Whether a row is as wide as the header, or as its columns with a name; reports it if not, for then every value may stand in
 * a wrong column.
 */
function hasWidth(row: CsvRow, { named, all }: { named: number; all: number }, report: Report): boolean {
  if (row.cells.length === named || row.cells.length === all) return true
  const values = Math.max(named, row.cells.findLastIndex((cell) => cell !== '') + 1)
  if (row.cells.length < named) {
    report(
      null,
      `This row has ${count(row.cells.length, 'value')}, but the header has ${count(named, 'column')}.`,
    )
    return false
  }
  if (values === named) return true
  report(
    null,
    `This row has ${count(values, 'value')}, but the header has ${count(named, 'column')}. Put a value that contains a comma in quotation marks.`,
  )
  return false
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

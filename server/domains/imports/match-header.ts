import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { withoutEscapes } from '#server/lib/csv/write-csv.ts'
import { columnName } from '#server/lib/spreadsheet/sheet.ts'
import { listed } from '#server/lib/wording.ts'
import { say } from '#server/locales/say.ts'
import { type CsvProblem, NAMED_ROWS, rowList } from './csv-problem.ts'
import { type Column, columnOf, columnsOf, headerName, type Report, shortened } from './csv-table.ts'

/** An ignored column. */
export interface IgnoredColumn {
  /** Blank for one without a name. */
  name: string
  place: number
}

interface MatchedHeader<Field extends string> {
  /** Places of the columns that were found. */
  positions: ReadonlyMap<Field, number>
  problems: CsvProblem[]
  ignored: readonly IgnoredColumn[]
  /** Notes about the columns, also those without a name, by the rows so far. */
  notes(): string[]
  /** The values of a row without the apostrophes of downloaded files; reports a row with too many or too few. */
  valuesOf(row: CsvRow, report: Report): string[] | undefined
  /** Whether cells, in any order, have a name of each column that the file has. */
  isHeader(cells: readonly string[]): boolean
}

/** Finds each column's position, in any order. Other columns are ignored with a note, but for those that are taken. */
export function matchHeader<Field extends string>(
  header: CsvRow,
  columns: readonly Column<Field>[],
  taken: readonly string[] = [],
): MatchedHeader<Field> {
  const positions = new Map<Field, number>()
  const problems: CsvProblem[] = []
  const problem = (column: string, message: string) => problems.push({ row: header.number, column, message })
  const cells = header.cells.map(headerName)
  const found = columnsOf(columns, cells)
  found.forEach((column, position) => {
    if (!column) return
    const first = positions.get(column.field)
    if (first === undefined) positions.set(column.field, position)
    else
      problem(
        column.name,
        say`Both “${shortened(cells[first] ?? '')}” and “${shortened(cells[position] ?? '')}” are ${column.name}. Remove one of them.`,
      )
  })
  for (const { field, name, optional } of columns) {
    if (!optional && !positions.has(field)) problem(name, say`The column “${name}” is missing.`)
  }
  const isHeader = (row: readonly string[]) => {
    const named = new Set(columnsOf(columns, row).map((column) => column?.field))
    return [...positions.keys()].every((field) => named.has(field))
  }
  const ignored = cells
    .map((name, place) => ({ name, place }))
    .filter(({ name, place }) => !taken.includes(name) && !found[place])
  const notes = [
    ...usualNotes(found.map((column, place) => ({ column, cell: cells[place] ?? '' }))),
    ...ignoredNotes(ignored.filter(({ name }) => name !== '')),
  ]
  const unnamed = new UnnamedColumns(ignored.filter(({ name }) => name === ''))
  const required = columns.flatMap(({ field, optional }) => (optional ? [] : [positions.get(field) ?? -1]))
  const widths = {
    least: Math.max(...required) + 1,
    named: cells.findLastIndex((cell) => cell !== '') + 1,
    all: cells.length,
  }
  const short = { rows: [] as number[], count: 0 }
  return {
    positions,
    problems,
    ignored,
    notes: () => [...notes, ...unnamed.notes(), ...shortNotes(short)],
    valuesOf(row, report) {
      if (!hasWidth(row, widths, report)) return undefined
      unnamed.add(row)
      if (row.cells.length < widths.named) {
        short.count += 1
        if (short.count <= NAMED_ROWS) short.rows.push(row.number)
      }
      return row.cells.map(withoutEscapes)
    },
    isHeader,
  }
}

/** Ignored columns that are named; of more, the rest is counted. */
const NAMED = 5

function usualNotes(named: readonly { column: Column<string> | undefined; cell: string }[]): string[] {
  const usual = named.flatMap(({ column, cell }) =>
    column && !columnOf([column], cell) ? [say`${column.name} is “${shortened(cell)}”`] : [],
  )
  return usual.length > 0 ? [say`Columns by their usual names: ${usual.join(', ')}.`] : []
}

function ignoredNotes(columns: readonly IgnoredColumn[]): string[] {
  const names = columns.map(({ name }) => `“${shortened(name)}”`)
  if (names.length === 0) return []
  const [name = ''] = names
  if (names.length === 1) return [say`The column ${name} is ignored.`]
  return [say`${names.length} columns are ignored: ${listed(names, NAMED)}.`]
}

/** Columns whose header cell is blank, such as those with notes beside the table. */
class UnnamedColumns {
  readonly #places: readonly number[]
  /** Those with a value. */
  readonly #filled = new Set<number>()

  constructor(columns: readonly IgnoredColumn[]) {
    this.#places = columns.map(({ place }) => place)
  }

  add({ cells }: CsvRow): void {
    for (const place of this.#places) if ((cells[place] ?? '') !== '') this.#filled.add(place)
  }

  notes(): string[] {
    const names = [...this.#filled].sort((one, other) => one - other).map(columnName)
    if (names.length === 0) return []
    const [name = ''] = names
    if (names.length === 1) return [say`Column ${name} has no name, so its values are ignored.`]
    return [say`${names.length} columns have no name, so their values are ignored: ${listed(names, NAMED)}.`]
  }
}

/** A note, because a cell may be missing in the middle of such a row. */
function shortNotes({ rows, count }: { rows: readonly number[]; count: number }): string[] {
  return count === 0
    ? []
    : [say`Rows that end before the last column, with its cells read as empty: ${rowList(rows, count)}.`]
}

interface Widths {
  /** Up to the last required column. */
  least: number
  /** Up to the last column with a name. */
  named: number
  all: number
}

/**
 * Whether a row is as wide as the header, or as its columns with a name; reports it if not, for then every value may stand in
 * a wrong column. Excel leaves out the last cells of rows where they are empty. A last line without a line break may be cut off.
 */
function hasWidth(row: CsvRow, { least, named, all }: Widths, report: Report): boolean {
  if (row.cells.length === named || row.cells.length === all) return true
  if (row.cells.length >= least && row.cells.length < named && !row.isUnended) return true
  const columnCount = named === 1 ? say`${named} column` : say`${named} columns`
  const values = Math.max(named, row.cells.findLastIndex((cell) => cell !== '') + 1)
  if (row.cells.length < named) {
    report(null, say`This row has ${valueCount(row.cells.length)}, but the header has ${columnCount}.`)
    return false
  }
  if (values === named) return true
  report(
    null,
    say`This row has ${valueCount(values)}, but the header has ${columnCount}. Put a value that contains a comma in quotation marks.`,
  )
  return false
}

const valueCount = (count: number) => (count === 1 ? say`${count} value` : say`${count} values`)

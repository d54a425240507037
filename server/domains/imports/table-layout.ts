import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { type Column, columnsOf, type LeftOutReason, shortened } from './csv-table.ts'

/** Where a table's columns are, as staff say it. */
export interface TableLayout {
  /** Number of the row with the header; absent for the first row. Rows above it are left out. */
  headerRow?: number | null | undefined
  /** Places from 0 of the columns; empty for a header that is understood. */
  columns: readonly { name: string; place: number }[]
  /** Columns that the file does not have, with the value of every row. */
  values: readonly { name: string; value: string }[]
  /** Numbers of further rows that are left out. */
  leaveOut: readonly number[]
}

/** One of the first rows of a table whose header is not understood. */
export interface LayoutRow {
  number: number
  cells: string[]
  /** The columns that its cells name; null for a cell that names none. */
  names: (string | null)[]
}

/** Question to staff when required columns are not found. */
export interface LayoutQuestion {
  rows: LayoutRow[]
  columns: { name: string; isRequired: boolean }[]
  /** The row that names most columns; null if none names one. */
  headerRow: number | null
}

const [MOST_ROWS, MOST_CELLS] = [12, 40]

/** Describes the first rows, for staff to say which column is which. */
export function askForLayout(fields: readonly Column<string>[], rows: readonly CsvRow[]): LayoutQuestion {
  const first = rows.slice(0, MOST_ROWS).map(({ number, cells }): LayoutRow => {
    const shown = cells.slice(0, MOST_CELLS).map((cell) => shortened(visibleLine(cell)))
    return { number, cells: shown, names: columnsOf(fields, shown).map((column) => column?.name ?? null) }
  })
  const named = ({ names }: LayoutRow) => new Set(names.filter((name) => name !== null)).size
  const [best] = first.toSorted((one, other) => named(other) - named(one))
  return {
    rows: first,
    columns: fields.map(({ name, optional = false }) => ({ name, isRequired: !optional })),
    headerRow: best && named(best) > 0 ? best.number : null,
  }
}

/** A row that may be left out. */
export interface LeaveOut {
  row: number
  reason: LeftOutReason
  /** Its text, shortened. */
  text: string
}

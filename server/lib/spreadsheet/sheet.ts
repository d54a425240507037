/** A sheet as the spreadsheet program shows it. */
export interface Sheet {
  name: string
  isHidden: boolean
  /** Row by row from the first on; a row without a value is empty. */
  rows: string[][]
  /** Rows with values that the program does not show, by number from 1. */
  hiddenRows: number[]
  /** Places of hidden columns, from 0. */
  hiddenColumns: number[]
  /** Merged cells, such as "A1:C1". */
  merged: string[]
  /** Numbers that are shown with fewer digits than they have. */
  rounded: RoundedCells
  /** The first cell with a formula that was never computed, such as "D2". */
  uncomputed: string | undefined
}

/** How many numbers are shown rounded, and the first of them. */
export interface RoundedCells {
  count: number
  first: { cell: string; shown: string; stored: number } | undefined
}

/** More cells than these do not fit into the memory. */
export const MAX_CELLS = 6_000_000
/** Excel's own limit of columns is far above that of any table of ours. */
export const MAX_COLUMNS = 1000

/** "A", "Z", "AA". */
export function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter
}

/** "A1". */
export function cellName({ row, column }: { row: number; column: number }): string {
  return `${columnName(column)}${row}`
}

/** "A1:C1". */
export function rangeName(
  from: { row: number; column: number },
  to: { row: number; column: number },
): string {
  return `${cellName(from)}:${cellName(to)}`
}

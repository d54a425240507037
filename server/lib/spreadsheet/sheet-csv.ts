import { plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { listed } from '#server/lib/wording.ts'
import { grouped } from '#shared/digits.ts'
import { columnName, type Sheet } from './sheet.ts'

/** A sheet as CSV: its rows keep their numbers, and all have the width of the widest. */
export function sheetAsCsv({ rows }: Sheet): Buffer {
  const widths = rows.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1)
  const width = widths.reduce((most, one) => Math.max(most, one), 0)
  const lines = rows.map((row, at) => {
    if (widths[at] === 0) return '\r\n'
    return plainCsvLine(Array.from({ length: width }, (_none, place) => row[place] ?? ''))
  })
  return Buffer.from(lines.join(''))
}

/** Named things of a sheet; of more, the rest is counted. */
const NAMED = 5

/** What the clerk should know about a sheet, because it may mean that values are not those that they see. */
export function sheetNotes({ hiddenRows, hiddenColumns, merged, rounded }: Sheet): string[] {
  const columns = hiddenColumns.map(columnName)
  return [
    hiddenRows.length > 0 && `Hidden rows of the sheet are read, too: ${listed(hiddenRows, NAMED)}.`,
    columns.length > 0 && `Hidden columns of the sheet are read, too: ${listed(columns, NAMED)}.`,
    rounded.first &&
      `Numbers are read as the sheet shows them, rounded: ${rounded.first.shown} for ${exactly(rounded.first)} in cell ${rounded.first.cell}${others(rounded.count - 1)}.`,
    merged.length > 0 &&
      `Merged cells have their value in the first cell, the others are empty: ${listed(merged, NAMED)}.`,
  ].filter((note) => typeof note === 'string')
}

function exactly({ shown, stored }: { shown: string; stored: number }): string {
  return shown.endsWith('%')
    ? `${Number((stored * 100).toPrecision(12))}%`
    : String(Number(stored.toPrecision(12)))
}

function others(count: number): string {
  return count > 0 ? `, and ${grouped(count)} more` : ''
}

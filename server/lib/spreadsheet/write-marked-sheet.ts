import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { type CsvRow, readCsv } from '#server/lib/csv/read-csv.ts'
import { textOfIdCell, withoutEscapes } from '#server/lib/csv/write-csv.ts'
import { sheetText } from './write-sheet.ts'

/** A table of wrong rows. */
export interface MarkedTable {
  name: string
  /** As `csvLine` has written it. */
  csv: Uint8Array
  /** Places of the text columns, in which zeros in front are kept. */
  textAt: readonly number[]
  /** The wrong cells of each row below the header: place and what is wrong. */
  marks: readonly (readonly CellMark[])[]
}

export type CellMark = readonly [place: number, message: string]

const LIMITS = { maxRows: 1_000_000, batchSize: 1000 }
const AUTHOR = 'Pravesh'
const WRONG = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFC7CE' } } as const
const HEADER = { font: { name: 'Calibri', size: 11, bold: true } }
const WIDTH = { least: 12, most: 60 }

/** Writes a table as an Excel workbook whose wrong cells are coloured and have a comment. All cells are text. */
export async function writeMarkedSheet({ name, csv, textAt, marks }: MarkedTable): Promise<Uint8Array> {
  const rows: string[][] = []
  for await (const batch of readCsv(single(csv), LIMITS)) rows.push(...batch.map(textsOf))
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  rows.forEach((row, at) => {
    if (at === 0) for (const place of row.keys()) cells.set(`0,${place}`, { style: HEADER })
    else for (const place of textAt) cells.set(`${at},${place}`, { style: { numFmt: '@' } })
    for (const [place, message] of marks[at - 1] ?? []) {
      const key = `${at},${place}`
      const before = cells.get(key)
      const text = before?.comment ? `${before.comment.text}\n${message}` : message
      cells.set(key, { style: { ...before?.style, fill: WRONG }, comment: { author: AUTHOR, text } })
    }
  })
  const columns = (rows[0] ?? []).map((_header, place) => ({ width: widthOf(rows, place) }))
  return writeXlsx({ sheets: [{ name, rows, cells, columns, freezePane: { rows: 1 } }] })
}

async function* single(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A cell of a workbook needs no protection from being read as a formula or a number. */
function textsOf({ cells }: CsvRow): string[] {
  return cells.map((cell) => sheetText(withoutEscapes(textOfIdCell(cell))))
}

function widthOf(rows: readonly string[][], place: number): number {
  const longest = Math.max(...rows.slice(0, 100).map((row) => row[place]?.length ?? 0))
  return Math.min(Math.max(longest + 2, WIDTH.least), WIDTH.most)
}

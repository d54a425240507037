import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface SheetColumn {
  header: string
  /** Its cells stay text, also where they look like numbers: 081000 keeps its zero. */
  isText?: boolean
}

const MOST_DIGITS = 11

const WIDTH = 14

/**
 * Writes a table as an Excel workbook while it is read: neither the workbook nor its rows are held in memory.
 *
 * @param rows the cells of each row in the order of the columns; empty ones as ''.
 */
export async function writeSheet(
  name: string,
  columns: readonly SheetColumn[],
  rows: Iterable<readonly string[]>,
): Promise<Readable> {
  // Loaded when the first workbook is written: the start does not wait for it.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const stream = writeXlsxStream(cellsOf(rows, columns), {
    name,
    columns: columns.map(({ header, isText }) => ({
      ...{ header: sheetText(header), width: WIDTH },
      ...(isText && { numFmt: '@' }),
    })),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(stream as ReadableStream)
}

function* cellsOf(rows: Iterable<readonly string[]>, columns: readonly SheetColumn[]) {
  for (const row of rows) yield row.map((cell, place) => cellOf(cell, columns[place]?.isText))
}

/** A number only where it is read back as the same text: not 1.50, nor one with more digits than programs show. */
function cellOf(cell: string, isText = false): string | number | null {
  if (cell === '') return null
  const isNumber =
    !isText && cell.length <= MOST_DIGITS && /^[-\d.]+$/.test(cell) && String(Number(cell)) === cell
  return isNumber ? Number(cell) : sheetText(cell)
}

/** In a workbook, _x0041_ stands for the letter A. */
export const sheetText = (text: string): string => text.replace(/_x(?=[\da-f]{4}_)/gi, '_x005F_x')

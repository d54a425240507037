import { type Sheet as Read, readXlsx as readWorkbook } from 'hucre/xlsx'
import { cellName, MAX_CELLS, MAX_COLUMNS, type RoundedCells, rangeName, type Sheet } from './sheet.ts'
import { isRounded, shownValue } from './shown-value.ts'
import { TOO_LARGE, UnreadableSpreadsheet } from './unreadable-spreadsheet.ts'

/** Reads the visible sheets of an Excel workbook. Formulas have their last values; macros are not looked at. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const workbook = await readWorkbook(bytes, {
    readStyles: true,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  })
  return workbook.sheets.map(sheetOf)
}

function sheetOf({ name, rows: values, cells, rowDefs, columns, merges, hidden }: Read): Sheet {
  const width = Math.max(0, ...values.slice(0, 1000).map((row) => row.length))
  if (values.length * Math.min(width, MAX_COLUMNS) > MAX_CELLS) throw new UnreadableSpreadsheet(TOO_LARGE)
  const covered = new Set<string>()
  for (const { startRow, startCol, endRow, endCol } of merges ?? []) {
    for (let row = startRow; row <= Math.min(endRow, values.length); row += 1) {
      for (let column = startCol; column <= Math.min(endCol, MAX_COLUMNS); column += 1) {
        if (row !== startRow || column !== startCol) covered.add(`${row},${column}`)
      }
    }
  }
  const rounded: RoundedCells = { count: 0, first: undefined }
  let uncomputed: string | undefined
  const rows = values.map((row, at) =>
    row.slice(0, MAX_COLUMNS).map((value, column) => {
      const key = `${at},${column}`
      // The program shows nothing of a cell that is covered.
      if (covered.has(key)) return ''
      if (value === null) {
        // A formula whose result is empty has an empty text.
        if (cells?.get(key)?.formula) uncomputed ??= cellName({ row: at + 1, column })
        return ''
      }
      const shown = shownValue(value, cells?.get(key)?.style?.numFmt)
      if (typeof value === 'number' && isRounded(shown, value)) {
        rounded.count += 1
        rounded.first ??= { cell: cellName({ row: at + 1, column }), shown, stored: value }
      }
      return shown
    }),
  )
  const isFilled = (at: number) => rows[at]?.some((cell) => cell !== '') ?? false
  return {
    name,
    isHidden: hidden ?? false,
    rows,
    rounded,
    uncomputed,
    hiddenRows: [...(rowDefs ?? [])].flatMap(([at, { hidden: isHidden }]) =>
      isHidden && isFilled(at) ? [at + 1] : [],
    ),
    hiddenColumns: (columns ?? []).flatMap(({ hidden: isHidden }, place) =>
      isHidden && rows.some((row) => (row[place] ?? '') !== '') ? [place] : [],
    ),
    merged: (merges ?? []).map(({ startRow, startCol, endRow, endCol }) =>
      rangeName({ row: startRow + 1, column: startCol }, { row: endRow + 1, column: endCol }),
    ),
  }
}

import { Readable } from 'node:stream'
import { type Sheet as Read, readXlsx as readWorkbook } from 'hucre/xlsx'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { listed } from '#server/lib/wording.ts'
import { say } from '#server/locales/say.ts'
import { grouped } from '#shared/digits.ts'
import { readOds } from './read-ods.ts'
import {
  cellName,
  columnName,
  MAX_CELLS,
  MAX_COLUMNS,
  type RoundedCells,
  rangeName,
  type Sheet,
} from './sheet.ts'
import { isRounded, shownValue } from './shown-value.ts'
import { DAMAGED, TOO_LARGE, UnreadableSpreadsheet } from './unreadable-spreadsheet.ts'

/** A sheet that may be the one to read. */
export interface SheetChoice {
  name: string
  /** Number of rows with values. */
  rows: number
}

/** A sheet as CSV, or the sheets to choose from. */
export type SpreadsheetRead =
  | { kind: 'csv'; csv: Uint8Array; notes: string[]; hiddenColumns: number[] }
  | { kind: 'choose'; sheets: SheetChoice[] }

/**
 * Reads a spreadsheet in a ZIP archive: .xlsx, .xlsm or .ods, recognised by its content.
 *
 * @param wanted name of the sheet; without it, the only one with values.
 * @throws UnreadableSpreadsheet; other errors for a damaged one.
 */
export async function readSpreadsheet(bytes: Buffer, wanted?: string): Promise<SpreadsheetRead> {
  const sheets = (await sheetsOf(bytes)).map((sheet) => ({ sheet, rows: filledRows(sheet) }))
  const filled = sheets.filter(({ rows }) => rows > 0)
  const chosen = wanted === undefined ? undefined : filled.find(({ sheet }) => sheet.name === wanted)
  const [only] = filled
  if (!only) throw new UnreadableSpreadsheet(say`The spreadsheet has no visible sheet with values.`)
  if (!chosen && filled.length > 1) {
    return { kind: 'choose', sheets: filled.map(({ sheet: { name }, rows }) => ({ name, rows })) }
  }
  const { sheet } = chosen ?? only
  if (sheet.uncomputed !== undefined) {
    throw new UnreadableSpreadsheet(
      say`The cell ${sheet.uncomputed} has a formula that was never computed, so its value is not in the file. Open the file in the spreadsheet program, save it there, and upload it again.`,
    )
  }
  const notes = sheetNotes(sheet)
  if (filled.length > 1) notes.unshift(say`Only the sheet “${sheet.name}” is read.`)
  return { kind: 'csv', csv: sheetAsCsv(sheet), notes, hiddenColumns: sheet.hiddenColumns }
}

async function sheetsOf(bytes: Buffer): Promise<Sheet[]> {
  const names = new Set<string>()
  const entries = await readZip(bytes, (name) => {
    names.add(name)
    return name === 'content.xml' || name === 'mimetype' || name === 'META-INF/manifest.xml'
  })
  if (names.has('xl/workbook.bin'))
    throw new UnreadableSpreadsheet(saveAs(say`a binary Excel workbook (.xlsb)`))
  if ([...names].some((name) => name.startsWith('xl/'))) return readXlsx(bytes)
  // Newer programs put the whole document into one entry, so that there is no content.
  if (entries.get('META-INF/manifest.xml')?.includes('encryption-data')) throw protectedFile()
  const content = entries.get('content.xml')
  const type = entries.get('mimetype')?.toString('latin1') ?? ''
  if (!content || !type.includes('opendocument.spreadsheet')) {
    throw new UnreadableSpreadsheet(
      say`This file is no spreadsheet, but a document or an archive of another kind.`,
    )
  }
  return readOds(content)
}

/** Says what a file is, and how to make a readable one of it. */
function saveAs(kind: string): string {
  return say`This is ${kind}. Open it in the spreadsheet program, save it as “Excel Workbook (.xlsx)” and upload that file.`
}

/** Why a file in the old container of Microsoft Office is not read. */
export function refuseOle(bytes: Buffer): UnreadableSpreadsheet {
  // A password puts a workbook of the present format into the old container.
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return protectedFile()
  return new UnreadableSpreadsheet(saveAs(say`an old Excel workbook (.xls)`))
}

/** A password hides everything. */
function protectedFile(): UnreadableSpreadsheet {
  return new UnreadableSpreadsheet(
    say`This spreadsheet has a password. Save it without one and upload that file.`,
  )
}

function filledRows({ rows }: Sheet): number {
  return rows.filter((row) => row.some((cell) => cell.trim() !== '')).length
}

/** A sheet as CSV: its rows keep their numbers, and all have the width of the widest. */
function sheetAsCsv({ rows }: Sheet): Buffer {
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

/** Notes for the clerk about a sheet whose values may not be those that they see. */
export function sheetNotes({ hiddenRows, hiddenColumns, merged, rounded }: Sheet): string[] {
  const columns = hiddenColumns.map(columnName)
  return [
    hiddenRows.length > 0 && say`Hidden rows of the sheet are read, too: ${listed(hiddenRows, NAMED)}.`,
    columns.length > 0 && say`Hidden columns of the sheet are read, too: ${listed(columns, NAMED)}.`,
    rounded.first &&
      say`Numbers are read as the sheet shows them, rounded: ${rounded.first.shown} for ${exactly(rounded.first)} in cell ${cellsOf(rounded.first.cell, rounded.count - 1)}.`,
    merged.length > 0 &&
      say`Merged cells have their value in the first cell, the others are empty: ${listed(merged, NAMED)}.`,
  ].filter((note) => typeof note === 'string')
}

function exactly({ shown, stored }: { shown: string; stored: number }): string {
  return shown.endsWith('%')
    ? `${Number((stored * 100).toPrecision(12))}%`
    : String(Number(stored.toPrecision(12)))
}

function cellsOf(cell: string, more: number): string {
  return more > 0 ? say`${cell}, and ${grouped(more)} more` : cell
}

/** Of all entries together, as they are when inflated: 150,000 rows, about. */
const MAX_INFLATED = 60_000_000
const MAX_ENTRIES = 10_000

/**
 * Inflates the entries of an archive, to see that they fit into the memory: a file of 1 MB may hold 4 GB.
 *
 * @returns the wanted entries by name.
 * @throws UnreadableSpreadsheet when all entries together are too large, or the archive is damaged.
 */
async function readZip(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  const zip = await open(bytes)
  const wanted = new Map<string, Buffer>()
  let inflated = 0
  for (const entry of await entriesOf(zip)) {
    const chunks: Buffer[] = []
    for await (const chunk of await openEntry(zip, entry)) {
      inflated += (chunk as Buffer).length
      // The sizes that the archive states may be wrong.
      if (inflated > MAX_INFLATED) throw new UnreadableSpreadsheet(TOO_LARGE)
      if (isWanted(entry.fileName)) chunks.push(chunk as Buffer)
    }
    if (isWanted(entry.fileName)) wanted.set(entry.fileName, Buffer.concat(chunks))
  }
  return wanted
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(new UnreadableSpreadsheet(DAMAGED, { cause: error })) : resolve(zip),
    ),
  )
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    let declared = 0
    zip.on('entry', (entry: Entry) => {
      declared += entry.uncompressedSize
      if (declared > MAX_INFLATED || entries.length === MAX_ENTRIES) {
        return reject(new UnreadableSpreadsheet(TOO_LARGE))
      }
      entries.push(entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', (error: Error) => reject(new UnreadableSpreadsheet(DAMAGED, { cause: error })))
    zip.readEntry()
  })
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(Readable.from(stream)))),
  )
}

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

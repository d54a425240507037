import { readOds } from './read-ods.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Sheet } from './sheet.ts'
import { sheetAsCsv, sheetNotes } from './sheet-csv.ts'
import { UnreadableSpreadsheet } from './unreadable-spreadsheet.ts'
import { readZip } from './zip-entries.ts'

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
  if (!only) throw new UnreadableSpreadsheet('The spreadsheet has no visible sheet with values.')
  if (!chosen && filled.length > 1) {
    return { kind: 'choose', sheets: filled.map(({ sheet: { name }, rows }) => ({ name, rows })) }
  }
  const { sheet } = chosen ?? only
  if (sheet.uncomputed !== undefined) {
    throw new UnreadableSpreadsheet(
      `The cell ${sheet.uncomputed} has a formula that was never computed, so its value is not in the file. Open the file in the spreadsheet program, save it there, and upload it again.`,
    )
  }
  const notes = sheetNotes(sheet)
  if (filled.length > 1) notes.unshift(`Only the sheet “${sheet.name}” is read.`)
  return { kind: 'csv', csv: sheetAsCsv(sheet), notes, hiddenColumns: sheet.hiddenColumns }
}

async function sheetsOf(bytes: Buffer): Promise<Sheet[]> {
  const names = new Set<string>()
  const entries = await readZip(bytes, (name) => {
    names.add(name)
    return name === 'content.xml' || name === 'mimetype' || name === 'META-INF/manifest.xml'
  })
  if (names.has('xl/workbook.bin')) throw new UnreadableSpreadsheet(saveAs('a binary Excel workbook (.xlsb)'))
  if ([...names].some((name) => name.startsWith('xl/'))) return readXlsx(bytes)
  // Newer programs put the whole document into one entry, so that there is no content.
  if (entries.get('META-INF/manifest.xml')?.includes('encryption-data')) throw protectedFile()
  const content = entries.get('content.xml')
  const type = entries.get('mimetype')?.toString('latin1') ?? ''
  if (!content || !type.includes('opendocument.spreadsheet')) {
    throw new UnreadableSpreadsheet(
      'This file is no spreadsheet, but a document or an archive of another kind.',
    )
  }
  return readOds(content)
}

/** Says what a file is, and how to make a readable one of it. */
function saveAs(kind: string): string {
  return `This is ${kind}. Open it in the spreadsheet program, save it as “Excel Workbook (.xlsx)” and upload that file.`
}

/** Why a file in the old container of Microsoft Office is not read. */
export function refuseOle(bytes: Buffer): UnreadableSpreadsheet {
  // A password puts a workbook of the present format into the old container.
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return protectedFile()
  return new UnreadableSpreadsheet(saveAs('an old Excel workbook (.xls)'))
}

/** A password hides everything. */
function protectedFile(): UnreadableSpreadsheet {
  return new UnreadableSpreadsheet(
    'This spreadsheet has a password. Save it without one and upload that file.',
  )
}

function filledRows({ rows }: Sheet): number {
  return rows.filter((row) => row.some((cell) => cell.trim() !== '')).length
}

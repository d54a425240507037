import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type CsvRow, readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { refuseOle, type SpreadsheetRead } from '#server/lib/spreadsheet/read-spreadsheet.ts'
import { readSpreadsheetOnThread } from '#server/lib/spreadsheet/read-spreadsheet-on-thread.ts'
import { containerOf, type SpreadsheetContainer } from '#server/lib/spreadsheet/spreadsheet-container.ts'
import { TOO_LARGE, UnreadableSpreadsheet } from '#server/lib/spreadsheet/unreadable-spreadsheet.ts'
import { readAtMost } from '#server/lib/upload-chunks.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { rejectEmptyFile, rejectFile, rejectForSheet } from './csv-problem.ts'

/** Held in memory as a whole; a CSV file is not. */
const MAX_BYTES = 25_000_000

/** Endings of spreadsheets. Which one a file is, its content says. */
export const SPREADSHEET_NAME = /\.(xlsx|xlsm|ods|xlsb|xls)$/i

/**
 * Reads a sheet of a stored spreadsheet as CSV.
 *
 * @param o.size bytes.
 * @param o.sheet its name; absent if nobody has chosen one.
 * @throws CsvRejected when it cannot be read, or has several sheets and none is chosen.
 */
export async function readStoredSheet(
  files: FileStore,
  { filePath, size, container }: { filePath: string; size: number; container: SpreadsheetContainer },
  options: { sheet?: string | undefined; signal?: AbortSignal | undefined },
): Promise<Extract<SpreadsheetRead, { kind: 'csv' }>> {
  if (size > MAX_BYTES) throw rejectFile(TOO_LARGE)
  return readSheet(container, new Uint8Array(await buffer(await files.open(filePath))), options)
}

/** A table whose header has been read. */
export interface SmallTable {
  read(row: CsvRow): void
  /** Notes about its columns. */
  notes(): string[]
}

/**
 * Reads the rows of a small upload of which nothing is kept: a CSV file, or a spreadsheet, which becomes CSV.
 *
 * @param o.maxRows without the header.
 * @param o.open reads the header.
 * @returns what is to be said of the sheet and of its columns.
 * @throws CsvRejected when it cannot be read, is empty or too large, or has several sheets and none is chosen.
 */
export async function readSmallTable(
  file: UploadedFile,
  o: {
    maxBytes: number
    maxRows: number
    sheet: string | undefined
    open: (header: CsvRow) => SmallTable
  },
): Promise<string[]> {
  const { notes, csv } = await smallCsv(file, o)
  let table: SmallTable | undefined
  try {
    const limits = { maxRows: o.maxRows + 1, batchSize: 500 }
    for await (const rows of readCsv(Readable.from([csv]), limits)) {
      for (const row of rows) {
        if (table) table.read(row)
        else table = o.open(row)
      }
    }
  } catch (error) {
    if (error instanceof UnreadableCsv) throw rejectFile(error.message, error.row ?? null)
    throw error
  }
  if (!table) throw rejectEmptyFile('The file is empty.')
  return [...notes, ...table.notes()]
}

async function smallCsv(
  file: UploadedFile,
  { maxBytes, sheet }: { maxBytes: number; sheet: string | undefined },
): Promise<{ notes: string[]; csv: Uint8Array }> {
  const read = await readAtMost(file.createReadStream(), maxBytes)
  if (!read) throw rejectFile(`The file is larger than ${maxBytes / 1e6} MB. Split it into several files.`)
  const bytes = new Uint8Array(read)
  const container = containerOf(bytes)
  return container ? readSheet(container, bytes, { sheet }) : { notes: [], csv: bytes }
}

async function readSheet(
  container: SpreadsheetContainer,
  bytes: Uint8Array<ArrayBuffer>,
  options: { sheet?: string | undefined; signal?: AbortSignal | undefined },
): Promise<Extract<SpreadsheetRead, { kind: 'csv' }>> {
  try {
    if (container === 'ole') throw refuseOle(Buffer.from(bytes.buffer))
    const read = await readSpreadsheetOnThread(bytes, options)
    if (read.kind === 'choose') throw rejectForSheet(read.sheets)
    return read
  } catch (error) {
    throw error instanceof UnreadableSpreadsheet ? rejectFile(error.message) : error
  }
}

import { buffer } from 'node:stream/consumers'
import { refuseOle, type SpreadsheetRead } from '#server/lib/spreadsheet/read-spreadsheet.ts'
import { readSpreadsheetOnThread } from '#server/lib/spreadsheet/read-spreadsheet-on-thread.ts'
import { TOO_LARGE, UnreadableSpreadsheet } from '#server/lib/spreadsheet/unreadable-spreadsheet.ts'
import { say } from '#server/locales/say.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { rejectFile } from './csv-problem.ts'

/** Held in memory as a whole; a CSV file is not. */
const MAX_BYTES = 25_000_000

/** Endings of spreadsheets. The content of a file decides its format. */
export const SPREADSHEET_NAME = /\.(xlsx|xlsm|ods|xlsb|xls)$/i

/**
 * Reads a sheet of a stored spreadsheet as CSV.
 *
 * @param file.size bytes.
 * @param options.sheet its name; absent if nobody has chosen one.
 * @throws CsvRejected when it cannot be read, or has several sheets and none is chosen.
 */
export async function readStoredSheet(
  { files, key, size }: { files: FileStore; key: string; size: number },
  container: SpreadsheetContainer,
  options: { sheet?: string | undefined; signal?: AbortSignal | undefined },
): Promise<Extract<SpreadsheetRead, { kind: 'csv' }>> {
  if (size > MAX_BYTES) throw rejectFile(TOO_LARGE)
  return readSheet(container, new Uint8Array(await buffer(await files.open(key))), options)
}

/** Reads a sheet of a spreadsheet as CSV. @throws CsvRejected */
export async function readSheet(
  container: SpreadsheetContainer,
  bytes: Uint8Array<ArrayBuffer>,
  options: { sheet?: string | undefined; signal?: AbortSignal | undefined },
): Promise<Extract<SpreadsheetRead, { kind: 'csv' }>> {
  try {
    if (container === 'ole') throw refuseOle(Buffer.from(bytes.buffer))
    const read = await readSpreadsheetOnThread(bytes, options)
    if (read.kind === 'choose') {
      const { sheets } = read
      throw rejectFile(say`The spreadsheet has several sheets. Choose the one to read.`, { sheets })
    }
    return read
  } catch (error) {
    throw error instanceof UnreadableSpreadsheet ? rejectFile(error.message) : error
  }
}

/** Containers of spreadsheets, recognised by the first bytes of a file. */
export type SpreadsheetContainer = 'zip' | 'ole'

const signatures: Record<SpreadsheetContainer, readonly number[]> = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
}

export const SIGNATURE_BYTES = 8

/** @returns undefined for text and anything else, with any name. */
export function containerOf(beginning: Uint8Array): SpreadsheetContainer | undefined {
  const names = Object.keys(signatures) as SpreadsheetContainer[]
  return names.find((name) => signatures[name].every((byte, at) => beginning[at] === byte))
}

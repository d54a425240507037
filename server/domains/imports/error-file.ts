import { hkdfSync } from 'node:crypto'
import { Readable } from 'node:stream'
import type { KeyRing } from '#server/auth/keys.ts'
import { secretHashKey } from '#server/auth/secret-hash-key.ts'
import type { Database } from '#server/db/database.ts'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import type { CellMark } from '#server/lib/spreadsheet/write-marked-sheet.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { said, say } from '#server/locales/say.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { sealedStore } from '#server/storage/sealed-store.ts'
import { signedUrl } from '#server/storage/signed-url.ts'
import { writeStored } from '#server/storage/stored-writer.ts'
import type { Locale } from '#shared/locales.ts'
import type { ErrorFileShape } from './csv-problem.ts'
import type { TableHeader } from './csv-table.ts'

// An error file holds the wrong rows of a refused upload, with a column that says what is wrong with each: to be
// corrected in a spreadsheet program. It is written while the upload is read, so neither has to fit into the memory.

/** Where the file store keeps them, and uploads that are not staged yet. */
export const ERROR_FILES = 'import-errors'

/** The store for these files. It is sealed, because PINs and dates of birth are kept nowhere in clear. */
export async function sealedFiles({ db, files }: SealedFiles): Promise<FileStore> {
  const secret = hkdfSync('sha256', await secretHashKey(db), '', ERROR_FILES, 32)
  return sealedStore(files, new Uint8Array(secret))
}

interface SealedFiles {
  db: Pick<Database, 'pool'>
  files: FileStore
}

/** Retention of error files and validity of their addresses. */
export const RETENTION_MS = 60 * 60_000

export const errorFileAddress = (id: string, fileName: string) => `/files/${ERROR_FILES}/${id}/${fileName}`

/** The address contains the file name, because error files have no record. */
export function errorFileUrl(
  { id, fileName }: Pick<ErrorFileShape, 'id' | 'fileName'>,
  keys: KeyRing,
): Promise<string> {
  return signedUrl(errorFileAddress(id, encodeURIComponent(fileName)), keys, RETENTION_MS)
}

export function errorSpreadsheetUrl({ id, fileName }: ErrorFileShape, keys: KeyRing): Promise<string> {
  return errorFileUrl({ id, fileName: fileName.replace(/\.csv$/i, '.xlsx') }, keys)
}

/** Title of the added column, with the id of the error file. */
const ERROR_COLUMN = /^(?:Error|गल्ती)(?: \(upload ([\da-f-]{36})\))?$/
/** Name of a downloaded error file, also of a second download. */
export const ERROR_FILE_NAME = / - errors(?: ?\(\d+\))?\.(csv|xlsx|ods)$/i
/** Long messages on short rows could make the file many times larger than the upload. */
const MAX_BYTES = 200_000_000
/** Larger error files are offered as CSV alone, not as a spreadsheet. */
const MOST_MARKED = { rows: 20_000, cells: 500_000, bytes: 5_000_000 }

export interface ErrorFileWriter {
  /** Adds a wrong row. @param wrong its wrong cells; null for the whole row. */
  add(cells: readonly string[], error: string, wrong?: readonly WrongCell[]): Promise<void>
  /** Resolves once the file is in the store. */
  finish(): Promise<{ id: string; rowCount: number; isMarked: boolean }>
  /** Gives up; nothing is left in the store. */
  abandon(): Promise<void>
}

/** Where the wrong cells are kept, from which its spreadsheet is made. */
export function errorMarksPath(id: string): string {
  return `${ERROR_FILES}/${id}.marks.json`
}

export function errorSpreadsheetPath(id: string): string {
  return `${ERROR_FILES}/${id}.xlsx`
}

/** The wrong cells of an error file. */
export interface ErrorMarks {
  /** Places of the columns of text in the error file. */
  textAt: number[]
  /** By row below its header. */
  rows: CellMark[][]
}

export interface WrongCell {
  /** Of the upload; null when no cell alone is wrong. */
  place: number | null
  message: string
}

export function errorFilePath(id: string): string {
  return `${ERROR_FILES}/${id}.csv`
}

/** Where the file is kept whose wrong rows an error file holds. */
export function rejectedFilePath(id: string): string {
  return `${ERROR_FILES}/${id}.rejected.csv`
}

/** Where it is kept what staff said of that file. */
export function answersPath(id: string): string {
  return `${ERROR_FILES}/${id}.answers.json`
}

/** The name of the file whose wrong rows an error file holds. */
export function rejectedFileName(fileName: string): string {
  return fileName.replace(ERROR_FILE_NAME, '.csv')
}

/** Finds the column that error files have; -1 for a header without one. */
export function errorColumnOf(header: readonly string[]): { errorAt: number; id: string | undefined } {
  const errorAt = header.findIndex((cell) => ERROR_COLUMN.test(cell))
  return { errorAt, id: ERROR_COLUMN.exec(header[errorAt] ?? '')?.[1] }
}

/** The row that a cell of that column is about. */
export function rowOfError(error: string | undefined): number | undefined {
  const row = /^(?:Row|पङ्क्ति) (\d+): /.exec(error ?? '')?.[1]
  return row === undefined ? undefined : Number(row)
}

/**
 * Begins an error file with the upload's own header.
 *
 * @param textAt which of its columns are text that a spreadsheet program would change.
 */
export function writeErrorFile(
  files: FileStore,
  { cells: header, textAt, delimiter }: Pick<TableHeader, 'cells' | 'textAt'> & Partial<TableHeader>,
  { language = 'en', maxBytes = MAX_BYTES }: { language?: Locale; maxBytes?: number } = {},
): ErrorFileWriter {
  const id = uuid7()
  const { errorAt: ours } = errorColumnOf(header)
  const kept = (cells: readonly string[]) => (ours < 0 ? cells : cells.filter((_, place) => place !== ours))
  const columns = kept(header).length
  // The added column holds what is wrong with a whole row.
  const keptPlace = (place: number | null) =>
    place === null ? columns : place - (ours >= 0 && place > ours ? 1 : 0)
  const marks: CellMark[][] = []
  let size = 0
  let rowCount = 0

  const write = async (line: string) => {
    size += Buffer.byteLength(line)
    await file.write(line)
  }
  const beginning = `${BOM}${csvLine([...kept(header), said(say`Error (upload ${id})`, language)], delimiter)}`
  const file = writeStored(files, errorFilePath(id), beginning)

  return {
    async add(cells, error, wrong = []) {
      if (size >= maxBytes) return
      rowCount += 1
      if (rowCount <= MOST_MARKED.rows) {
        marks.push(wrong.map(({ place, message }) => [keptPlace(place), said(message, language)]))
      }
      const own = kept(cells.map((cell, place) => (textAt.includes(place) ? idCell(cell) : cell)))
      // The column stands where its header does, also in a row that is too short; surplus values come after it.
      const padded = [...own, ...Array<string>(Math.max(0, columns - own.length)).fill('')]
      await write(csvLine([...padded.slice(0, columns), error, ...padded.slice(columns)], delimiter))
      if (size >= maxBytes) {
        const end = say`The file has more wrong rows. They show up once these are corrected.`
        await write(csvLine([...Array<string>(columns).fill(''), said(end, language)], delimiter))
      }
    },
    async finish() {
      await file.finish()
      const { rows, cells, bytes } = MOST_MARKED
      const isMarked = rowCount <= rows && rowCount * (columns + 1) <= cells && size <= bytes
      if (isMarked) {
        const json = JSON.stringify({ textAt: textAt.map(keptPlace), rows: marks } satisfies ErrorMarks)
        const source = Readable.from([Buffer.from(json)], { objectMode: false })
        await files.put(errorMarksPath(id), source, { maxBytes: Number.POSITIVE_INFINITY })
      }
      return { id, rowCount, isMarked }
    },
    abandon: file.abandon,
  }
}

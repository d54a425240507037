import { hkdfSync } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { KeyRing } from '#server/auth/keys.ts'
import { secretHashKey } from '#server/auth/secret-hash-key.ts'
import type { Database } from '#server/db/database.ts'
import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { BOM, csvLine, idCell, textOfIdCell, withoutEscapes } from '#server/lib/csv/write-csv.ts'
import type { CellMark } from '#server/lib/spreadsheet/write-marked-sheet.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { said, say } from '#server/locales/say.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { sealedStore } from '#server/storage/sealed-store.ts'
import { signedUrl } from '#server/storage/signed-url.ts'
import { writeStored } from '#server/storage/stored-writer.ts'
import type { Locale } from '#shared/locales.ts'
import type { ErrorFileShape } from './csv-problem.ts'
import { type Column, columnsOf, READ_LIMITS, shortened, type TableHeader } from './csv-table.ts'
import type { UploadAnswers } from './import-definition.ts'
import type { CorrectedRows } from './staged-preview.ts'

// An error file holds the wrong rows of a refused upload, with a column for their problems, to be corrected in a
// spreadsheet program. It is written while the upload is read, so neither has to fit into the memory.

/** Folder of error files and of uploads that are not staged yet. */
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

/** Title of the added column, with the id of the error file. */
const ERROR_COLUMN = /^(?:Error|गल्ती)(?: \(upload ([\da-f-]{36})\))?$/
/** Name of a downloaded error file, also of a second download. */
const ERROR_FILE_NAME = / - errors(?: ?\(\d+\))?\.(csv|xlsx|ods)$/i
/** Long messages on short rows could make the file many times larger than the upload. */
const MAX_BYTES = 200_000_000
/** Larger error files are offered as CSV alone, not as a spreadsheet. */
const MOST_MARKED = { rows: 20_000, cells: 500_000, bytes: 5_000_000 }

export interface ErrorFileWriter {
  /** Adds a wrong row. @param wrong its wrong cells; null for the whole row. */
  add(cells: readonly string[], error: string, wrong?: readonly WrongCell[]): Promise<void>
  finish(): Promise<{ id: string; rowCount: number; isMarked: boolean }>
  /** Gives up; nothing is left in the store. */
  abandon(): Promise<void>
}

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

/**
 * Where the store keeps the parts of an error file: its rows, its wrong cells, the spreadsheet that is made of both, the
 * rejected file and the answers of staff about that file.
 */
export function errorFilePath(
  id: string,
  part: 'csv' | 'marks.json' | 'xlsx' | 'rejected.csv' | 'answers.json' = 'csv',
): string {
  return `${ERROR_FILES}/${id}.${part}`
}

/** The name of the file whose wrong rows an error file holds. */
export function rejectedFileName(fileName: string): string {
  return fileName.replace(ERROR_FILE_NAME, '.csv')
}

/** Finds the column that error files have; -1 for a header without one. */
function errorColumnOf(header: readonly string[]): { errorAt: number; id: string | undefined } {
  const errorAt = header.findIndex((cell) => ERROR_COLUMN.test(cell))
  return { errorAt, id: ERROR_COLUMN.exec(header[errorAt] ?? '')?.[1] }
}

/** The row number in a cell of that column. */
function rowOfError(error: string | undefined): number | undefined {
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
  // The added column holds problems of whole rows.
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
      const columnsOfUpload = kept(cells.map((cell, place) => (textAt.includes(place) ? idCell(cell) : cell)))
      // The column stands where its header does, also in a row that is too short; surplus values come after it.
      const padded = [
        ...columnsOfUpload,
        ...Array<string>(Math.max(0, columns - columnsOfUpload.length)).fill(''),
      ]
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
        await files.put(errorFilePath(id, 'marks.json'), source, { maxBytes: Number.POSITIVE_INFINITY })
      }
      return { id, rowCount, isMarked }
    },
    abandon: file.abandon,
  }
}

// Wrong rows are corrected in an error file, which holds no other row of the file that was rejected. When it is uploaded,
// its rows take their places in that file, which is kept as long as the error file.

/** Maximum number of rows of an error file in memory. */
const MOST_ROWS = 100_000

export interface JoinedCorrections {
  corrected: CorrectedRows
  /** Of the whole file; absent if the corrected rows are alone. */
  rows?: AsyncIterable<CsvRow[]>
  /** Findings about the whole file. */
  before?: UploadAnswers
}

interface ErrorFile {
  header: readonly string[]
  rows: CsvRow[]
  /** Cell of the added column; -1 if it was removed. */
  errorAt: number
  /** The error file's id, unless it was removed. */
  id: string | undefined
}

/**
 * Recognises an uploaded error file, and finds the whole file with the corrected rows in their places if that file is still
 * kept. A row whose error was deleted as well is known by its Candidate ID.
 *
 * @param uploaded the rows of the upload; other files are not read to the end.
 * @returns undefined for any other upload.
 */
export async function joinCorrections(
  files: FileStore,
  uploaded: AsyncIterable<readonly CsvRow[]>,
  { fileName, fields }: { fileName: string; fields: readonly Column<string>[] },
): Promise<JoinedCorrections | undefined> {
  const upload = await readErrorFile(uploaded, fileName)
  if (!upload) return undefined
  const rows = upload.rows.length
  const alone = { corrected: { rows, leftOut: 0, missingColumns: [], isWhole: false } }
  if (upload.id === undefined || rows > MOST_ROWS || isCutOff(upload)) return alone
  const [rejected, wrong] = [errorFilePath(upload.id, 'rejected.csv'), errorFilePath(upload.id)]
  if (!(await files.stat(rejected)) || !(await files.stat(wrong))) return alone
  const before = await readErrorFile(readStored(files, wrong), fileName)
  const places = placesIn(before, fields)
  const corrected = new Map<number, string[]>()
  const others: string[][] = []
  for (const { cells } of upload.rows) {
    const row = rowOfError(cells[upload.errorAt])
    if (row !== undefined && places.has(row) && !corrected.has(row)) corrected.set(row, cells)
    else others.push(cells)
  }
  const rowOfId = new Map([...places].flatMap(([row, id]) => (corrected.has(row) ? [] : [[id, row]])))
  const idOf = idReader(upload, fields)
  const added = others.filter((cells) => {
    const row = cells[upload.errorAt] ? undefined : rowOfId.get(idOf(cells))
    if (row === undefined || corrected.has(row)) return true
    corrected.set(row, cells)
    return false
  })
  const names = new Set(namesOf(upload))
  const missingColumns = namesOf(before).filter((name) => name !== '' && !names.has(name))
  return {
    corrected: {
      rows,
      leftOut: places.size - corrected.size,
      missingColumns: missingColumns.map(shortened),
      isWhole: true,
    },
    rows: joinedRows(readStored(files, rejected), upload, { places, corrected, added }),
    before: await answersBefore(files, upload.id),
  }
}

/** Older versions kept no answers. */
async function answersBefore(files: FileStore, id: string): Promise<UploadAnswers> {
  const path = errorFilePath(id, 'answers.json')
  return (await files.stat(path)) ? (JSON.parse(await text(await files.open(path))) as UploadAnswers) : {}
}

/** Whether the last row ends before the last column of the file that was rejected, without a line break. */
function isCutOff({ header, rows, errorAt }: ErrorFile): boolean {
  const last = rows.at(-1)
  const lastColumn = header.findLastIndex((_name, at) => at !== errorAt)
  return last?.isUnended === true && last.cells.length <= lastColumn
}

/** The wrong rows of an error file by their numbers in the whole file, with their Candidate IDs. */
function placesIn(file: ErrorFile | undefined, fields: readonly Column<string>[]): Map<number, string> {
  if (!file) return new Map()
  const idOf = idReader(file, fields)
  return new Map(
    file.rows.flatMap(({ cells }) => {
      const row = rowOfError(cells[file.errorAt])
      return row === undefined ? [] : [[row, idOf(cells)]]
    }),
  )
}

function idReader({ header }: ErrorFile, fields: readonly Column<string>[]) {
  const idAt = columnsOf(fields, header).findIndex((column) => column?.name === 'Candidate ID')
  return (cells: readonly string[]) => textOfIdCell(cells[idAt] ?? '')
}

async function* readStored(files: FileStore, key: string): AsyncGenerator<CsvRow[]> {
  const source = await files.open(key)
  try {
    yield* readCsv(source, READ_LIMITS)
  } finally {
    source.destroy()
  }
}

/** @returns undefined for another file, and for an unreadable one. */
async function readErrorFile(
  uploaded: AsyncIterable<readonly CsvRow[]>,
  fileName: string,
): Promise<ErrorFile | undefined> {
  let found: ErrorFile | undefined
  try {
    for await (const batch of uploaded) {
      const rows = found ? batch : batch.slice(1)
      if (!found) {
        const { cells: header = [] } = batch[0] ?? {}
        const { errorAt, id } = errorColumnOf(header)
        const isNamed = ERROR_FILE_NAME.test(fileName)
        const hasErrors = rows.some(({ cells }) => rowOfError(cells[errorAt]) !== undefined)
        if (id === undefined && !isNamed && !hasErrors) return undefined
        found = { header, rows: [], errorAt, id }
      }
      const { errorAt } = found
      found.rows.push(...rows.filter(({ cells }) => cells.some((cell, at) => cell !== '' && at !== errorAt)))
      if (found.rows.length > MOST_ROWS) break
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    return undefined
  }
  return found
}

interface Corrections {
  /** Rows of the whole file that were wrong, with their Candidate IDs. */
  places: ReadonlyMap<number, string>
  corrected: ReadonlyMap<number, string[]>
  /** Rows without a place. */
  added: readonly string[][]
}

/** The whole file without the wrong rows that were not corrected. The others keep their numbers. */
async function* joinedRows(
  whole: AsyncIterable<readonly CsvRow[]>,
  upload: ErrorFile,
  { places, corrected, added }: Corrections,
): AsyncGenerator<CsvRow[]> {
  let header: readonly string[] = []
  let last: Pick<CsvRow, 'number' | 'delimiter'> = { number: 0 }
  for await (const batch of whole) {
    if (last.number === 0) header = batch[0]?.cells ?? []
    yield batch.flatMap(({ isUnended: _ended, ...row }) => {
      const correction = corrected.get(row.number)
      if (correction) return [{ ...row, cells: inColumns(correction, upload, header) }]
      return places.has(row.number) ? [] : [row]
    })
    last = batch.at(-1) ?? last
  }
  const { number, ...format } = last
  yield added.map((cells, at) => ({
    ...{ number: number + 1 + at, cells: inColumns(cells, upload, header) },
    ...(format.delimiter && { delimiter: format.delimiter }),
  }))
}

/** The names of the columns of an error file, but for the added one. */
function namesOf(file: ErrorFile | undefined): string[] {
  return (file?.header ?? []).filter((_name, place) => place !== file?.errorAt).map(withoutEscapes)
}

/** A row of the error file in the columns of the whole file. */
function inColumns(
  cells: readonly string[],
  { header, errorAt }: ErrorFile,
  columns: readonly string[],
): string[] {
  const names = header.map(withoutEscapes)
  const columnNames = columns.map(withoutEscapes)
  const moved = columnNames.map((name, at) => {
    const sameNames = columnNames.slice(0, at).filter((column) => column === name).length
    const places = names.flatMap((column, place) => (column === name && place !== errorAt ? [place] : []))
    return cells[places[sameNames] ?? -1] ?? ''
  })
  return [...moved, ...cells.slice(header.length)].map(withoutEscapes)
}

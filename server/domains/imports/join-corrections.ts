import { text } from 'node:stream/consumers'
import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { textOfIdCell, withoutEscapes } from '#server/lib/csv/write-csv.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { type Column, columnsOf, READ_LIMITS, shortened } from './csv-table.ts'
import {
  answersPath,
  ERROR_FILE_NAME,
  errorColumnOf,
  errorFilePath,
  rejectedFilePath,
  rowOfError,
} from './error-file.ts'
import type { UploadAnswers } from './import-definition.ts'
import type { CorrectedRows } from './staged-preview.ts'

// Wrong rows are corrected in an error file, which holds no other row of the file that was rejected. When it is uploaded,
// its rows take their places in that file, which is kept as long as the error file.

/** Rows of an error file that are held in memory. */
const MOST_ROWS = 100_000

export interface JoinedCorrections {
  corrected: CorrectedRows
  /** Of the whole file; absent if the corrected rows are alone. */
  rows?: AsyncIterable<CsvRow[]>
  /** Findings about the whole file. */
  before?: UploadAnswers
}

/** An uploaded error file. */
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
 * @param uploaded the rows of the upload, of which those of other files are not read to the end.
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
  const [rejected, wrong] = [rejectedFilePath(upload.id), errorFilePath(upload.id)]
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

/** None were kept by older versions. */
async function answersBefore(files: FileStore, id: string): Promise<UploadAnswers> {
  const path = answersPath(id)
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

/** @returns undefined for a file that is none, or that cannot be read. */
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
  const wanted = columns.map(withoutEscapes)
  const own = wanted.map((name, at) => {
    const sameNames = wanted.slice(0, at).filter((column) => column === name).length
    const places = names.flatMap((column, place) => (column === name && place !== errorAt ? [place] : []))
    return cells[places[sameNames] ?? -1] ?? ''
  })
  return [...own, ...cells.slice(header.length)].map(withoutEscapes)
}

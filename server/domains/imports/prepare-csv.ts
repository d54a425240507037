import { Readable } from 'node:stream'
import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { BOM, plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { type PeekableBytes, peekableBytes } from '#server/lib/peekable-bytes.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { type StoredWriter, writeStored } from '#server/storage/stored-writer.ts'
import { RowArrangement } from './arrange-rows.ts'
import { readStoredSheet, SPREADSHEET_NAME, type SpreadsheetContainer } from './convert-spreadsheet.ts'
import { CsvRejected } from './csv-problem.ts'
import { READ_LIMITS } from './csv-table.ts'
import { ERROR_FILES, rejectedFileName } from './error-file.ts'
import type { RowFormat, UploadAnswers } from './import-definition.ts'
import { type JoinedCorrections, joinCorrections } from './join-corrections.ts'
import type { CorrectedRows } from './staged-preview.ts'
import type { TableLayout } from './table-layout.ts'

/** A file in one of the stores. */
interface StoredFile {
  files: FileStore
  key: string
}

/** A stored file as it was uploaded. */
interface StoredUpload extends StoredFile {
  fileName: string
  /** Bytes. */
  size: number
  /** Of a spreadsheet. */
  container: SpreadsheetContainer | undefined
}

/** A stored file whose rows can be read. */
export interface PreparedCsv {
  fileName: string
  /** Bytes. */
  size: number
  /** Notes to staff about the preparation. */
  notes: readonly string[]
  corrected: CorrectedRows | undefined
  /** Findings about the file whose corrected rows these are, and the columns that staff added. */
  answers: UploadAnswers
  /** All rows with their secrets, to be read once. */
  bytes: PeekableBytes
  /** The same, as they are stored; sealed if they have secrets. */
  whole: StoredFile
}

/** Answers of staff about an upload. */
interface Options {
  sheet?: string | undefined
  layout?: TableLayout | undefined
  signal?: AbortSignal | undefined
}

interface Stores {
  files: FileStore
  sealed: FileStore
}

/**
 * Makes a stored upload a CSV file with all rows and without secrets: reads the sheet of a spreadsheet, joins corrected rows
 * with the others of their file, applies the layout that staff chose, and takes secrets out. The upload is read once for all of
 * these; one that none of these changes is read by its loader alone.
 *
 * @param filePath of that file. There is none for a header that is not understood, which the loader rejects.
 * @throws CsvRejected when one of these cannot be done.
 */
export async function prepareCsv(
  { files, sealed }: Stores,
  kind: Pick<RowFormat, 'fields' | 'open' | 'secretKey'>,
  { fileName: uploadedName, container, ...stored }: StoredUpload,
  { filePath, sheet, layout, signal }: Options & { filePath: string },
): Promise<PreparedCsv> {
  const read = container && (await readStoredSheet(stored, container, { sheet, signal }))
  const fileName = uploadedName.replace(SPREADSHEET_NAME, '.csv')
  const open = async () => (read ? Readable.from(slicesOf(read.csv)) : stored.files.open(stored.key))
  const upload = peekableBytes(await open())
  let bytes = upload
  try {
    const arranged = await arrangeRows(sealed, upload, { fileName, fields: kind.fields, layout })
    const secretAt = await secretsOf(upload, kind)
    const isChanged = arranged.rows !== undefined || (secretAt?.size ?? 0) > 0
    const rows = arranged.rows ?? readCsv(upload.all(), READ_LIMITS)
    const copy = isChanged ? await writeCopy({ files, sealed }, kind, rows) : undefined
    if (copy?.kept !== undefined) await files.move(copy.kept, filePath)
    else if (!isChanged && secretAt && (read || stored.key !== filePath))
      await replaceStored(files, filePath, await open())
    const whole =
      copy?.withSecrets === undefined ? { files, key: filePath } : { files: sealed, key: copy.withSecrets }
    if (isChanged) bytes = peekableBytes(copy ? await whole.files.open(whole.key) : await open())
    const { corrected, before = {} } = arranged
    return {
      fileName: corrected?.isWhole ? rejectedFileName(fileName) : fileName,
      size: copy?.size ?? read?.csv.byteLength ?? stored.size,
      notes: [
        ...(read ? [`Read from the spreadsheet “${uploadedName}”, and kept as CSV.`, ...read.notes] : []),
        ...(copy ? arranged.notes() : []),
      ],
      corrected,
      answers: {
        ...before,
        ...(read && { hiddenColumns: read.hiddenColumns }),
        ...(layout?.values.length && { addedColumns: layout.values.map(({ name }) => name) }),
      },
      bytes,
      whole,
    }
  } catch (error) {
    upload.close()
    throw error
  } finally {
    if (bytes !== upload) upload.close()
  }
}

const SLICE = 64 * 1024

/** Copies: a message to a thread has the whole buffer of a part. */
function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.slice(at, at + SLICE)
}

async function replaceStored(files: FileStore, filePath: string, body: Readable): Promise<void> {
  const copy = `${ERROR_FILES}/${uuid7()}.sheet.csv`
  await files.put(copy, body, { maxBytes: Number.POSITIVE_INFINITY })
  await files.move(copy, filePath)
}

interface ArrangedRows extends Partial<JoinedCorrections> {
  /** Notes to staff, once the rows are read. */
  notes(): string[]
}

/** @returns without rows if those of the upload are not changed. */
async function arrangeRows(
  files: FileStore,
  upload: PeekableBytes,
  { layout, ...file }: { fileName: string; fields: RowFormat['fields']; layout: TableLayout | undefined },
): Promise<ArrangedRows> {
  const ahead = () => readCsv(upload.ahead(), READ_LIMITS)
  const joined = await joinCorrections(files, ahead(), file)
  if (!layout) return { ...joined, notes: () => [] }
  const arrangement = new RowArrangement(file.fields, layout)
  const notes = () => arrangement.notes()
  if (joined?.rows) return { ...joined, rows: arrangement.rows(joined.rows), notes }
  // An error file may have its header where staff say.
  const joinedAfter = await joinCorrections(
    files,
    new RowArrangement(file.fields, layout).rows(ahead()),
    file,
  )
  if (joinedAfter?.rows) {
    for await (const _rows of arrangement.rows(ahead()));
    return { ...joinedAfter, notes }
  }
  return { ...joinedAfter, rows: arrangement.rows(readCsv(upload.all(), READ_LIMITS)), notes }
}

/** The places of secrets in an upload; undefined for a header that is not understood. */
async function secretsOf(
  upload: PeekableBytes,
  kind: Pick<RowFormat, 'open' | 'secretKey'>,
): Promise<ReadonlySet<number> | undefined> {
  try {
    for await (const [header] of readCsv(upload.ahead(), READ_LIMITS))
      return header && secretPlaces(kind, header)
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
  }
  return undefined
}

/** The places of cells with secrets; undefined for a header that is not understood. */
function secretPlaces(
  { secretKey, open }: Pick<RowFormat, 'open' | 'secretKey'>,
  header: CsvRow,
): ReadonlySet<number> | undefined {
  if (secretKey === undefined) return new Set()
  try {
    return new Set(open(header).secretAt)
  } catch (error) {
    if (error instanceof CsvRejected) return undefined
    throw error
  }
}

interface Copy {
  /** Its key; absent if its header is not understood, so that it may have secrets. */
  kept: string | undefined
  /** Key of a sealed one, if it may have secrets. */
  withSecrets: string | undefined
  /** Bytes. */
  size: number
}

/** @returns undefined for rows that cannot be read to the end: the loader finds out why. */
async function writeCopy(
  { files, sealed }: Stores,
  kind: Pick<RowFormat, 'open' | 'secretKey'>,
  rows: AsyncIterable<readonly CsvRow[]>,
): Promise<Copy | undefined> {
  let kept: CsvCopy | undefined
  let withSecrets: CsvCopy | undefined
  try {
    for await (const batch of rows) {
      if (!kept && !withSecrets && batch[0]) {
        const secretAt = secretPlaces(kind, batch[0])
        kept = secretAt && new CsvCopy(files, secretAt)
        withSecrets = secretAt?.size === 0 ? undefined : new CsvCopy(sealed)
      }
      await kept?.add(batch)
      await withSecrets?.add(batch)
    }
    if (!withSecrets) kept ??= new CsvCopy(files)
    const sizes = [await kept?.file.finish(), await withSecrets?.file.finish()]
    return {
      kept: kept?.file.key,
      withSecrets: withSecrets?.file.key,
      size: sizes[0]?.size ?? sizes[1]?.size ?? 0,
    }
  } catch (error) {
    await kept?.file.abandon()
    await withSecrets?.file.abandon()
    if (error instanceof UnreadableCsv) return undefined
    throw error
  }
}

/** A file of rows, each at its number. */
class CsvCopy {
  readonly file: StoredWriter
  readonly #hidden: ReadonlySet<number>
  #number = 0

  /** @param hidden places of cells that are emptied. */
  constructor(files: FileStore, hidden: ReadonlySet<number> = new Set()) {
    this.file = writeStored(files, `${ERROR_FILES}/${uuid7()}.copy.csv`, BOM)
    this.#hidden = hidden
  }

  add(batch: readonly CsvRow[]): Promise<void> {
    const isSeen = this.#number > 0
    const lines = batch.map(({ number, cells, delimiter, isUnended }, at) => {
      const isHeader = !isSeen && at === 0
      const shown = isHeader ? cells : cells.map((cell, place) => (this.#hidden.has(place) ? '' : cell))
      const line = '\r\n'.repeat(number - this.#number - 1) + plainCsvLine(shown, delimiter)
      this.#number = number
      // A missing line break says that the row may be cut off; a file without its secrets is not read for that.
      return isUnended && this.#hidden.size === 0 ? line.slice(0, -2) : line
    })
    return this.file.write(lines.join(''))
  }
}

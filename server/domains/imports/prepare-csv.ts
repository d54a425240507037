import { Readable } from 'node:stream'
import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { BOM, plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { type PeekableBytes, peekableBytes } from '#server/lib/peekable-bytes.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { type StoredWriter, writeStored } from '#server/storage/stored-writer.ts'
import { readStoredSheet, SPREADSHEET_NAME, type SpreadsheetContainer } from './convert-spreadsheet.ts'
import { CsvRejected, rejectFile, rowList } from './csv-problem.ts'
import { type Column, columnOf, columnsOf, READ_LIMITS, shortened } from './csv-table.ts'
import { ERROR_FILES, type JoinedCorrections, joinCorrections, rejectedFileName } from './error-file.ts'
import type { RowFormat, UploadAnswers } from './import-definition.ts'
import type { TableLayout } from './open-table.ts'
import type { CorrectedRows } from './staged-preview.ts'

interface StoredFile {
  files: FileStore
  key: string
}

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
  notes: readonly string[]
  corrected: CorrectedRows | undefined
  /** Findings about the file whose corrected rows these are, and the columns that staff added. */
  answers: UploadAnswers
  /** All rows with their secrets, to be read once. */
  bytes: PeekableBytes
  /** The same, as they are stored; sealed if they have secrets. */
  whole: StoredFile
}

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
 * with the others of their file, applies the layout that staff chose, and takes secrets out. All of these read the upload once.
 *
 * @param filePath of that file. Nothing is written for an unknown header, which the loader rejects.
 * @throws CsvRejected
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
        ...(read ? [say`Read from the spreadsheet “${uploadedName}”, and kept as CSV.`, ...read.notes] : []),
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
  /** Notes to staff, known after the rows are read. */
  notes(): string[]
}

/** @returns no rows if those of the upload do not change. */
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

/** @returns undefined for rows that cannot be read to the end: the loader reports the reason. */
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

/** Writes rows to a file, each at its number. */
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

/** Gives a table the header that staff chose, and leaves out the rows that they left out. Rows keep their numbers. */
export class RowArrangement {
  readonly #fields: readonly Column<string>[]
  readonly #layout: TableLayout
  readonly #leaveOut: ReadonlySet<number>
  #header: CsvRow | undefined
  #isHeaderWritten = false
  /** The rows that are left out directly below the header, which may be a part of it. */
  readonly #below: string[][] = []
  /** Their names of columns that share a cell of the header. */
  #names: readonly string[] = []
  #width = 0
  #above: number[] = []
  #left: number[] = []

  constructor(fields: readonly Column<string>[], layout: TableLayout) {
    this.#fields = fields
    this.#layout = layout
    this.#leaveOut = new Set(layout.leaveOut)
  }

  /** @throws CsvRejected when the row of the header is below the last one. */
  async *rows(source: AsyncIterable<readonly CsvRow[]>): AsyncGenerator<CsvRow[]> {
    for await (const batch of source) {
      const rows = batch.flatMap((row) => this.#rowsOf(row))
      if (rows.length > 0) yield rows
    }
    const header = this.#pendingHeader()
    if (header.length > 0) yield header
    const isBelow = !this.#header && this.#above.length > 0
    if (isBelow) throw rejectFile(say`The file ends above row ${Number(this.#layout.headerRow)}.`)
  }

  #rowsOf(row: CsvRow): CsvRow[] {
    if (this.#header && !this.#isHeaderWritten && this.#isLeftOut(row)) {
      this.#below.push(row.cells)
      this.#left.push(row.number)
      return []
    }
    const header = this.#pendingHeader()
    const cells = this.#cellsOf(row)
    return cells?.some((cell) => cell !== '') ? [...header, { ...row, cells }] : header
  }

  /** The header, which is known with the next row that is not left out. */
  #pendingHeader(): CsvRow[] {
    if (!this.#header || this.#isHeaderWritten) return []
    this.#isHeaderWritten = true
    this.#names = namesBelow(this.#header.cells, this.#below)
    this.#width = Math.max(this.#width, lastFilled(this.#names) + 1)
    const { isUnended: _ended, ...header } = this.#header
    return [{ ...header, cells: this.#headerCells(header.cells) }]
  }

  #isLeftOut({ number }: CsvRow): boolean {
    return this.#leaveOut.has(number)
  }

  /** @returns undefined for a row that is left out. */
  #cellsOf(row: CsvRow): string[] | undefined {
    const { number, cells } = row
    const { headerRow, values } = this.#layout
    if (!this.#header) {
      if (typeof headerRow === 'number' && number < headerRow) {
        this.#above.push(number)
        return undefined
      }
      this.#header = row
      const chosen = this.#layout.columns.map(({ place }) => place)
      this.#width = Math.max(cells.length - 1, ...chosen) + 1
      return undefined
    }
    if (this.#isLeftOut(row)) {
      this.#left.push(number)
      return undefined
    }
    // With the same names as the header, so that it is recognised.
    if (isSame(cells, this.#header.cells)) return this.#headerCells(this.#header.cells)
    if (values.length === 0) return cells
    const padded = Array.from({ length: this.#width }, (_none, place) => cells[place] ?? '')
    return [...padded, ...values.map(({ value }) => value), ...cells.slice(this.#width)]
  }

  /** The header with the chosen names. Another column must not have the name of a chosen one. */
  #headerCells(cells: readonly string[]): string[] {
    const { columns, values } = this.#layout
    const names = new Map(columns.map(({ name, place }) => [place, name]))
    return Array.from({ length: this.#width }, (_none, place) => {
      const cell = cells[place] ?? ''
      const name = (!columnOf(this.#fields, cell) && this.#names[place]) || cell
      const known = columnsOf(this.#fields, [name])[0]?.name
      const isOther = known !== undefined && (columns.length > 0 || values.some(({ name }) => name === known))
      return names.get(place) ?? (isOther ? `#${place + 1}` : name)
    }).concat(values.map(({ name }) => name))
  }

  notes(): string[] {
    const { columns, values } = this.#layout
    const named = columnsOf(this.#fields, this.#header?.cells ?? [])
    const isNamed = ({ name, place }: (typeof columns)[number]) => named[place]?.name === name
    const chosen = [
      ...columns
        .filter((column) => !isNamed(column))
        .map(({ name, place }) => say`${name} is “${shortened(this.#header?.cells[place] ?? '')}”`),
      ...values.map(({ name, value }) => say`${name} is “${shortened(value)}” in every row`),
    ]
    return [
      this.#above.length > 0 && say`Left out above the header: ${rowsOf(this.#above)}.`,
      this.#left.length > 0 && say`Left out as you chose: ${rowsOf(this.#left)}.`,
      chosen.length > 0 && say`Columns as you chose: ${chosen.join(', ')}.`,
    ].filter((note) => note !== false)
  }
}

const LETTER = /\p{L}/u

/**
 * The names that further rows of a header give to columns, by their places: to those whose own cell is blank, and to the first
 * of several that share a cell. A row with a number, such as one of full marks, gives none, and a lone name in a blank first
 * column says what the row is.
 */
function namesBelow(header: readonly string[], below: readonly (readonly string[])[]): string[] {
  const rows = below.filter((cells) => cells.every((cell) => LETTER.test(cell) || !/\p{Nd}/u.test(cell)))
  const places = Array.from({ length: Math.max(0, ...rows.map((cells) => cells.length)) }, (_none, at) => at)
  const isBlank = (place: number) => (header[place] ?? '') === ''
  const parts = rows.map((cells, at) => {
    const isLone = isBlank(0) && cells.filter((cell) => LETTER.test(cell)).length < 2
    let shared = ''
    return places.map((place) => {
      const name = LETTER.test(cells[place] ?? '') && !(isLone && place === 0) ? (cells[place] ?? '') : ''
      shared = name || (isBlank(place) ? shared : '')
      // Above another row a cell may be shared, too.
      return at < rows.length - 1 ? shared : name
    })
  })
  const names = places.map((place) => parts.flatMap((part) => part[place] || []).join(' '))
  const isNamed = (place: number) => isBlank(place) && (names[place] ?? '') !== ''
  return names.map((name, place) => (isNamed(place) || isNamed(place + 1) ? name : ''))
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '')

/** Empty cells at the end do not matter. */
function isSame(cells: readonly string[], others: readonly string[]): boolean {
  const places = Math.max(cells.length, others.length)
  return Array.from({ length: places }, (_none, at) => at).every(
    (at) => (cells[at] ?? '') === (others[at] ?? ''),
  )
}

const NAMED = 10

function rowsOf(numbers: readonly number[]): string {
  return rowList(numbers.slice(0, NAMED), numbers.length)
}

import { Readable } from 'node:stream'
import { type CsvRow, readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { listed } from '#server/lib/wording.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { rejectFile } from './csv-problem.ts'
import { type Column, columnOf, columnsOf, shortened } from './csv-table.ts'
import { ERROR_FILES } from './error-file.ts'
import { READ_LIMITS } from './read-limits.ts'
import type { TableLayout } from './table-layout.ts'

/**
 * Rewrites a stored table with the header that staff gave it, and without the rows that they leave out. Rows keep their
 * numbers.
 *
 * @returns what is to be said of it.
 * @throws CsvRejected when the row of the header is below the last one.
 */
export async function applyLayout(
  files: FileStore,
  filePath: string,
  fields: readonly Column<string>[],
  layout: TableLayout,
): Promise<string[]> {
  const copy = `${ERROR_FILES}/${uuid7()}.layout.csv`
  const source = await files.open(filePath)
  const writer = new LayoutWriter(fields, layout)
  try {
    await files.put(copy, Readable.from(linesOf(source, writer), { objectMode: false }), {
      maxBytes: Number.POSITIVE_INFINITY,
    })
    writer.checkHeader()
  } catch (error) {
    await files.delete(copy)
    // The next reader reports the error.
    if (error instanceof UnreadableCsv) return []
    throw error
  } finally {
    source.destroy()
  }
  await files.move(copy, filePath)
  return writer.notes()
}

async function* linesOf(source: AsyncIterable<Uint8Array>, writer: LayoutWriter): AsyncGenerator<Buffer> {
  for await (const batch of readCsv(source, READ_LIMITS)) {
    yield Buffer.from(batch.map((row) => writer.lineOf(row)).join(''))
  }
  yield Buffer.from(writer.rest())
}

class LayoutWriter {
  readonly #fields: readonly Column<string>[]
  readonly #layout: TableLayout
  readonly #leaveOut: ReadonlySet<number>
  #header: readonly string[] | undefined
  #isHeaderWritten = false
  /** The rows that are left out directly below the header, which may be a part of it. */
  readonly #below: string[][] = []
  /** Their names of columns that share a cell of the header. */
  #names: readonly string[] = []
  #width = 0
  #number = 0
  #delimiter: CsvRow['delimiter']
  #above: number[] = []
  #left: number[] = []

  constructor(fields: readonly Column<string>[], layout: TableLayout) {
    this.#fields = fields
    this.#layout = layout
    this.#leaveOut = new Set(layout.leaveOut)
  }

  /** The line of a row, after as many blank ones as are missing before it. */
  lineOf(row: CsvRow): string {
    this.#delimiter = row.delimiter
    if (this.#header && !this.#isHeaderWritten && this.#isLeftOut(row)) {
      this.#below.push(row.cells)
      this.#left.push(row.number)
      return ''
    }
    const header = this.rest()
    const blank = '\r\n'.repeat(row.number - this.#number - 1)
    this.#number = row.number
    const line = this.#line(row)
    // Whether it was cut off is judged by its missing line break.
    return header + blank + (row.isUnended ? line.trimEnd() : line)
  }

  /** The line of the header, which is written with the next row that is not left out. */
  rest(): string {
    if (!this.#header || this.#isHeaderWritten) return ''
    this.#isHeaderWritten = true
    this.#names = namesBelow(this.#header, this.#below)
    this.#width = Math.max(this.#width, lastFilled(this.#names) + 1)
    return this.#headerLine(this.#header)
  }

  checkHeader(): void {
    const isBelow = !this.#header && this.#above.length > 0
    if (isBelow) throw rejectFile(`The file ends above row ${this.#layout.headerRow}.`)
  }

  #isLeftOut({ number }: CsvRow): boolean {
    return this.#leaveOut.has(number)
  }

  #line(row: CsvRow): string {
    const { number, cells } = row
    const { headerRow, values } = this.#layout
    if (!this.#header) {
      if (typeof headerRow === 'number' && number < headerRow) {
        this.#above.push(number)
        return '\r\n'
      }
      this.#header = cells
      const chosen = this.#layout.columns.map(({ place }) => place)
      this.#width = Math.max(cells.length - 1, ...chosen) + 1
      return ''
    }
    if (this.#isLeftOut(row)) {
      this.#left.push(number)
      return '\r\n'
    }
    // With the same names as the header, so that it is recognised.
    if (isSame(cells, this.#header)) return this.#headerLine(this.#header)
    if (values.length === 0) return plainCsvLine(cells, row.delimiter)
    const own = Array.from({ length: this.#width }, (_none, place) => cells[place] ?? '')
    return plainCsvLine(
      [...own, ...values.map(({ value }) => value), ...cells.slice(this.#width)],
      row.delimiter,
    )
  }

  #headerLine(cells: readonly string[]): string {
    const added = this.#layout.values.map(({ name }) => name)
    return plainCsvLine([...this.#headerCells(cells), ...added], this.#delimiter)
  }

  /** A column that was not chosen must not be taken for one that was; without any, the header counts, but for the values. */
  #headerCells(cells: readonly string[]): string[] {
    const { columns, values } = this.#layout
    const names = new Map(columns.map(({ name, place }) => [place, name]))
    return Array.from({ length: this.#width }, (_none, place) => {
      const cell = cells[place] ?? ''
      const own = (!columnOf(this.#fields, cell) && this.#names[place]) || cell
      const known = columnsOf(this.#fields, [own])[0]?.name
      const isOther = known !== undefined && (columns.length > 0 || values.some(({ name }) => name === known))
      return names.get(place) ?? (isOther ? `#${place + 1}` : own)
    })
  }

  notes(): string[] {
    const { columns, values } = this.#layout
    const named = columnsOf(this.#fields, this.#header ?? [])
    const isNamed = ({ name, place }: (typeof columns)[number]) => named[place]?.name === name
    const chosen = [
      ...columns
        .filter((column) => !isNamed(column))
        .map(({ name, place }) => `${name} is “${shortened(this.#header?.[place] ?? '')}”`),
      ...values.map(({ name, value }) => `${name} is “${shortened(value)}” in every row`),
    ]
    return [
      this.#above.length > 0 && `Left out above the header: ${rowsOf(this.#above)}.`,
      this.#left.length > 0 && `Left out as you chose: ${rowsOf(this.#left)}.`,
      chosen.length > 0 && `Columns as you chose: ${chosen.join(', ')}.`,
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
      const own = LETTER.test(cells[place] ?? '') && !(isLone && place === 0) ? (cells[place] ?? '') : ''
      shared = own || (isBlank(place) ? shared : '')
      // Above another row a cell may be shared, too.
      return at < rows.length - 1 ? shared : own
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
  return `${numbers.length === 1 ? 'row' : 'rows'} ${listed(numbers, NAMED)}`
}

import { Readable } from 'node:stream'
import { type CsvRow, readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { type Column, columnOf, shortened } from './csv-table.ts'
import { ERROR_FILES } from './error-file.ts'
import { READ_LIMITS } from './read-limits.ts'
import type { TableLayout } from './table-layout.ts'

/**
 * Writes a stored table anew with the header that staff gave it, and without the rows that they leave out. Rows keep their
 * numbers.
 *
 * @returns what is to be said of it.
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
  } catch (error) {
    await files.delete(copy)
    // Whoever reads it next says so.
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
}

class LayoutWriter {
  readonly #fields: readonly Column<string>[]
  readonly #layout: TableLayout
  readonly #leaveOut: ReadonlySet<number>
  #header: readonly string[] | undefined
  #width = 0
  #number = 0
  #above: number[] = []
  #left: number[] = []

  constructor(fields: readonly Column<string>[], layout: TableLayout) {
    this.#fields = fields
    this.#layout = layout
    this.#leaveOut = new Set(layout.leaveOut)
  }

  /** The line of a row, after as many blank ones as are missing before it. */
  lineOf(row: CsvRow): string {
    const blank = '\r\n'.repeat(row.number - this.#number - 1)
    this.#number = row.number
    return blank + this.#line(row)
  }

  #line({ number, cells }: CsvRow): string {
    const { headerRow, values } = this.#layout
    if (!this.#header) {
      if (typeof headerRow === 'number' && number < headerRow) {
        this.#above.push(number)
        return '\r\n'
      }
      this.#header = cells
      const chosen = this.#layout.columns.map(({ place }) => place)
      this.#width =
        Math.max(
          cells.findLastIndex((cell) => cell !== ''),
          ...chosen,
        ) + 1
      return plainCsvLine([...this.#headerCells(cells), ...values.map(({ name }) => name)])
    }
    if (this.#leaveOut.has(number)) {
      this.#left.push(number)
      return '\r\n'
    }
    if (values.length === 0) return plainCsvLine(cells)
    const own = Array.from({ length: this.#width }, (_none, place) => cells[place] ?? '')
    return plainCsvLine([...own, ...values.map(({ value }) => value), ...cells.slice(this.#width)])
  }

  /** A column that was not chosen must not be taken for one that was. */
  #headerCells(cells: readonly string[]): string[] {
    const { columns, values } = this.#layout
    const names = new Map(columns.map(({ name, place }) => [place, name]))
    const isGiven = columns.length + values.length > 0
    return Array.from({ length: this.#width }, (_none, place) => {
      const cell = cells[place] ?? ''
      const isTaken = isGiven && columnOf(this.#fields, cell) !== undefined
      return names.get(place) ?? (isTaken ? `#${place + 1}` : cell)
    })
  }

  notes(): string[] {
    const { columns, values } = this.#layout
    const chosen = [
      ...columns.map(({ name, place }) => `${name} is “${shortened(this.#header?.[place] ?? '')}”`),
      ...values.map(({ name, value }) => `${name} is “${shortened(value)}” in every row`),
    ]
    return [
      this.#above.length > 0 && `Left out above the header: ${rowsOf(this.#above)}.`,
      this.#left.length > 0 && `Left out as you chose: ${rowsOf(this.#left)}.`,
      chosen.length > 0 && `Columns as you chose: ${chosen.join(', ')}.`,
    ].filter((note) => note !== false)
  }
}

const NAMED = 10

function rowsOf(numbers: readonly number[]): string {
  const more = numbers.length - NAMED
  const named = numbers.slice(0, NAMED).join(', ')
  return `${numbers.length === 1 ? 'row' : 'rows'} ${named}${more > 0 ? ` and ${more} more` : ''}`
}

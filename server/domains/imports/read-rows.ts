import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { CsvRejected, rejectForFullMarks } from './csv-problem.ts'
import { type CsvTable, READ_LIMITS, type TableFacts } from './csv-table.ts'
import type { LayerRow, RowFormat } from './import-definition.ts'
import { openTable } from './open-table.ts'

// The fast path for valid files: rows are encoded for PostgreSQL's COPY, up to the first invalid row. Free of side
// effects, so that a worker thread can run it (see read-rows-thread.ts).

/** A portion of rows; at the end the facts about the file, or `clean: false` for a file with an invalid row. */
export type CleanPart = CleanPortion | { facts: TableFacts } | { clean: false }

/** Bytes of a portion: large enough to make the overhead of passing it on negligible. */
const PORTION = 64 * 1024

/** The columns in the order in which rows are encoded. */
export const copyColumns = ({ columns }: Pick<RowFormat, 'columns'>): string[] => [
  'layer',
  'candidate_id',
  'row_number',
  ...columns.map(({ name }) => name),
]

/** Reads and validates the rows of a file. */
export async function* readCleanRows<Row extends LayerRow>(
  source: AsyncIterable<Uint8Array>,
  format: RowFormat<Row>,
  layer: number,
  limits = READ_LIMITS,
): AsyncGenerator<CleanPart> {
  const rows = new CleanRowWriter(format, layer)
  try {
    for await (const batch of readCsv(source, limits)) {
      for (const row of batch) if (!rows.readRow(row)) return yield { clean: false }
      if (rows.size >= PORTION) yield rows.take()
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv || error instanceof CsvRejected)) throw error
    return yield { clean: false }
  }
  if (rows.size > 0) yield rows.take()
  yield rows.end()
}

/** Encoded rows in PostgreSQL's COPY text format. */
export interface CleanPortion {
  rows: number
  text: Uint8Array<ArrayBuffer>
}

/** Validates rows of a file and encodes them for PostgreSQL's COPY, up to the first invalid row. */
export class CleanRowWriter<Row extends LayerRow> {
  #format: RowFormat<Row>
  #layer: string
  #writer = new CopyWriter()
  #table: CsvTable<Row> | undefined
  /** Number of all rows, and of rows not taken yet. */
  #count = 0
  #rows = 0

  constructor(format: RowFormat<Row>, layer: number) {
    this.#format = format
    this.#layer = String(layer)
  }

  /** Number of encoded bytes not taken yet. */
  get size(): number {
    return this.#writer.size
  }

  /**
   * Reads the header or a row.
   *
   * @returns false when the row is invalid.
   * @throws CsvRejected when the header is invalid, or the file needs full marks.
   */
  readRow(csvRow: CsvRow): boolean {
    if (!this.#table) {
      this.#table = openTable(this.#format, csvRow)
      if (this.#table.facts().needsFullMarks) throw rejectForFullMarks()
      return true
    }
    let clean = true
    const row = this.#table.read(csvRow, () => {
      clean = false
    })
    if (!row || !clean) return false
    this.#writer.add(this.#layer)
    this.#writer.add(row.candidateId)
    this.#writer.addNumber(row.number)
    for (const { value } of this.#format.columns) this.#writer.add(value(row))
    this.#writer.endRow()
    this.#count += 1
    this.#rows += 1
    return true
  }

  take(): CleanPortion {
    const portion = { rows: this.#rows, text: this.#writer.take() }
    this.#rows = 0
    return portion
  }

  /** The facts about the whole file, or `clean: false` when it has no row. */
  end(): { facts: TableFacts } | { clean: false } {
    return this.#table && this.#count > 0 ? { facts: this.#table.facts() } : { clean: false }
  }
}

const [TAB, NEW_LINE, BACKSLASH, LETTER_N, ZERO, FIRST_PLAIN, PAST_ASCII] = [9, 10, 92, 78, 48, 32, 127]
/** Maximum bytes of a number, and of each character of an escaped value in UTF-8. */
const [NUMBER_BYTES, CHARACTER_BYTES] = [10, 3]

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/**
 * Encodes rows in PostgreSQL's COPY text format, byte by byte: concatenating strings of millions of cells would cost more
 * garbage collection than reading.
 */
export class CopyWriter {
  #bytes = new Uint8Array(1 << 16)
  /** Number of encoded bytes not taken yet. */
  size = 0

  /** Ends a value or a row. */
  #end(mark: number): void {
    this.#bytes[this.size++] = mark
  }

  endRow(): void {
    // Replaces the tab after the last value.
    this.#bytes[this.size - 1] = NEW_LINE
  }

  /** Adds a value to the row. */
  add(value: string | null): void {
    this.#makeRoom((value?.length ?? 1) * CHARACTER_BYTES)
    if (value === null) {
      this.#end(BACKSLASH)
      this.#end(LETTER_N)
    } else if (!this.#addPlain(value)) {
      this.#addEncoded(value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character))
    }
    this.#end(TAB)
  }

  /** Adds a non-negative integer. */
  addNumber(value: number): void {
    this.#makeRoom(NUMBER_BYTES)
    let digits = 1
    for (let limit = 10; value >= limit; limit *= 10) digits += 1
    let rest = value
    for (let place = this.size + digits - 1; place >= this.size; place -= 1) {
      // 32-bit integer division takes V8 a third of the time of Math.floor.
      const tenth = (rest / 10) | 0
      this.#bytes[place] = ZERO + rest - tenth * 10
      rest = tenth
    }
    this.size += digits
    this.#end(TAB)
  }

  /** Returns the bytes encoded since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.size)
    this.size = 0
    return taken
  }

  /** Copies an ASCII value without characters to escape. @returns false, writing nothing, for other values. */
  #addPlain(value: string): boolean {
    const bytes = this.#bytes
    for (let at = 0; at < value.length; at += 1) {
      const code = value.charCodeAt(at)
      if (code < FIRST_PLAIN || code >= PAST_ASCII || code === BACKSLASH) return false
      bytes[this.size + at] = code
    }
    this.size += value.length
    return true
  }

  #addEncoded(value: string): void {
    this.size += new TextEncoder().encodeInto(value, this.#bytes.subarray(this.size)).written
  }

  /** Makes room for the bytes and the delimiter after them. */
  #makeRoom(bytes: number): void {
    const needed = this.size + bytes + 1
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2))
    larger.set(this.#bytes.subarray(0, this.size))
    this.#bytes = larger
  }
}

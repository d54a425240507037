import { type CsvLimits, type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { say } from '#server/locales/say.ts'
import { type CsvProblem, CsvRejected, type InvalidCsvShape, rejectFile } from './csv-problem.ts'
import { type CsvTable, columnsOf, READ_LIMITS, type TableFacts, type TableHeader } from './csv-table.ts'
import type { LayerRow, RowFormat } from './import-definition.ts'
import { addedPlaces, askForLayout, openTable } from './open-table.ts'

// The one reader of rows, valid or not. Free of side effects, so that a worker thread can run it (see
// read-rows-thread.ts).

/** A portion of a file: its header, rows for COPY up to the first wrong one, batches of rows from there on, its end. */
export type RowPart<Row extends LayerRow = LayerRow> =
  | { header: TableHeader }
  | CopyPortion
  | RowBatch<Row>
  | { end: FileEnd }
  /** The header is not understood, or the file cannot be read at all. */
  | { rejected: InvalidCsvShape }

interface CopyPortion {
  rows: number
  text: Uint8Array<ArrayBuffer>
}

export interface RowBatch<Row extends LayerRow = LayerRow> {
  csvRows: readonly CsvRow[]
  /** Those with a Candidate ID, also wrong ones. */
  rows: readonly Row[]
  problems: readonly CsvProblem[]
  /** Whether a candidate of these rows may be in an earlier row. */
  mayRepeat: boolean
}

interface FileEnd {
  /** Absent for an empty file. */
  facts: TableFacts | undefined
  /** Whether it was read to its end. */
  isReadable: boolean
}

interface Options {
  layer: number
  /** Whether valid rows are encoded for COPY. */
  forCopy: boolean
  limits?: CsvLimits
}

/** Bytes of a portion: large enough to make the overhead of passing it on negligible. */
const PORTION = 64 * 1024

/** The columns in the order in which rows are encoded. */
export const copyColumns = ({ columns }: Pick<RowFormat, 'columns'>): string[] => [
  'layer',
  'candidate_id',
  'row_number',
  ...columns.map(({ name }) => name),
]

/** Reads and checks all rows of a file, once and in their order. */
export async function* readRows<Row extends LayerRow>(
  source: AsyncIterable<Uint8Array>,
  format: RowFormat<Row>,
  { limits = READ_LIMITS, ...options }: Options,
): AsyncGenerator<RowPart<Row>> {
  let reader: RowReader<Row> | undefined
  let isReadable = true
  try {
    for await (const batch of readCsv(source, limits)) {
      const rows = reader ? batch : batch.slice(1)
      if (!reader) {
        reader = new RowReader(format, batch, options)
        yield { header: reader.header }
      }
      yield* reader.read(rows)
    }
    if (reader) yield* reader.takeEncoded()
  } catch (error) {
    if (error instanceof CsvRejected) return yield { rejected: error.answer }
    if (!(error instanceof UnreadableCsv)) throw error
    if (error.row === null) return yield { rejected: rejectFile(error.message).answer }
    if (reader) yield* reader.takeEncoded()
    isReadable = false
    const problems = [{ row: error.row, column: null, message: error.message }]
    yield { csvRows: [], rows: [], problems, mayRepeat: false }
  }
  yield { end: { facts: reader?.facts(), isReadable } }
}

class RowReader<Row extends LayerRow> {
  readonly header: TableHeader
  readonly #format: RowFormat<Row>
  readonly #table: CsvTable<Row>
  readonly #layer: string
  readonly #seen = new SeenCandidates()
  readonly #writer = new CopyWriter()
  #encoded = 0
  /** Until the first row that is wrong or may repeat a candidate. */
  #encodes: boolean

  /** @throws CsvRejected when the header is not understood, or the file needs full marks. */
  constructor(format: RowFormat<Row>, rows: readonly CsvRow[], { layer, forCopy }: Options) {
    this.#format = format
    this.#layer = String(layer)
    this.#encodes = forCopy
    this.#table = openOrAsk(format, rows)
    this.#table.lookAhead?.(rows.slice(1))
    if (this.facts().needsFullMarks) {
      const message = say`The file has no percentages. Enter the full marks of the exam to compute them.`
      throw new CsvRejected(message, [{ row: null, column: 'Percentage', message }], { needsFullMarks: true })
    }
    const { cells = [], delimiter } = rows[0] ?? {}
    const columns = columnsOf(format.fields, cells)
    this.header = {
      cells,
      // Programs that separate values by commas would open 1,50 as 150.
      delimiter: this.facts().hasDecimalCommas ? delimiter : undefined,
      columns: columns.map((column) => column?.name),
      addedAt: addedPlaces(format, cells),
      textAt: columns.flatMap((column, place) => (column?.isText ? [place] : [])),
    }
  }

  facts(): TableFacts {
    return this.#table.facts()
  }

  *read(csvRows: readonly CsvRow[]): Generator<RowPart<Row>> {
    const problems: CsvProblem[] = []
    const rows: Row[] = []
    let mayRepeat = false
    let from = 0
    for (const csvRow of csvRows) {
      const row = this.#table.read(csvRow, (column, message, leftOut) => {
        problems.push({ row: csvRow.number, column, message, leftOut })
      })
      if (row && this.#seen.add(row.candidateId)) mayRepeat = true
      if (this.#encodes && row && problems.length === 0 && !mayRepeat) {
        this.#encode(row)
        from += 1
      } else {
        this.#encodes = false
        if (row) rows.push(row)
      }
    }
    if (!this.#encodes || this.#writer.size >= PORTION) yield* this.takeEncoded()
    if (!this.#encodes) yield { csvRows: csvRows.slice(from), rows, problems, mayRepeat }
  }

  *takeEncoded(): Generator<CopyPortion> {
    if (this.#encoded === 0) return
    const portion = { rows: this.#encoded, text: this.#writer.take() }
    this.#encoded = 0
    yield portion
  }

  #encode(row: Row): void {
    this.#writer.add(this.#layer)
    this.#writer.add(row.candidateId)
    this.#writer.addNumber(row.number)
    for (const { value } of this.#format.columns) this.#writer.add(value(row))
    this.#writer.endRow()
    this.#encoded += 1
  }
}

/** @throws CsvRejected with the first rows when the header is not understood. */
function openOrAsk<Row extends LayerRow>(format: RowFormat<Row>, rows: readonly CsvRow[]): CsvTable<Row> {
  const [header] = rows
  if (!header) throw new Error('There is no header')
  try {
    return openTable(format, header)
  } catch (error) {
    if (!(error instanceof CsvRejected)) throw error
    const layout = askForLayout(format.fields, rows)
    throw new CsvRejected(error.message, error.answer.problems, { layout })
  }
}

/** The comparison key of a stored candidate ID, as the SQL function `candidate_key` makes it. */
export const comparisonKey = (id: string): string =>
  /^[0-9A-Z]+$/.test(id)
    ? id
    : id
        .normalize('NFKC')
        .replaceAll(/[ \-\u2010-\u2015\u2212]/g, '')
        .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

/**
 * Recognises candidates of earlier rows by 64 bits of their comparison keys: 16 MB for a million. If an unknown candidate is
 * ever taken for a known one, the database finds nothing twice.
 */
class SeenCandidates {
  #high = new Uint32Array(FIRST_PLACES)
  #low = new Uint32Array(FIRST_PLACES)
  #count = 0

  /** @returns whether the candidate was probably added before. */
  add(id: string): boolean {
    const key = comparisonKey(id)
    // The hash cyrb53 with all its bits.
    let high = 0xdeadbeef
    let low = 0x41c6ce57
    for (let at = 0; at < key.length; at += 1) {
      const code = key.charCodeAt(at)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
    if (!this.#insert(high >>> 0, low >>> 0)) return true
    this.#count += 1
    if (this.#count * 2 > this.#low.length) this.#grow()
    return false
  }

  /** @returns false for a hash that is there. */
  #insert(high: number, low: number): boolean {
    const highs = this.#high
    const lows = this.#low
    const mask = lows.length - 1
    let at = low & mask
    for (; lows[at] !== 0 || highs[at] !== 0; at = (at + 1) & mask)
      if (lows[at] === low && highs[at] === high) return false
    lows[at] = low
    highs[at] = high
    return true
  }

  #grow(): void {
    const [highs, lows] = [this.#high, this.#low]
    this.#high = new Uint32Array(highs.length * 2)
    this.#low = new Uint32Array(lows.length * 2)
    for (const [at, low] of lows.entries()) {
      const high = highs[at] ?? 0
      if (low !== 0 || high !== 0) this.#insert(high, low)
    }
  }
}

/** A power of two. */
const FIRST_PLACES = 65_536

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

  #end(mark: number): void {
    this.#bytes[this.size++] = mark
  }

  endRow(): void {
    // Replaces the tab after the last value.
    this.#bytes[this.size - 1] = NEW_LINE
  }

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

  /** Adds a non-negative integer to the row. */
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

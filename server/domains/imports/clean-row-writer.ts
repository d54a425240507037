import type { LineCutter } from '#server/lib/csv/line-cutter.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { CopyWriter } from './copy-writer.ts'
import { rejectForFullMarks } from './csv-problem.ts'
import type { CsvTable, TableFacts } from './csv-table.ts'
import type { LayerRow, RowFormat } from './import-definition.ts'
import { openTable } from './open-table.ts'
import { READ_LIMITS } from './read-limits.ts'

/** Encoded rows in PostgreSQL's COPY text format. */
export interface CleanPortion {
  rows: number
  text: Uint8Array<ArrayBuffer>
}

/** Validates rows of a file and encodes them for PostgreSQL's COPY, up to the first invalid row. */
export class CleanRowWriter<Row extends LayerRow> {
  #format: RowFormat<Row>
  #layer: string
  #layerBytes: Uint8Array
  #writer = new CopyWriter()
  #table: CsvTable<Row> | undefined
  /** Number of all rows, and of rows not taken yet. */
  #count = 0
  #rows = 0

  constructor(format: RowFormat<Row>, layer: number) {
    this.#format = format
    this.#layer = String(layer)
    this.#layerBytes = new TextEncoder().encode(this.#layer)
  }

  /** Number of encoded bytes not taken yet. */
  get size(): number {
    return this.#writer.size
  }

  /** The header and the rows so far. */
  get count(): number {
    return this.#count + 1
  }

  /** @throws CsvRejected when the header is wrong, or the file needs full marks. */
  open(header: CsvRow): void {
    this.#table = openTable(this.#format, header)
    if (this.#table.facts().needsFullMarks) throw rejectForFullMarks()
  }

  /**
   * Reads the lines of a cutter after the header.
   *
   * @returns false at a line that must be parsed as text; all following lines are then parsed as text, too.
   */
  readLines(cutter: LineCutter): boolean {
    if (!this.#table) throw new Error('The header was not read')
    const { bytes } = this.#table
    const { line } = cutter
    const layer = this.#layerBytes
    const writer = this.#writer
    for (let cut = cutter.cut(); cut !== 'incomplete'; cut = cutter.cut()) {
      if (cut === 'other') return false
      if (this.count >= READ_LIMITS.maxRows || !bytes.read(line)) {
        cutter.putBack()
        return false
      }
      writer.addBytes(layer, 0, layer.length)
      writer.addBytes(line.bytes, line.starts[bytes.idAt] as number, line.ends[bytes.idAt] as number)
      writer.addNumber(line.number)
      bytes.write(line, writer)
      writer.endRow()
      this.#count += 1
      this.#rows += 1
    }
    return true
  }

  /** Reads the header or a row. @returns false when it is invalid. */
  readRow(csvRow: CsvRow): boolean {
    if (!this.#table) {
      this.open(csvRow)
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

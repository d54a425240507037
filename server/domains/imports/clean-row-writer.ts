import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { CopyWriter } from './copy-writer.ts'
import { rejectForFullMarks } from './csv-problem.ts'
import type { CsvTable, TableFacts } from './csv-table.ts'
import type { LayerRow, RowFormat } from './import-definition.ts'
import { openTable } from './open-table.ts'

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

import type { Prisma } from '#server/generated/prisma/client.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { CsvTable } from './csv-table.ts'

/** Connection of a transaction under way. */
export type Transaction = Prisma.TransactionClient

/** What every row of a layer has. */
export interface LayerRow {
  number: number
  candidateId: string
}

/** A layer whose rows are in the database and whose record is about to be written. */
export interface NewLayer<Table> {
  id: string
  layer: number
  fileName: string
  filePath: string
  rowCount: number
  uploadedById: string | null
  table: Table
}

/** A kind of uploaded table: exam results or student lists. One engine stages, removes and sweeps both. */
export interface LayerKind<Row extends LayerRow = LayerRow, Table extends CsvTable<Row> = CsvTable<Row>> {
  /** Where the file store keeps the originals. */
  folder: string
  /** Table of the layers' records: id, layer, state, staged_at, file_path. */
  recordTable: 'exam_result_files' | 'student_uploads'
  /** Table of the layers' rows, keyed by layer and candidate_id. */
  rowTable: 'exam_results' | 'students'
  /** Begins to read a file by its header. */
  open(header: CsvRow): Table
  /** Writes rows, leaving out those whose key is taken. Answers how many were written. */
  insert(tx: Transaction, layer: number, rows: readonly Row[]): Promise<number>
  /** Writes the layer's record, staged, with its preview. */
  record(tx: Transaction, layer: NewLayer<Table>): Promise<void>
}

import type { Database } from '#server/db.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { CsvTable, TableFacts } from './csv-table.ts'
import type { IdSet } from './id-set.ts'

/** Connection of a transaction under way. */
export type Transaction = Prisma.TransactionClient

/** What every row of a layer has. */
export interface LayerRow {
  number: number
  candidateId: string
}

/** A published layer and how many rows it has. */
export interface StandingLayer {
  layer: number
  rowCount: number
}

/** Who is on the student lists that are active. */
export interface KnownCandidates {
  /** Newest first. */
  lists: readonly StandingLayer[]
  ids: IdSet
}

/** How many of a layer's candidates are on those lists. */
export interface KnownCount extends Pick<KnownCandidates, 'lists'> {
  count: number
}

/** A layer whose rows are in the database and whose record is about to be written. */
export interface NewLayer {
  id: string
  layer: number
  fileName: string
  filePath: string
  rowCount: number
  uploadedById: string | null
  facts: TableFacts
  /** Absent if they were not counted while they were read. */
  known?: KnownCount | undefined
}

/** A column of the rows' table, beside layer, candidate_id and row_number, and what a row has to put there. */
export interface RowColumn<Row> {
  name: string
  type: 'text' | 'numeric'
  value(row: Row): string | null
}

/** How the rows of a kind of table are read and where they are written. Pure: a thread of its own can use it. */
export interface RowFormat<Row extends LayerRow = LayerRow> {
  /** Table of the layers' rows, keyed by layer and candidate_id. */
  rowTable: 'exam_results' | 'students'
  columns: readonly RowColumn<Row>[]
  /** Begins to read a file by its header. */
  open(header: CsvRow): CsvTable<Row>
}

/** A kind of uploaded table: exam results or student lists. One engine stages, removes and sweeps both. */
export interface LayerKind<Row extends LayerRow = LayerRow> extends RowFormat<Row> {
  /** Where the file store keeps the originals. */
  folder: string
  /** Table of the layers' records: id, layer, state, staged_at, file_path. */
  recordTable: 'exam_result_files' | 'student_uploads'
  /** Whose rows the preview asks for; undefined when it can better ask the database. */
  knownCandidates?(db: Pick<Database, 'pool' | 'prisma'>): Promise<KnownCandidates | undefined>
  /** Writes the layer's record, staged, with its preview. */
  record(tx: Transaction, layer: NewLayer): Promise<void>
}

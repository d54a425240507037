import type { Prisma } from '#server/generated/prisma/client.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { Column, CsvTable, SubjectColumn, TableFacts } from './csv-table.ts'

/** The client of an open transaction. */
export type Transaction = Prisma.TransactionClient

export interface LayerRow {
  number: number
  candidateId: string
}

export interface PublishedLayer {
  layer: number
  rowCount: number
}

/** A layer with rows and without a record. */
interface NewLayer {
  id: string
  layer: number
  fileName: string
  filePath: string
  rowCount: number
  uploadedById: string | null
  facts: TableFacts
}

/** A column of the rows' table, besides layer, candidate_id and row_number, with its value. */
interface RowColumn<Row> {
  name: string
  type: 'text' | 'numeric' | 'text[]' | '"ResultOutcome"'
  /** As the database reads it; an array as its literal. */
  value(row: Row): string | null
}

/** Answers of staff about a file, beside its layout. */
export interface UploadAnswers {
  fullMarks?: string | undefined
  /** Names of the columns that are subjects. */
  subjects?: readonly string[] | undefined
  /** Whether rows of results have no mark where a column that is ignored says so. */
  takesRemarks?: boolean | undefined
  /** Places of columns that were hidden in their spreadsheet. */
  hiddenColumns?: readonly number[] | undefined
  /** Names of columns that they added, whose value every row has. */
  addedColumns?: readonly string[] | undefined
}

/** How rows are read and where they are written. Free of side effects, so that a worker thread can use it. */
export interface RowFormat<Row extends LayerRow = LayerRow> {
  /** Table of the layers' rows, keyed by layer and candidate_id. */
  rowTable: 'exam_results' | 'students'
  columns: readonly RowColumn<Row>[]
  fields: readonly Column<string>[]
  /** Of the exam, for the percentages that a file of results does not have. */
  fullMarks?: string | undefined
  /** Names of further columns of a file of results, whose cells are marks of subjects. */
  subjects?: readonly string[] | undefined
  /** Whether rows of results have no mark where a column that is ignored says so. */
  takesRemarks?: boolean | undefined
  /** Answers that are kept with a rejected file, for its corrected rows. */
  answers?: UploadAnswers | undefined
  subjectColumns?: readonly SubjectColumn[] | undefined
  /** Key of hashed PINs and dates of birth, for a list of students. */
  secretKey?: string | undefined
  /** Matches the header's columns. @throws CsvRejected when the header is invalid. */
  open(header: CsvRow): CsvTable<Row>
}

/** A kind of uploaded table: exam results or student lists. Both share staging, removal and clean-up. */
export interface ImportDefinition<Row extends LayerRow = LayerRow> extends RowFormat<Row> {
  /** Folder of the originals in the file store. */
  folder: string
  /** Table of the layers' records: id, layer, state, expires_at, file_path. */
  recordTable: 'exam_result_files' | 'student_uploads'
  /**
   * Makes the definition for a file from its first rows.
   *
   * @param before the answers about the rejected file, for an upload of its corrected rows.
   */
  definitionFor?(
    rows: AsyncIterable<readonly CsvRow[]>,
    before: UploadAnswers,
  ): Promise<ImportDefinition<Row>>
  /** Creates the layer's record in the state STAGED, with its preview. */
  record(tx: Transaction, layer: NewLayer): Promise<void>
}

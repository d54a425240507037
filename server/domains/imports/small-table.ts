import { Readable } from 'node:stream'
import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { readAtMost } from '#server/lib/upload-chunks.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { say } from '#server/locales/say.ts'
import { containerOf, readSheet } from './convert-spreadsheet.ts'
import {
  type CsvProblem,
  CsvRejected,
  type InvalidCsvShape,
  rejectEmptyFile,
  rejectFile,
} from './csv-problem.ts'
import type { Column, Report } from './csv-table.ts'
import { matchHeader } from './match-header.ts'

const MAX_BYTES = 2_000_000

/** A kind of table that is read at once and not kept. */
export interface SmallTable<Field extends string, Row> {
  columns: readonly Column<Field>[]
  /** Names the columns to somebody whose file lacks one. */
  required: string
  /** @param found a sentence with the number of wrong rows. @returns the sentence with its consequence. */
  refusalOf(found: string): string
  /** Without the header. */
  maxRows: number
  /** @returns a reader of the rows of one table, which returns undefined for a row that cannot be taken. */
  open(): (row: { number: number; cell: (field: Field) => string }, report: Report) => Row | undefined
}

export class SmallTableRows<Row> {
  readonly rows: Row[] = []
  readonly notes: string[] = []
  readonly #problems: CsvProblem[] = []
  readonly #refusalOf: (found: string) => string

  constructor(refusalOf: (found: string) => string) {
    this.#refusalOf = refusalOf
  }

  report(row: number, column: string | null, message: string): void {
    this.#problems.push({ row, column, message })
  }

  /** @throws CsvRejected when there are problems. */
  rejectIfWrong(): void {
    if (this.#problems.length === 0) return
    const problems = this.#problems.sort((one, other) => (one.row ?? 0) - (other.row ?? 0))
    const errorCount = new Set(problems.map(({ row }) => row)).size
    const found = errorCount === 1 ? say`1 row is wrong.` : say`${errorCount} rows are wrong.`
    throw new CsvRejected(this.#refusalOf(found), problems, { errorCount })
  }
}

/**
 * Reads a small upload: a CSV file, or a spreadsheet, which becomes CSV.
 *
 * @param sheet its name, of a spreadsheet with several.
 * @throws CsvRejected when it cannot be read, has no row that can be taken or is too large, or has several sheets and none is
 *   chosen. Wrong rows are reported in the answer.
 */
export async function readSmallTable<Field extends string, Row>(
  file: UploadedFile,
  sheet: string | undefined,
  table: SmallTable<Field, Row>,
): Promise<SmallTableRows<Row>> {
  const { notes, csv } = await smallCsv(file, sheet)
  const read = new SmallTableRows<Row>(table.refusalOf)
  let rows: ReturnType<typeof openRows<Field, Row>> | undefined
  try {
    const limits = { maxRows: table.maxRows + 1, batchSize: 500 }
    for await (const batch of readCsv(Readable.from([csv]), limits)) {
      for (const row of batch) {
        if (rows) rows.add(row)
        else rows = openRows(row, table, read)
      }
    }
  } catch (error) {
    if (error instanceof UnreadableCsv) throw rejectFile(error.message, { row: error.row })
    throw error
  }
  if (!rows) throw rejectEmptyFile(say`The file is empty.`)
  read.notes.push(...notes, ...rows.notes())
  if (read.rows.length > 0) return read
  read.rejectIfWrong()
  throw rejectEmptyFile()
}

function openRows<Field extends string, Row>(
  header: CsvRow,
  { columns, required, open }: SmallTable<Field, Row>,
  read: SmallTableRows<Row>,
) {
  const { positions, notes, problems, valuesOf } = matchHeader(header, columns)
  if (problems.length > 0) throw new CsvRejected(required, problems)
  const readRow = open()
  return {
    notes,
    add(row: CsvRow) {
      const report: Report = (column, message) => read.report(row.number, column, message)
      const values = valuesOf(row, report)
      if (!values) return
      const cell = (field: Field) => values[positions.get(field) ?? -1] ?? ''
      const tableRow = readRow({ number: row.number, cell }, report)
      if (tableRow) read.rows.push(tableRow)
    },
  }
}

async function smallCsv(
  file: UploadedFile,
  sheet: string | undefined,
): Promise<{ notes: string[]; csv: Uint8Array }> {
  const read = await readAtMost(file.createReadStream(), MAX_BYTES)
  if (!read)
    throw rejectFile(say`The file is larger than ${MAX_BYTES / 1e6} MB. Split it into several files.`)
  const bytes = new Uint8Array(read)
  const container = containerOf(bytes)
  return container ? readSheet(container, bytes, { sheet }) : { notes: [], csv: bytes }
}

/** Answers with the problems of a file that is refused. */
export async function answerRefusal<Answer>(work: () => Promise<Answer>): Promise<Answer | InvalidCsvShape> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CsvRejected) return error.answer
    throw error
  }
}

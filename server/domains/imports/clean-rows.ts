import { readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { type CleanPortion, CleanRowWriter } from './clean-row-writer.ts'
import { CsvRejected } from './csv-problem.ts'
import type { TableFacts } from './csv-table.ts'
import type { LayerRow, RowFormat } from './import-definition.ts'
import { READ_LIMITS } from './read-limits.ts'

// The fast path for valid files: rows are encoded for PostgreSQL's COPY, up to the first invalid row. Free of side
// effects, so that a worker thread can run it (see clean-rows-thread.ts).

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

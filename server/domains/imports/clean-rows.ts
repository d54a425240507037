import { readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { CopyWriter } from './copy-writer.ts'
import { CsvRejected } from './csv-problem.ts'
import type { CsvTable, TableFacts } from './csv-table.ts'
import type { LayerRow, RowFormat } from './layer-kind.ts'
import { openTable } from './open-table.ts'
import { READ_LIMITS } from './read-limits.ts'

// The short way for a file in which nothing is wrong: its rows are written as PostgreSQL's COPY reads them, and at the
// first thing that is wrong it ends. Pure, so that a thread of its own can do it (see clean-rows-thread.ts).

/** What is read of a file: rows, again and again, and then what the whole file says; or that it is not clean. */
export type CleanPart =
  | { rows: number; text: Uint8Array<ArrayBuffer> }
  | { facts: TableFacts }
  | { clean: false }

/** Bytes of rows that are handed on at once: enough for the handing on not to count. */
const PORTION = 64 * 1024

/** In the order in which the rows are written. */
export const copyColumns = ({ columns }: Pick<RowFormat, 'columns'>): string[] => [
  'layer',
  'candidate_id',
  'row_number',
  ...columns.map(({ name }) => name),
]

/** Reads a file and checks its rows like every other, as long as they are right. */
export async function* readCleanRows<Row extends LayerRow>(
  source: AsyncIterable<Uint8Array>,
  format: RowFormat<Row>,
  layer: number,
): AsyncGenerator<CleanPart> {
  let table: CsvTable<Row> | undefined
  let clean = true
  let any = false
  let rows = 0
  const report = () => {
    clean = false
  }
  const writer = new CopyWriter()
  const layerText = String(layer)
  const portion = (): CleanPart => {
    const part = { rows, text: writer.take() }
    any = true
    rows = 0
    return part
  }
  try {
    for await (const batch of readCsv(source, READ_LIMITS)) {
      for (const csvRow of batch) {
        if (!table) {
          table = openTable(format, csvRow)
          continue
        }
        const row = table.read(csvRow, report)
        if (!row || !clean) return yield { clean: false }
        writer.add(layerText)
        writer.add(row.candidateId)
        writer.addNumber(row.number)
        for (const { value } of format.columns) writer.add(value(row))
        writer.endRow()
        rows += 1
      }
      if (writer.size >= PORTION) yield portion()
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv || error instanceof CsvRejected)) throw error
    return yield { clean: false }
  }
  if (rows > 0) yield portion()
  yield table && any ? { facts: table.facts() } : { clean: false }
}

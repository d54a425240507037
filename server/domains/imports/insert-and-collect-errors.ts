import { type CsvRow, readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { CsvRejected, rejectEmptyFile, rejectFile, rejectForFullMarks } from './csv-problem.ts'
import { type CsvTable, columnsOf, type TableFacts } from './csv-table.ts'
import type { LayerRow, RowFormat, Transaction } from './import-definition.ts'
import { insertBatch } from './insert-batch.ts'
import { addedPlaces } from './left-out-rows.ts'
import { openTable } from './open-table.ts'
import type { ProblemList } from './problem-list.ts'
import { READ_LIMITS } from './read-limits.ts'
import { askForLayout } from './table-layout.ts'

interface Source {
  file: AsyncIterable<Uint8Array>
  filePath: string
  problems: ProblemList
  signal: AbortSignal | undefined
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

/**
 * Reads the file once, from its beginning to its end, writing the rows as they come, also behind a wrong one: so that
 * everything that is wrong is found at once.
 *
 * @throws CsvRejected with all of that; the signal's reason.
 */
export async function insertAndCollectErrors<Row extends LayerRow>(
  tx: Transaction,
  format: RowFormat<Row>,
  layer: number,
  { file, filePath, problems, signal }: Source,
): Promise<{ facts: TableFacts; rowCount: number }> {
  let table: CsvTable<Row> | undefined
  let rowCount = 0
  let isReadable = true
  try {
    for await (const batch of readCsv(file, READ_LIMITS)) {
      signal?.throwIfAborted()
      const [header, ...others] = batch
      const rows = table ? batch : others
      if (!table && header) {
        table = openOrAsk(format, batch)
        table.lookAhead?.(others)
        if (table.facts().needsFullMarks) throw rejectForFullMarks()
        problems.header = header.cells
        // Programs that separate values by commas would open 1,50 as 150.
        if (table.facts().hasDecimalCommas) problems.delimiter = header.delimiter
        const columns = columnsOf(format.fields, header.cells)
        problems.columns = columns.map((column) => column?.name)
        problems.addedAt = addedPlaces(format, header.cells)
        problems.textAt = columns.flatMap((column, place) => (column?.isText ? [place] : []))
      }
      if (table) rowCount += await insertBatch(tx, { format, layer, table, rows, problems })
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    if (error.row === null) throw rejectFile(error.message)
    isReadable = false
    await problems.add([{ row: error.row, column: null, message: error.message }], [])
  }
  await problems.rejectIfAny({
    ...(isReadable && { filePath }),
    answers: format.answers,
    needsFullMarks: table?.facts().needsFullMarks ?? false,
    subjectColumns: format.subjectColumns ?? [],
  })
  if (!table) throw rejectEmptyFile('The file is empty.')
  if (rowCount === 0) throw rejectEmptyFile()
  return { facts: table.facts(), rowCount }
}

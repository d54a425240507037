import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { CsvTable, LeftOutReason } from './csv-table.ts'
import { IdStatistics } from './id-statistics.ts'
import type { LayerRow, RowFormat } from './import-definition.ts'
import { findLeftOutRows } from './left-out-rows.ts'

const leftOutMessages: Record<LeftOutReason, string> = {
  HEADER: 'This row repeats the header. Delete it.',
  TOTAL: 'This row is a total and no candidate. Delete it.',
  OTHER: 'This row is of no candidate. Delete it.',
}

/**
 * Matches the header of a file, and adds statistics of the Candidate IDs to the facts of the table.
 *
 * @throws CsvRejected when the header is invalid.
 */
export function openTable<Row extends LayerRow>(format: RowFormat<Row>, header: CsvRow): CsvTable<Row> {
  const table = format.open(header)
  const ids = new IdStatistics()
  const leftOut = findLeftOutRows(format, header.cells, table)
  return {
    ...table,
    facts: () => ({ ...table.facts(), ids: ids.facts() }),
    read(csvRow, report) {
      const reason = leftOut(csvRow.cells)
      if (reason) {
        report(null, leftOutMessages[reason], reason)
        return undefined
      }
      const row = table.read(csvRow, report)
      if (row) ids.add(row.candidateId)
      return row
    },
  }
}

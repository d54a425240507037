import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { CsvTable } from './csv-table.ts'
import type { LayerRow, RowFormat } from './layer-kind.ts'
import { SAMPLE_SIZE } from './sample-size.ts'

/**
 * Begins to read a file by its header, and notices of its Candidate IDs what the preview would else go through all rows
 * for.
 *
 * @throws CsvRejected when the header is wrong.
 */
export function openTable<Row extends LayerRow>(format: RowFormat<Row>, header: CsvRow): CsvTable<Row> {
  const table = format.open(header)
  const first: string[] = []
  let [last, ascending, zeros] = ['', true, false]
  return {
    facts: () => ({ ...table.facts(), ids: { first, ascending, zeros } }),
    read(csvRow, report) {
      const row = table.read(csvRow, report)
      if (!row) return undefined
      const { candidateId } = row
      if (first.length < SAMPLE_SIZE) first.push(candidateId)
      if (candidateId < last) ascending = false
      if (candidateId.startsWith('0')) zeros = true
      last = candidateId
      return row
    },
  }
}

import { Prisma } from '#server/generated/prisma/client.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { CsvProblem } from './csv-problem.ts'
import type { CsvTable } from './csv-table.ts'
import type { LayerKind, LayerRow, Transaction } from './layer-kind.ts'
import type { ProblemList } from './problem-list.ts'

/**
 * Checks and writes the next rows of a file. Candidates who are listed twice are found by the table's own key, however
 * far apart their rows are.
 *
 * @returns how many rows there were.
 */
export async function insertBatch<Row extends LayerRow, Table extends CsvTable<Row>>(
  tx: Transaction,
  o: {
    kind: LayerKind<Row, Table>
    layer: number
    table: Table
    rows: readonly CsvRow[]
    problems: ProblemList
  },
): Promise<number> {
  const found: CsvProblem[] = []
  const rows: Row[] = []
  for (const csvRow of o.rows) {
    const row = o.table.read(csvRow, (column, message) => found.push({ row: csvRow.number, column, message }))
    if (row) rows.push(row)
  }
  if (rows.length > 0) {
    const written = await o.kind.insert(tx, o.layer, rows)
    if (written < rows.length) found.push(...(await duplicates(tx, o.kind.rowTable, o.layer, rows)))
  }
  await o.problems.add(found, o.rows)
  return o.rows.length
}

async function duplicates(
  tx: Transaction,
  rowTable: string,
  layer: number,
  rows: readonly LayerRow[],
): Promise<CsvProblem[]> {
  const ids = rows.map((row) => row.candidateId)
  const numbers = rows.map((row) => row.number)
  const twice = await tx.$queryRaw<{ id: string; row: number; first: number }[]>`
    SELECT given.id, given.row, kept.row_number AS first
    FROM unnest(${ids}::text[], ${numbers}::int[]) AS given (id, row)
    JOIN ${Prisma.raw(rowTable)} AS kept ON kept.layer = ${layer} AND kept.candidate_id = given.id
    WHERE kept.row_number <> given.row`
  return twice.map(({ id, row, first }) => ({
    row,
    column: 'Candidate ID',
    message: `Candidate ID “${id}” is in row ${first} already.`,
  }))
}

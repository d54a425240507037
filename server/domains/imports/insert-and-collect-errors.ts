import { arrayLiteral } from '#server/db/array-literal.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import {
  type CsvProblem,
  CsvRejected,
  rejectEmptyFile,
  rejectFile,
  rejectForFullMarks,
} from './csv-problem.ts'
import { type CsvTable, columnsOf, READ_LIMITS, type TableFacts } from './csv-table.ts'
import type { LayerRow, RowFormat, Transaction } from './import-definition.ts'
import { addedPlaces, openTable } from './open-table.ts'
import type { ProblemList } from './problem-list.ts'
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

/**
 * Validates and inserts a batch of rows. The table's indexes detect candidates listed twice anywhere in the file.
 *
 * @returns the number of rows.
 */
export async function insertBatch<Row extends LayerRow>(
  tx: Transaction,
  o: {
    format: RowFormat<Row>
    layer: number
    table: CsvTable<Row>
    rows: readonly CsvRow[]
    problems: ProblemList
  },
): Promise<number> {
  const found: CsvProblem[] = []
  const rows: Row[] = []
  for (const csvRow of o.rows) {
    const row = o.table.read(csvRow, (column, message, leftOut) => {
      found.push({ row: csvRow.number, column, message, leftOut })
    })
    if (row) rows.push(row)
  }
  if (rows.length > 0) {
    const written = await insert(tx, o.format, o.layer, rows)
    if (written < rows.length || (await hasOtherKeys(tx, o.format.rowTable, o.layer)))
      found.push(...(await duplicates(tx, o.format.rowTable, o.layer, rows)))
  }
  await o.problems.add(found, o.rows)
  return o.rows.length
}

/** Inserts rows, skipping existing IDs. @returns the number of inserted rows. */
function insert<Row extends LayerRow>(
  tx: Transaction,
  { rowTable, columns }: RowFormat<Row>,
  layer: number,
  rows: readonly Row[],
): Promise<number> {
  const values = columns.map(({ value }) => Prisma.sql`${arrayLiteral(rows.map(value))}::text[]`)
  const names = Prisma.raw(columns.map(({ name }) => name).join())
  // As text until here: an array of arrays would be flattened.
  const typed = Prisma.raw(columns.map(({ name, type }) => `${name}::${type}`).join())
  return tx.$executeRaw`
    INSERT INTO ${Prisma.raw(rowTable)} (layer, candidate_id, row_number, ${names})
    SELECT ${layer}::int, candidate_id, row_number, ${typed} FROM unnest(
      ${arrayLiteral(rows.map((row) => row.candidateId))}::text[],
      ${arrayLiteral(rows.map((row) => row.number))}::int[],
      ${Prisma.join(values)}
    ) AS given (candidate_id, row_number, ${names})
    ON CONFLICT DO NOTHING`
}

/** Whether any ID of a layer is not its own comparison key, so that another one may have the same key. */
async function hasOtherKeys(tx: Transaction, rowTable: string, layer: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT FROM ${Prisma.raw(rowTable)} WHERE layer = ${layer} AND candidate_id <> candidate_key(candidate_id) LIMIT 1`
  return rows.length > 0
}

/** The rows of a batch whose candidate another row of the file has, by the same ID or by one with the same key. */
async function duplicates(
  tx: Transaction,
  rowTable: string,
  layer: number,
  rows: readonly LayerRow[],
): Promise<CsvProblem[]> {
  const ids = rows.map((row) => row.candidateId)
  const numbers = rows.map((row) => row.number)
  const table = Prisma.raw(rowTable)
  const twice = await tx.$queryRaw<{ id: string; row: number; first: number; other: string }[]>`
    SELECT DISTINCT ON (given.row) given.id, given.row, kept.row_number AS first, kept.candidate_id AS other
    FROM unnest(${ids}::text[], ${numbers}::int[]) AS given (id, row)
    JOIN LATERAL (
      (SELECT * FROM ${table} WHERE layer = ${layer} AND candidate_id = given.id LIMIT 1)
      UNION ALL
      (SELECT * FROM ${table} WHERE layer = ${layer} AND candidate_id = candidate_key(given.id) LIMIT 1)
      UNION ALL
      (SELECT * FROM ${table} WHERE layer = ${layer} AND candidate_key(candidate_id) = candidate_key(given.id)
        AND candidate_id <> candidate_key(candidate_id) ORDER BY row_number LIMIT 1)
    ) AS kept ON kept.row_number < given.row
    ORDER BY given.row, kept.row_number`
  return twice.map(({ id, row, first, other }) => ({
    row,
    column: 'Candidate ID',
    message:
      id === other
        ? `Candidate ID “${id}” is in row ${first} already.`
        : `Candidate ID “${id}” is in row ${first} already, as “${other}”.`,
  }))
}

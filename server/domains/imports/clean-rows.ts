import { readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { CsvRejected } from './csv-problem.ts'
import type { CsvTable, TableFacts } from './csv-table.ts'
import type { LayerRow, RowFormat } from './layer-kind.ts'
import { READ_LIMITS } from './read-limits.ts'

// The short way for a file in which nothing is wrong: its rows are written as PostgreSQL's COPY reads them, and at the
// first thing that is wrong it ends. Pure, so that a thread of its own can do it (see clean-rows-thread.ts).

/** What is read of a file: rows, again and again, and then what the whole file says; or that it is not clean. */
export type CleanPart =
  | { rows: number; text: Uint8Array<ArrayBuffer> }
  | { facts: TableFacts }
  | { clean: false }

/** Rows that are handed on and written at once: enough for the statements not to count. */
const PORTION = 5000

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
  let lines: string[] = []
  const report = () => {
    clean = false
  }
  try {
    for await (const batch of readCsv(source, READ_LIMITS)) {
      for (const csvRow of batch) {
        if (!table) {
          table = format.open(csvRow)
          continue
        }
        const row = table.read(csvRow, report)
        if (!row || !clean) return yield { clean: false }
        lines.push(lineOf(row, format, layer))
      }
      if (lines.length < PORTION) continue
      yield portionOf(lines)
      any = true
      lines = []
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv || error instanceof CsvRejected)) throw error
    return yield { clean: false }
  }
  if (lines.length > 0) yield portionOf(lines)
  yield table && (any || lines.length > 0) ? { facts: table.facts() } : { clean: false }
}

function portionOf(lines: readonly string[]): CleanPart {
  return { rows: lines.length, text: new TextEncoder().encode(lines.join('')) }
}

function lineOf<Row extends LayerRow>(row: Row, { columns }: RowFormat<Row>, layer: number): string {
  let line = `${layer}\t${escaped(row.candidateId)}\t${row.number}`
  for (const { value } of columns) line += `\t${escaped(value(row))}`
  return `${line}\n`
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value in COPY's text format. */
function escaped(value: string | null): string {
  if (value === null) return '\\N'
  return /[\\\t\n\r]/.test(value)
    ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
    : value
}

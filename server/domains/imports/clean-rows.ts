import type { LineCutter } from '#server/lib/csv/line-cutter.ts'
import { type OpenLines, openLines } from '#server/lib/csv/open-lines.ts'
import { type CsvProgress, readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { type CleanPortion, CleanRowWriter } from './clean-row-writer.ts'
import { CsvRejected } from './csv-problem.ts'
import type { TableFacts } from './csv-table.ts'
import type { LayerRow, RowFormat } from './layer-kind.ts'
import { READ_LIMITS } from './read-limits.ts'

// The short way for a file in which nothing is wrong: its rows are written as PostgreSQL's COPY reads them, and at the
// first thing that is wrong it ends. Pure, so that a thread of its own can do it (see clean-rows-thread.ts).

/** What is read of a file: rows, again and again, and then what the whole file says; or that it is not clean. */
export type CleanPart = CleanPortion | { facts: TableFacts } | { clean: false }

/** Bytes of rows that are handed on at once: enough for the handing on not to count. */
const PORTION = 64 * 1024

/** In the order in which the rows are written. */
export const copyColumns = ({ columns }: Pick<RowFormat, 'columns'>): string[] => [
  'layer',
  'candidate_id',
  'row_number',
  ...columns.map(({ name }) => name),
]

/**
 * Reads a file and checks its rows like every other, as long as they are right: first its lines as they lie, and from the
 * first one on that needs more than a look at its bytes, its text.
 */
export async function* readCleanRows<Row extends LayerRow>(
  source: AsyncIterable<Uint8Array>,
  format: RowFormat<Row>,
  layer: number,
): AsyncGenerator<CleanPart> {
  const chunks = source[Symbol.asyncIterator]()
  const rows = new CleanRowWriter(format, layer)
  try {
    const { beginning, lines } = await openLines(chunks)
    if (lines) {
      rows.open({ number: 1, cells: lines.header })
      let more = true
      while (more) {
        more = rows.readLines(lines.cutter) && (await addChunk(lines.cutter, chunks))
        if (rows.size >= PORTION) yield rows.take()
      }
    }
    const rest = following(lines?.cutter.rest() ?? beginning, chunks)
    for await (const batch of readCsv(rest, READ_LIMITS, lines && progressOf(lines, rows))) {
      for (const row of batch) if (!rows.readRow(row)) return yield { clean: false }
      if (rows.size >= PORTION) yield rows.take()
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv || error instanceof CsvRejected)) throw error
    return yield { clean: false }
  } finally {
    await chunks.return?.()
  }
  if (rows.size > 0) yield rows.take()
  yield rows.end()
}

function progressOf({ delimiter, cutter }: OpenLines, { count }: { count: number }): CsvProgress {
  return { delimiter, number: cutter.line.number, count }
}

async function addChunk(cutter: LineCutter, chunks: AsyncIterator<Uint8Array>): Promise<boolean> {
  const { value, done } = await chunks.next()
  if (done) return false
  cutter.add(value)
  return true
}

async function* following(
  beginning: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield beginning
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}

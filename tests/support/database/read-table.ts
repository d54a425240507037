import { type CsvProblem, CsvRejected } from '#server/domains/imports/csv-problem.ts'
import type { CsvTable, TableFacts } from '#server/domains/imports/csv-table.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { readCsv } from '#server/lib/csv/read-csv.ts'
import { inLanguage, said } from '#server/locales/say.ts'

interface Read<Row> {
  rows: Row[]
  notes: readonly string[]
  /** Absent when the header is wrong. */
  facts?: TableFacts | undefined
  message?: string
  problems: CsvProblem[]
}

/** Reads a whole small table without a database: its rows, its notes and everything that is wrong with it. */
export async function readTable<Row>(
  file: string | Uint8Array,
  open: (header: CsvRow) => CsvTable<Row>,
): Promise<Read<Row>> {
  const rows: Row[] = []
  const problems: CsvProblem[] = []
  let table: CsvTable<Row> | undefined
  try {
    for await (const batch of readCsv(oneChunk(file), { maxRows: 100_000, batchSize: 100 })) {
      for (const row of batch) {
        if (!table) {
          table = open(row)
          table.lookAhead?.(batch.slice(1))
          continue
        }
        const read = table.read(row, (column, message) => problems.push({ row: row.number, column, message }))
        if (read) rows.push(read)
      }
    }
  } catch (error) {
    if (!(error instanceof CsvRejected)) throw error
    return {
      rows,
      notes: [],
      message: said(error.message),
      problems: inLanguage(error.answer.problems, 'en'),
    }
  }
  const facts = table?.facts()
  return { rows, ...inLanguage({ notes: facts?.notes ?? [], facts, problems }, 'en') }
}

async function* oneChunk(file: string | Uint8Array) {
  yield typeof file === 'string' ? Buffer.from(file) : file
}

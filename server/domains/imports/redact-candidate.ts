import { Readable } from 'node:stream'
import { readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { BOM, plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { CsvRejected } from './csv-problem.ts'
import type { CsvTable } from './csv-table.ts'
import type { ImportDefinition } from './import-definition.ts'

const BATCH_SIZE = 1000

/**
 * Copies a stored table as CSV and replaces the rows of one candidate by blank rows, so that the other rows keep their
 * numbers.
 *
 * @returns the copy's key in the store.
 * @throws FileMissing when there is no such file.
 */
export async function redactCandidate(
  files: FileStore,
  kind: Pick<ImportDefinition, 'folder' | 'open'>,
  filePath: string,
  candidateId: string,
): Promise<string> {
  const copy = `${kind.folder}/${uuid7()}.csv`
  const rows = rowsWithout(await files.open(filePath), kind, candidateId)
  await files.put(copy, Readable.from(rows, { objectMode: false }), { maxBytes: Number.POSITIVE_INFINITY })
  return copy
}

async function* rowsWithout(
  source: AsyncIterable<Uint8Array>,
  kind: Pick<ImportDefinition, 'open'>,
  candidateId: string,
): AsyncGenerator<Buffer> {
  let table: CsvTable<{ candidateId: string }> | undefined
  let number = 0
  yield Buffer.from(BOM)
  // The file was accepted once, so limits do not apply.
  for await (const batch of readCsv(source, { maxRows: Number.MAX_SAFE_INTEGER, batchSize: BATCH_SIZE })) {
    let lines = ''
    for (const row of batch) {
      while (++number < row.number) lines += '\r\n'
      const isTheirs = table?.read(row, () => {})?.candidateId === candidateId
      table ??= kind.open(row)
      lines += isTheirs ? '\r\n' : plainCsvLine(row.cells, row.delimiter)
    }
    yield Buffer.from(lines)
  }
}

/** Whether a stored table has a row of the candidate; 'unreadable' if it cannot be parsed. */
export async function holdsCandidate(
  files: FileStore,
  kind: Pick<ImportDefinition, 'open'>,
  filePath: string,
  candidateId: string,
): Promise<'yes' | 'no' | 'unreadable'> {
  const source = await files.open(filePath)
  try {
    let table: CsvTable<{ candidateId: string }> | undefined
    for await (const batch of readCsv(source, { maxRows: Number.MAX_SAFE_INTEGER, batchSize: BATCH_SIZE })) {
      for (const row of batch) {
        if (table?.read(row, () => {})?.candidateId === candidateId) return 'yes'
        table ??= kind.open(row)
      }
    }
    return 'no'
  } catch (error) {
    if (error instanceof CsvRejected || error instanceof UnreadableCsv) return 'unreadable'
    throw error
  } finally {
    source.destroy()
  }
}

import { Readable } from 'node:stream'
import { readCsv } from '#server/lib/csv/read-csv.ts'
import { BOM, csvLine } from '#server/lib/csv/write-csv.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { CsvTable } from './csv-table.ts'
import type { LayerKind } from './layer-kind.ts'

const BATCH_SIZE = 1000

/**
 * Copies a stored table but for the rows of one candidate, as a CSV file that spreadsheet programs open. Where such a row
 * stood is a blank one, so that all others keep their numbers.
 *
 * @returns the copy's key in the store.
 * @throws FileMissing when there is no such file.
 */
export async function copyWithout(
  files: FileStore,
  kind: Pick<LayerKind, 'folder' | 'open'>,
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
  kind: Pick<LayerKind, 'open'>,
  candidateId: string,
): AsyncGenerator<Buffer> {
  let table: CsvTable<{ candidateId: string }> | undefined
  let number = 0
  yield Buffer.from(BOM)
  // It was taken in once, so there is nothing to refuse now.
  for await (const batch of readCsv(source, { maxRows: Number.MAX_SAFE_INTEGER, batchSize: BATCH_SIZE })) {
    let lines = ''
    for (const row of batch) {
      while (++number < row.number) lines += '\r\n'
      const isTheirs = table?.read(row, () => {})?.candidateId === candidateId
      table ??= kind.open(row)
      lines += isTheirs ? '\r\n' : csvLine(row.cells)
    }
    yield Buffer.from(lines)
  }
}

import { Readable } from 'node:stream'
import { readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { BOM, plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { CsvRejected } from './csv-problem.ts'
import { ERROR_FILES } from './error-file.ts'
import type { RowFormat } from './import-definition.ts'
import { READ_LIMITS } from './read-limits.ts'

/** The file has no column with secrets, or will be refused. */
class NothingToTake extends Error {
  override name = 'NothingToTake'
}

/**
 * Empties the cells with secrets in a stored upload. The file as it was uploaded is moved to where refused uploads are,
 * which are deleted after an hour.
 *
 * @returns the key of the file as it was uploaded, to be read and then deleted; undefined when nothing was changed.
 */
export async function takeSecretsOut(
  files: FileStore,
  kind: Pick<RowFormat, 'open'>,
  filePath: string,
): Promise<string | undefined> {
  const uploaded = `${ERROR_FILES}/${uuid7()}.uploaded.csv`
  const copy = `${ERROR_FILES}/${uuid7()}.copy.csv`
  const source = await files.open(filePath)
  try {
    const lines = Readable.from(linesWithoutSecrets(source, kind), { objectMode: false })
    await files.put(copy, lines, { maxBytes: Number.POSITIVE_INFINITY })
  } catch (error) {
    await files.delete(copy)
    if (error instanceof NothingToTake) return undefined
    throw error
  } finally {
    source.destroy()
  }
  await files.move(filePath, uploaded)
  await files.move(copy, filePath)
  return uploaded
}

async function* linesWithoutSecrets(
  source: AsyncIterable<Uint8Array>,
  kind: Pick<RowFormat, 'open'>,
): AsyncGenerator<Buffer> {
  let secretAt: ReadonlySet<number> | undefined
  let number = 0
  try {
    for await (const batch of readCsv(source, READ_LIMITS)) {
      let lines = ''
      for (const row of batch) {
        // Rows keep their numbers.
        while (++number < row.number) lines += '\r\n'
        const at = secretAt
        const cells = at ? row.cells.map((cell, place) => (at.has(place) ? '' : cell)) : row.cells
        lines += plainCsvLine(cells, row.delimiter)
        if (at) continue
        secretAt = new Set(kind.open(row).secretAt)
        if (secretAt.size === 0) throw new NothingToTake()
        yield Buffer.from(BOM)
      }
      yield Buffer.from(lines)
    }
  } catch (error) {
    throw error instanceof CsvRejected || error instanceof UnreadableCsv ? new NothingToTake() : error
  }
}

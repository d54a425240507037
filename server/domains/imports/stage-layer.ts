import type { Readable } from 'node:stream'
import type { Database } from '#server/db.ts'
import { readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { baseName } from '#server/lib/file-name.ts'
import { type FileStore, FileTooLarge } from '#server/lib/file-store.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { rejectFile } from './csv-problem.ts'
import type { CsvTable } from './csv-table.ts'
import { insertBatch } from './insert-batch.ts'
import type { LayerKind, LayerRow, Transaction } from './layer-kind.ts'
import { createProblemList, type ProblemList } from './problem-list.ts'

const MAX_BYTES = 100_000_000
const MAX_ROWS = 1_000_000
/** Small enough that look-ups on the same thread do not notice, large enough that round trips do not count. */
const BATCH_SIZE = 1000
/** A million rows take well under a minute; a transaction that takes longer than this has lost its database. */
const TRANSACTION = { timeout: 30 * 60_000, maxWait: 2 * 60_000 }

export interface Upload {
  fileName: string
  body: Readable
  uploadedById: string | null
  /** Ends the import, as if it had never begun. */
  signal?: AbortSignal
}

/**
 * Takes in an uploaded CSV file as a staged layer: rows, record and preview in one transaction, or nothing at all.
 * The file goes to the store first, so that a slow upload never holds a transaction open.
 *
 * @returns the id of the layer's record.
 * @throws CsvRejected with every problem of a file that cannot be taken; whatever the body throws when it breaks off;
 *   the signal's reason.
 */
export async function stageLayer<Row extends LayerRow, Table extends CsvTable<Row>>(
  { db, files }: { db: Database; files: FileStore },
  kind: LayerKind<Row, Table>,
  upload: Upload,
): Promise<string> {
  const { signal } = upload
  const fileName = baseName(upload.fileName)
  if (!/\.csv$/i.test(fileName)) throw rejectFile('Please upload a CSV file')
  const id = uuid7()
  const filePath = `${kind.folder}/${id}.csv`
  await files.put(filePath, upload.body, { maxBytes: MAX_BYTES }).catch((error: unknown) => {
    throw error instanceof FileTooLarge
      ? rejectFile('The file is larger than 100 MB. Split it into several files.')
      : error
  })
  const problems = createProblemList(files, fileName)
  let complete = false
  try {
    await db.prisma.$transaction(async (tx) => {
      const layer = await nextLayer(tx, kind)
      const { table, rowCount } = await fillLayer(tx, kind, layer, {
        ...{ problems, signal },
        file: await files.open(filePath),
      })
      await kind.record(tx, {
        id,
        layer,
        fileName,
        filePath,
        rowCount,
        table,
        uploadedById: upload.uploadedById,
      })
      signal?.throwIfAborted()
      complete = true
    }, TRANSACTION)
  } catch (error) {
    await problems.abandon()
    // Once all was written, the answer to the commit may have been lost: the file is then the sweep's to judge. It also
    // takes what cannot be deleted now.
    if (!complete) await files.delete(filePath).catch(() => {})
    throw error
  }
  return id
}

async function nextLayer(tx: Transaction, kind: Pick<LayerKind, 'recordTable'>): Promise<number> {
  const [row] = await tx.$queryRaw<{ layer: number }[]>`
    SELECT nextval(pg_get_serial_sequence(${kind.recordTable}, 'layer'))::int AS layer`
  if (!row) throw new Error(`No sequence of layers for ${kind.recordTable}`)
  return row.layer
}

interface FilledLayer<Table> {
  table: Table
  rowCount: number
}

/** Reads the file once, from its beginning to its end, writing the rows as they come. */
async function fillLayer<Row extends LayerRow, Table extends CsvTable<Row>>(
  tx: Transaction,
  kind: LayerKind<Row, Table>,
  layer: number,
  { file, problems, signal }: { file: Readable; problems: ProblemList; signal: AbortSignal | undefined },
): Promise<FilledLayer<Table>> {
  let table: Table | undefined
  let rowCount = 0
  try {
    for await (const batch of readCsv(file, { maxRows: MAX_ROWS + 1, batchSize: BATCH_SIZE })) {
      signal?.throwIfAborted()
      const [header, ...others] = batch
      const rows = table ? batch : others
      if (!table && header) {
        table = kind.open(header)
        problems.header = header.cells
      }
      if (table) rowCount += await insertBatch(tx, { kind, layer, table, rows, problems })
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    if (error.row === null) throw rejectFile(error.message)
    await problems.add([{ row: error.row, column: null, message: error.message }], [])
  }
  await problems.rejectIfAny()
  if (!table) throw rejectFile('The file is empty.')
  if (rowCount === 0) throw rejectFile('The file has a header but no rows.')
  return { table, rowCount }
}

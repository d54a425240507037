import { Readable } from 'node:stream'
import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { watchConnection } from '#server/db/shared-pool.ts'
import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { baseName } from '#server/lib/file-name.ts'
import { pauseWhileBusy } from '#server/lib/pause-while-busy.ts'
import type { PeekableBytes } from '#server/lib/peekable-bytes.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { type FileStore, FileTooLarge } from '#server/storage/file-store.ts'
import { readCleanRows } from './read-rows.ts'
import { readCleanRowsOnThread } from './read-rows-on-thread.ts'
import {
  containerOf,
  SIGNATURE_BYTES,
  SPREADSHEET_NAME,
  type SpreadsheetContainer,
} from './convert-spreadsheet.ts'
import { hasSameKeys, loadByCopy, NotClean } from './load-rows.ts'
import { rejectFile } from './csv-problem.ts'
import { READ_LIMITS } from './csv-table.ts'
import type { ImportDefinition, LayerRow, NewLayer, Transaction } from './import-definition.ts'
import { insertAndCollectErrors } from './insert-and-collect-errors.ts'
import { type PreparedCsv, prepareCsv } from './prepare-csv.ts'
import { createProblemList } from './problem-list.ts'
import type { TableLayout } from './table-layout.ts'

const MAX_BYTES = 100_000_000
/** Smaller files are read on the main thread within a fraction of a second: starting a worker thread would take longer. */
const SMALL_BYTES = 2_000_000
/** Far above the minute that a million rows take. */
const TRANSACTION = { timeout: 30 * 60_000, maxWait: 2 * 60_000 }

interface Resources {
  db: Database
  files: FileStore
}

export interface Upload {
  fileName: string
  body: Readable
  uploadedById: string | null
  /** Name of the sheet to read, of a spreadsheet with several. */
  sheet?: string | undefined
  layout?: TableLayout | undefined
  /** Aborts the import without a trace. */
  signal?: AbortSignal
  /** Whether the import should pause for other requests. */
  isBusy?(): boolean
  /** Runs the work when the import may use the database (see staging-queue.ts); absent means at once. */
  inTurn?<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Stages an uploaded CSV file or spreadsheet as a layer: rows, record and preview in one transaction. The file is stored first, so that
 * neither a slow upload nor one that waits for its turn holds a connection.
 *
 * @returns the id of the layer's record.
 * @throws CsvRejected with the problems of the file; errors of the body; the signal's reason.
 */
export async function stageLayer<Row extends LayerRow>(
  { db, files }: Resources,
  kind: ImportDefinition<Row>,
  upload: Upload,
): Promise<string> {
  const fileName = baseName(upload.fileName)
  if (!SPREADSHEET_NAME.test(fileName) && !/\.csv$/i.test(fileName))
    throw rejectFile('Please upload a CSV file')
  const id = uuid7()
  const filePath = `${kind.folder}/${id}.csv`
  const stored = await storeUpload(files, filePath, upload.body)
  let isWritten = false
  const onWritten = () => {
    isWritten = true
  }
  const stage = async () => {
    const csv = await prepareCsv(files, kind, { fileName, filePath, ...stored }, upload)
    try {
      await stageRows({ db, files }, kind, { id, csv, upload, onWritten })
    } finally {
      // The clean-up job retries a failed deletion.
      if (csv.withSecrets !== undefined) await files.delete(csv.withSecrets).catch(() => {})
    }
  }
  try {
    await (upload.inTurn?.(stage) ?? stage())
  } catch (error) {
    // After all writes, the commit may have succeeded: the clean-up job then decides about the file. It also retries a
    // failed deletion.
    if (!isWritten) await files.delete(filePath).catch(() => {})
    throw error
  }
  return id
}

async function storeUpload(
  files: FileStore,
  filePath: string,
  body: Readable,
): Promise<{ size: number; container: SpreadsheetContainer | undefined }> {
  let beginning = Buffer.alloc(0)
  async function* watched() {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (beginning.length < SIGNATURE_BYTES) beginning = Buffer.concat([beginning, chunk])
      yield chunk
    }
  }
  try {
    const source = Readable.from(watched(), { objectMode: false })
    const { size } = await files.put(filePath, source, { maxBytes: MAX_BYTES })
    return { size, container: containerOf(beginning) }
  } catch (error) {
    if (!(error instanceof FileTooLarge)) throw error
    throw rejectFile('The file is larger than 100 MB. Split it into several files.')
  }
}

/** Input of a new layer. */
interface NewLayerSource {
  id: string
  csv: PreparedCsv
  upload: Upload
  /** Called when everything is written, before the commit. */
  onWritten(): void
}

/**
 * The COPY loader reads the file. If a row is invalid, its transaction has failed: the diagnosing loader reads the file again,
 * inserts each row, and reports all problems.
 */
async function stageRows<Row extends LayerRow>(
  { db, files }: Resources,
  kind: ImportDefinition<Row>,
  source: NewLayerSource,
): Promise<void> {
  const { csv, upload } = source
  const problems = createProblemList(files, csv.fileName)
  let file = await csv.open()
  try {
    const { definitionFor, ...own } = kind
    const found = (await definitionFor?.(readableRows(file.ahead()), csv.answers)) ?? own
    const definition = { ...found, answers: { ...csv.answers, ...found.answers } }
    const write = (load: LoadRows) => writeLayer(db, definition, source, load)
    // The embedded database does not support COPY FROM STDIN.
    if (db.kind === 'server') {
      const isClean = await write(copyRows(definition, source, file)).then(() => true, whenNotClean)
      if (isClean) return
      file.close()
      file = await csv.open()
    }
    const filePath = csv.withSecrets ?? csv.filePath
    await write(({ tx, layer }) =>
      insertAndCollectErrors(tx, definition, layer, {
        file: file.all(),
        filePath,
        problems,
        signal: upload.signal,
      }),
    )
  } catch (error) {
    await problems.abandon()
    throw error
  } finally {
    file.close()
  }
}

/** Loads a file's rows into the database. */
type LoadRows = (o: {
  tx: Transaction
  /** The connection of the transaction. */
  connection: () => pg.ClientBase
  layer: number
}) => Promise<Pick<NewLayer, 'facts' | 'rowCount'>>

/** Writes rows and record of a layer in one transaction. */
async function writeLayer<Row extends LayerRow>(
  db: Database,
  definition: ImportDefinition<Row>,
  { id, csv, upload, onWritten }: NewLayerSource,
  load: LoadRows,
): Promise<void> {
  const { fileName, filePath, corrected } = csv
  const { uploadedById, signal } = upload
  await watchConnection((connection) =>
    db.prisma.$transaction(async (tx) => {
      const layer = await nextLayer(tx, definition)
      const loaded = await load({ tx, connection, layer })
      const facts = { ...loaded.facts, notes: [...csv.notes, ...loaded.facts.notes], corrected }
      await definition.record(tx, { id, layer, fileName, filePath, uploadedById, ...loaded, facts })
      signal?.throwIfAborted()
      onWritten()
    }, TRANSACTION),
  )
}

function copyRows<Row extends LayerRow>(
  definition: ImportDefinition<Row>,
  { csv, upload }: NewLayerSource,
  file: PeekableBytes,
): LoadRows {
  return async ({ connection, layer }) => {
    const readRows = csv.size < SMALL_BYTES ? readCleanRows<Row> : readCleanRowsOnThread
    const parts = pauseWhileBusy(readRows(untilAborted(file.all(), upload.signal), definition, layer), upload)
    const loaded = await loadByCopy(connection(), definition, parts)
    if (await hasSameKeys(connection(), definition, layer)) throw new NotClean()
    return loaded
  }
}

/** The rows of a file; of an unreadable one, those before the place that cannot be read. */
async function* readableRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly CsvRow[]> {
  try {
    yield* readCsv(source, READ_LIMITS)
  } catch (error) {
    // The loader reports it.
    if (!(error instanceof UnreadableCsv)) throw error
  }
}

function whenNotClean(error: unknown): false {
  if (error instanceof NotClean) return false
  throw error
}

async function* untilAborted(
  file: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of file) {
    signal?.throwIfAborted()
    yield chunk
  }
}

async function nextLayer(tx: Transaction, kind: Pick<ImportDefinition, 'recordTable'>): Promise<number> {
  const [row] = await tx.$queryRaw<{ layer: number }[]>`
    SELECT nextval(pg_get_serial_sequence(${kind.recordTable}, 'layer'))::int AS layer`
  if (!row) throw new Error(`No sequence of layers for ${kind.recordTable}`)
  return row.layer
}

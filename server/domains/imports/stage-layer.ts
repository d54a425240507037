import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { watchConnection } from '#server/db/shared-pool.ts'
import { type CsvRow, readCsv } from '#server/lib/csv/read-csv.ts'
import { UnreadableCsv } from '#server/lib/csv/unreadable-csv.ts'
import { baseName } from '#server/lib/file-name.ts'
import { pauseWhileBusy } from '#server/lib/pause-while-busy.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { type FileStore, FileTooLarge } from '#server/storage/file-store.ts'
import { applyLayout } from './apply-layout.ts'
import { readCleanRows } from './clean-rows.ts'
import { readCleanRowsAside } from './clean-rows-aside.ts'
import { convertSpreadsheet, SPREADSHEET_NAME } from './convert-spreadsheet.ts'
import { loadByCopy, NotClean } from './copy-loader.ts'
import { rejectFile } from './csv-problem.ts'
import { loadAndDiagnose } from './diagnosing-loader.ts'
import { rejectedFileName } from './error-file.ts'
import type { ImportDefinition, LayerRow, NewLayer, Transaction } from './import-definition.ts'
import { joinCorrections } from './join-corrections.ts'
import { createProblemList } from './problem-list.ts'
import { READ_LIMITS } from './read-limits.ts'
import type { TableLayout } from './table-layout.ts'
import { takeSecretsOut } from './take-secrets-out.ts'

const MAX_BYTES = 100_000_000
/** Smaller files are read on the main thread within a fraction of a second: starting a worker thread would take longer. */
const SMALL_BYTES = 2_000_000
/** Far above the minute that a million rows take. */
const TRANSACTION = { timeout: 30 * 60_000, maxWait: 2 * 60_000 }

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
 * neither a slow upload nor one that waits for its turn holds a connection. The COPY loader reads it; if a row is invalid, the
 * diagnosing loader reads it again and reports all problems.
 *
 * @returns the id of the layer's record.
 * @throws CsvRejected with the problems of the file; errors of the body; the signal's reason.
 */
export async function stageLayer<Row extends LayerRow>(
  { db, files }: { db: Database; files: FileStore },
  kind: ImportDefinition<Row>,
  upload: Upload,
): Promise<string> {
  const { signal } = upload
  let fileName = baseName(upload.fileName)
  const isSpreadsheet = SPREADSHEET_NAME.test(fileName)
  if (!isSpreadsheet && !/\.csv$/i.test(fileName)) throw rejectFile('Please upload a CSV file')
  const id = uuid7()
  const filePath = `${kind.folder}/${id}.csv`
  // The embedded database does not support COPY FROM STDIN.
  const isCopied = db.kind === 'server'
  const stored = await files.put(filePath, upload.body, { maxBytes: MAX_BYTES }).catch((error: unknown) => {
    throw error instanceof FileTooLarge
      ? rejectFile('The file is larger than 100 MB. Split it into several files.')
      : error
  })
  let size = stored.size
  let sheetNotes: readonly string[] = []
  let corrected: Awaited<ReturnType<typeof joinCorrections>>
  let problems: ReturnType<typeof createProblemList> | undefined
  let complete = false
  /** The file as it was uploaded, if it is not stored like that. */
  let uploaded: string | undefined
  const stage = async (fill: Fill, definition: ImportDefinition<Row>) => {
    // Before the transaction, which would make look-ups in the embedded database wait for the file store.
    const file = await files.open(uploaded ?? filePath)
    const load = watchConnection((connection) =>
      db.prisma.$transaction(async (tx) => {
        const layer = await nextLayer(tx, kind)
        const filled = await fill({ tx, connection, layer, file })
        const { uploadedById } = upload
        const notes = [...sheetNotes, ...filled.facts.notes]
        const facts = { ...filled.facts, notes, corrected }
        await definition.record(tx, { id, layer, fileName, filePath, uploadedById, ...filled, facts })
        signal?.throwIfAborted()
        complete = true
      }, TRANSACTION),
    )
    // Closes the file also when it was never read.
    await load.finally(() => file.destroy())
  }
  const copyRows =
    (definition: ImportDefinition<Row>): Fill =>
    async ({ connection, layer, file }) => {
      const readRows = size < SMALL_BYTES ? readCleanRows<Row> : readCleanRowsAside
      const parts = pauseWhileBusy(readRows(untilAborted(file, signal), definition, layer), upload)
      return loadByCopy(connection(), definition, parts)
    }
  const stageRows = async () => {
    const converted = await convertSpreadsheet(files, { filePath, size, sheet: upload.sheet, signal })
    if (converted) {
      sheetNotes = [`Read from the spreadsheet “${fileName}”, and kept as CSV.`, ...converted.notes]
      size = converted.size
    }
    // What is stored is CSV by now, whatever its name was.
    fileName = fileName.replace(SPREADSHEET_NAME, '.csv')
    if (upload.layout) {
      sheetNotes = [...sheetNotes, ...(await applyLayout(files, filePath, kind.fields, upload.layout))]
    }
    corrected = await joinCorrections(files, { fileName, filePath }, kind.fields)
    if (corrected?.isWhole) fileName = rejectedFileName(fileName)
    if (kind.secretKey !== undefined) uploaded = await takeSecretsOut(files, kind, filePath)
    const found = createProblemList(files, fileName)
    problems = found
    const definition = kind.definitionFor
      ? await definitionOfFile(files, uploaded ?? filePath, kind.definitionFor)
      : kind
    const diagnose: Fill = ({ tx, layer, file }) =>
      loadAndDiagnose(tx, definition, layer, {
        file,
        filePath: uploaded ?? filePath,
        problems: found,
        signal,
      })
    const isClean = isCopied && (await stage(copyRows(definition), definition).then(() => true, whenNotClean))
    if (!isClean) await stage(diagnose, definition)
  }
  try {
    await (upload.inTurn?.(stageRows) ?? stageRows())
  } catch (error) {
    await problems?.abandon()
    // After all writes, the commit may have succeeded: the clean-up job then decides about the file. It also retries a
    // failed deletion.
    if (!complete) await files.delete(filePath).catch(() => {})
    throw error
  } finally {
    // The clean-up job retries a failed deletion.
    if (uploaded !== undefined) await files.delete(uploaded).catch(() => {})
  }
  return id
}

/** Loads a file's rows into the database. */
type Fill = (o: {
  tx: Transaction
  /** The connection of the transaction. */
  connection: () => pg.ClientBase
  layer: number
  file: Readable
}) => Promise<Pick<NewLayer, 'facts' | 'rowCount'>>

/** Finds the definition for a stored file by its rows; for an unreadable one, those before the place that cannot be read. */
async function definitionOfFile<Row extends LayerRow>(
  files: FileStore,
  filePath: string,
  by: NonNullable<ImportDefinition<Row>['definitionFor']>,
): Promise<ImportDefinition<Row>> {
  const source = await files.open(filePath)
  try {
    return await by(readableRows(source))
  } finally {
    source.destroy()
  }
}

async function* readableRows(source: Readable): AsyncGenerator<readonly CsvRow[]> {
  try {
    yield* readCsv(source, READ_LIMITS)
  } catch (error) {
    // Whoever reads it next says so.
    if (!(error instanceof UnreadableCsv)) throw error
  }
}

function whenNotClean(error: unknown): false {
  if (error instanceof NotClean) return false
  throw error
}

async function* untilAborted(file: Readable, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  for await (const chunk of file as AsyncIterable<Uint8Array>) {
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

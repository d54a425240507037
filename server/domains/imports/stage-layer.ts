import { Readable } from 'node:stream'
import type { Database } from '#server/db/database.ts'
import { watchConnection } from '#server/db/shared-pool.ts'
import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { baseName } from '#server/lib/file-name.ts'
import { pauseWhileBusy } from '#server/lib/pause-while-busy.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { type FileStore, FileTooLarge } from '#server/storage/file-store.ts'
import type { Locale } from '#shared/locales.ts'
import { containerOf, SIGNATURE_BYTES, SPREADSHEET_NAME } from './convert-spreadsheet.ts'
import { rejectEmptyFile, rejectFile } from './csv-problem.ts'
import { READ_LIMITS } from './csv-table.ts'
import { ERROR_FILES, sealedFiles } from './error-file.ts'
import type { ImportDefinition, LayerRow, Transaction } from './import-definition.ts'
import { createProblemList, loadRows } from './load-rows.ts'
import type { TableLayout } from './open-table.ts'
import { type PreparedCsv, prepareCsv } from './prepare-csv.ts'
import { type RowPart, readRows } from './read-rows.ts'
import { readRowsOnThread } from './read-rows-on-thread.ts'

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
  /** Language of the error file; English by default. */
  language?: Locale
  /** Name of the sheet to read, of a spreadsheet with several. */
  sheet?: string | undefined
  layout?: TableLayout | undefined
  signal?: AbortSignal
  isBusy?(): boolean
  /** Runs the work when it is the turn of the import (see staging-queue.ts). Omit to run it at once. */
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
    throw rejectFile(say`Please upload a CSV file`)
  const id = uuid7()
  const filePath = `${kind.folder}/${id}.csv`
  // Its key is read before a transaction, which has the only connection of the embedded database.
  const sealed = await sealedFiles({ db, files })
  const uploaded =
    kind.secretKey === undefined
      ? { files, key: filePath }
      : { files: sealed, key: `${ERROR_FILES}/${id}.upload` }
  const stored = await storeUpload(uploaded, upload.body)
  let isWritten = false
  const onWritten = () => {
    isWritten = true
  }
  const stage = async () => {
    const csv = await prepareCsv({ files, sealed }, kind, { fileName, ...stored }, { ...upload, filePath })
    try {
      await stageRows({ db, sealed }, kind, { id, filePath, csv, upload, onWritten })
    } finally {
      // The clean-up job retries a failed deletion.
      if (csv.whole.files === sealed) await sealed.delete(csv.whole.key).catch(() => {})
    }
  }
  try {
    await (upload.inTurn?.(stage) ?? stage())
  } catch (error) {
    // After all writes, the commit may have succeeded: the clean-up job then decides about the file. It also retries a
    // failed deletion.
    if (!isWritten) await files.delete(filePath).catch(() => {})
    throw error
  } finally {
    if (uploaded.key !== filePath) await sealed.delete(uploaded.key).catch(() => {})
  }
  return id
}

async function storeUpload(uploaded: { files: FileStore; key: string }, body: Readable) {
  let beginning = Buffer.alloc(0)
  async function* watched() {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (beginning.length < SIGNATURE_BYTES) beginning = Buffer.concat([beginning, chunk])
      yield chunk
    }
  }
  try {
    const source = Readable.from(watched(), { objectMode: false })
    const { size } = await uploaded.files.put(uploaded.key, source, { maxBytes: MAX_BYTES })
    return { ...uploaded, size, container: containerOf(beginning) }
  } catch (error) {
    if (!(error instanceof FileTooLarge)) throw error
    throw rejectFile(say`The file is larger than 100 MB. Split it into several files.`)
  }
}

interface NewLayerSource {
  id: string
  filePath: string
  csv: PreparedCsv
  upload: Upload
  /** Called when everything is written, before the commit. */
  onWritten(): void
}

/** Writes rows and record of a layer in one transaction. */
async function stageRows<Row extends LayerRow>(
  { db, sealed }: { db: Database; sealed: FileStore },
  kind: ImportDefinition<Row>,
  { id, filePath, csv, upload, onWritten }: NewLayerSource,
): Promise<void> {
  const { fileName, corrected, bytes, whole } = csv
  const { uploadedById, signal } = upload
  const problems = createProblemList(sealed, fileName, upload.language)
  try {
    const { definitionFor, ...fixed } = kind
    const found = (await definitionFor?.(readableRows(bytes.ahead()), csv.answers)) ?? fixed
    const definition = { ...found, answers: { ...csv.answers, ...found.answers } }
    await watchConnection((connection) =>
      db.prisma.$transaction(async (tx) => {
        const layer = await nextLayer(tx, definition)
        const parts = readParts(untilAborted(bytes.all(), signal), definition, { db, csv, upload, layer })
        const { facts, rowCount, isReadable } = await loadRows(
          { tx, connection, layer },
          definition,
          parts,
          problems,
        )
        await problems.rejectIfAny({
          ...(isReadable && { whole: () => whole.files.open(whole.key) }),
          answers: definition.answers,
          needsFullMarks: facts?.needsFullMarks ?? false,
          subjectColumns: definition.subjectColumns ?? [],
        })
        if (!facts) throw rejectEmptyFile(say`The file is empty.`)
        if (rowCount === 0) throw rejectEmptyFile()
        await definition.record(tx, {
          ...{ id, layer, fileName, filePath, uploadedById, rowCount },
          facts: { ...facts, notes: [...csv.notes, ...facts.notes], corrected },
        })
        signal?.throwIfAborted()
        onWritten()
      }, TRANSACTION),
    )
  } catch (error) {
    await problems.abandon()
    throw error
  } finally {
    bytes.close()
  }
}

function readParts<Row extends LayerRow>(
  file: AsyncIterable<Uint8Array>,
  definition: ImportDefinition<Row>,
  { db, csv, upload, layer }: { db: Database; csv: PreparedCsv; upload: Upload; layer: number },
): AsyncGenerator<RowPart<Row>> {
  // Embedded PostgreSQL does not support COPY FROM STDIN, and answers nobody else while the transaction waits.
  if (db.kind === 'embedded') return readRows(file, definition, { layer, forCopy: false })
  const parts =
    csv.size < SMALL_BYTES
      ? readRows(file, definition, { layer, forCopy: true })
      : readRowsOnThread<Row>(file, definition, { layer })
  return pauseWhileBusy(parts, upload)
}

/** The rows of a file; of an unreadable one, those before the place that cannot be read. */
async function* readableRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly CsvRow[]> {
  try {
    yield* readCsv(source, READ_LIMITS)
  } catch (error) {
    // The reader reports it.
    if (!(error instanceof UnreadableCsv)) throw error
  }
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

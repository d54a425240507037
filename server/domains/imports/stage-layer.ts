import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { Database } from '#server/db.ts'
import { baseName } from '#server/lib/file-name.ts'
import { type FileStore, FileTooLarge } from '#server/lib/file-store.ts'
import { watchConnection } from '#server/lib/shared-pool.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { readCleanRows } from './clean-rows.ts'
import { readCleanRowsAside } from './clean-rows-aside.ts'
import { countKnown } from './count-known.ts'
import { rejectFile } from './csv-problem.ts'
import { fillByCopy, NotClean } from './fill-by-copy.ts'
import { fillCarefully } from './fill-carefully.ts'
import { giveWay } from './give-way.ts'
import type { KnownCandidates, LayerKind, LayerRow, NewLayer, Transaction } from './layer-kind.ts'
import { createProblemList } from './problem-list.ts'

const MAX_BYTES = 100_000_000
/** Up to here a file is read, in small pieces, before a thread of its own would have started and be quick. */
const SMALL_BYTES = 8_000_000
/** A million rows take well under a minute; a transaction that takes longer than this has lost its database. */
const TRANSACTION = { timeout: 30 * 60_000, maxWait: 2 * 60_000 }

export interface Upload {
  fileName: string
  body: Readable
  uploadedById: string | null
  /** Ends the import, as if it had never begun. */
  signal?: AbortSignal
  /** Whether others should come first now. */
  isCrowded?(): boolean
}

/**
 * Takes in an uploaded CSV file as a staged layer: rows, record and preview in one transaction, or nothing at all.
 * The file goes to the store first, so that a slow upload never holds a transaction open. It is read by the short way for
 * files in which nothing is wrong, and if something is, from the beginning by the way that says what.
 *
 * @returns the id of the layer's record.
 * @throws CsvRejected with every problem of a file that cannot be taken; whatever the body throws when it breaks off;
 *   the signal's reason.
 */
export async function stageLayer<Row extends LayerRow>(
  { db, files }: { db: Database; files: FileStore },
  kind: LayerKind<Row>,
  upload: Upload,
): Promise<string> {
  const { signal } = upload
  const fileName = baseName(upload.fileName)
  if (!/\.csv$/i.test(fileName)) throw rejectFile('Please upload a CSV file')
  const id = uuid7()
  const filePath = `${kind.folder}/${id}.csv`
  // The embedded database knows no COPY FROM STDIN.
  const isCopied = db.kind === 'server'
  // While the upload comes in. Whatever is in its way, the database counts then, or says itself what is wrong.
  const knowing = isCopied ? kind.knownCandidates?.(db).catch(() => undefined) : undefined
  const { size } = await files.put(filePath, upload.body, { maxBytes: MAX_BYTES }).catch((error: unknown) => {
    throw error instanceof FileTooLarge
      ? rejectFile('The file is larger than 100 MB. Split it into several files.')
      : error
  })
  const problems = createProblemList(files, fileName)
  let complete = false
  const stage = (fill: Fill) =>
    watchConnection((connection) =>
      db.prisma.$transaction(async (tx) => {
        const layer = await nextLayer(tx, kind)
        const file = await files.open(filePath)
        // Closed also when it was never begun.
        const filled = await fill({ tx, connection, layer, file }).finally(() => file.destroy())
        const { uploadedById } = upload
        await kind.record(tx, { id, layer, fileName, filePath, uploadedById, ...filled })
        signal?.throwIfAborted()
        complete = true
      }, TRANSACTION),
    )
  const readRows = size < SMALL_BYTES ? readCleanRows<Row> : readCleanRowsAside
  const quickly =
    (known: KnownCandidates | undefined): Fill =>
    async ({ connection, layer, file }) => {
      const parts = giveWay(readRows(untilAborted(file, signal), kind, layer), upload)
      if (!known) return fillByCopy(connection(), kind, parts)
      const counted = countKnown(parts, known)
      const filled = await fillByCopy(connection(), kind, counted.parts)
      return { ...filled, known: { lists: known.lists, count: counted.count() } }
    }
  const carefully: Fill = ({ tx, layer, file }) => fillCarefully(tx, kind, layer, { file, problems, signal })
  try {
    const isClean = isCopied && (await stage(quickly(await knowing)).then(() => true, whenNotClean))
    if (!isClean) await stage(carefully)
  } catch (error) {
    await problems.abandon()
    // Once all was written, the answer to the commit may have been lost: the file is then the sweep's to judge. It also
    // takes what cannot be deleted now.
    if (!complete) await files.delete(filePath).catch(() => {})
    throw error
  }
  return id
}

/** Puts a file's rows into the database. */
type Fill = (o: {
  tx: Transaction
  /** The transaction's own. */
  connection: () => pg.ClientBase
  layer: number
  file: Readable
}) => Promise<Pick<NewLayer, 'facts' | 'rowCount' | 'known'>>

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

async function nextLayer(tx: Transaction, kind: Pick<LayerKind, 'recordTable'>): Promise<number> {
  const [row] = await tx.$queryRaw<{ layer: number }[]>`
    SELECT nextval(pg_get_serial_sequence(${kind.recordTable}, 'layer'))::int AS layer`
  if (!row) throw new Error(`No sequence of layers for ${kind.recordTable}`)
  return row.layer
}

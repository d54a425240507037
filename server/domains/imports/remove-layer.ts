import type { Database } from '#server/db/database.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { inBackground } from '#server/lib/background.ts'
import type { Logger } from '#server/lib/log.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { moveToTrash } from '#server/storage/trash.ts'
import type { ImportDefinition } from './import-definition.ts'

/** Rows deleted by one statement; other queries run in between. */
const BATCH_SIZE = 10_000

export interface RemovedLayer {
  id: string
  layer: number
  filePath: string
}

/**
 * Deletes a layer in the state REMOVED: its rows, then its stored file (to the trash), then its record. Can be repeated
 * after an interruption, also by several processes at once.
 *
 * @param signal aborts the removal; the next clean-up continues it.
 */
export async function removeLayer(
  { db, files }: { db: Database; files: FileStore },
  kind: Pick<ImportDefinition, 'recordTable' | 'rowTable'>,
  { id, layer, filePath }: RemovedLayer,
  signal?: AbortSignal,
): Promise<void> {
  const rowTable = Prisma.raw(kind.rowTable)
  let after: string | null = ''
  do {
    if (signal?.aborted) return
    // Continues after the last deleted key, because the dead rows before it would have to be skipped.
    const [batch]: { last: string | null }[] = await db.prisma.$queryRaw`
      WITH batch AS (
        SELECT candidate_id FROM ${rowTable} WHERE layer = ${layer} AND candidate_id > ${after}
        ORDER BY candidate_id LIMIT ${BATCH_SIZE}
      ), deleted AS (
        DELETE FROM ${rowTable}
        WHERE layer = ${layer} AND candidate_id > ${after} AND candidate_id <= (SELECT max(candidate_id) FROM batch)
      )
      SELECT max(candidate_id) AS last FROM batch`
    after = batch?.last ?? null
  } while (after !== null)
  await moveToTrash({ db, files }, [filePath])
  await db.prisma.$executeRaw`
    DELETE FROM ${Prisma.raw(kind.recordTable)} WHERE id = ${id}::uuid AND state = 'REMOVED'`
}

/** Deletes layers in the state REMOVED after the answer is sent. Failures are left to the next clean-up. */
export function removeInBackground(
  { log, db, files }: { db: Database; files: FileStore; log: Logger },
  kind: Pick<ImportDefinition, 'recordTable' | 'rowTable'>,
  layers: readonly RemovedLayer[],
): void {
  inBackground(log, `removing layers of ${kind.recordTable}`, async (signal) => {
    for (const layer of layers) await removeLayer({ db, files }, kind, layer, signal)
  })
}

export interface CleanUpServices {
  db: Database
  files: FileStore
  log: Logger
  signal?: AbortSignal
}

/**
 * Finishes interrupted removals and removes expired staged layers. Safe in several processes at once.
 */
export async function cleanUpLayers(services: CleanUpServices, kind: ImportDefinition): Promise<void> {
  const { db, log, signal } = services
  const recordTable = Prisma.raw(kind.recordTable)
  const expired = await db.prisma.$executeRaw`
    UPDATE ${recordTable} SET state = 'REMOVED'
    WHERE state = 'STAGED' AND expires_at < now()`
  const removed = await db.prisma.$queryRaw<RemovedLayer[]>`
    SELECT id::text, layer, file_path AS "filePath" FROM ${recordTable} WHERE state = 'REMOVED'`
  for (const layer of removed) {
    await removeLayer(services, kind, layer, signal).catch((error: unknown) =>
      // A failure must not prevent the removal of other layers.
      log.error({ err: error, table: kind.recordTable, id: layer.id }, 'removing a layer failed'),
    )
  }
  if (removed.length > 0) {
    log.info({ table: kind.recordTable, expired, removed: removed.length }, 'cleaned up unfinished imports')
  }
}

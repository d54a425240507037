import type { Database } from '#server/db/database.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import type { Logger } from '#server/lib/log.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { ImportDefinition } from './import-definition.ts'
import { type RemovedLayer, removeLayer } from './remove-layer.ts'

/** Services of the clean-up job; the signal aborts it when the server shuts down. */
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

import type { Database } from '#server/db.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { Logger } from '#server/lib/log.ts'
import type { IsAbandoned, StoredFile } from '#server/lib/orphan-watch.ts'
import type { LayerKind } from './layer-kind.ts'
import { type RemovedLayer, removeLayer } from './remove-layer.ts'

/** How long a staged layer waits to be published. */
export const STAGED_HOURS = 24
const KEYS_PER_QUERY = 500

/** What a sweep needs; the signal says that the server stops. */
export interface SweepServices {
  db: Database
  files: FileStore
  log: Logger
  signal?: AbortSignal
}

/**
 * Cleans up what was begun and not finished: removals that were broken off, staged layers that nobody published, and
 * stored files that no record knows. Several processes may do it at once.
 *
 * @param isAbandoned is asked about stored files without a record: they may belong to an import under way.
 */
export async function sweepLayers(
  services: SweepServices,
  kind: LayerKind,
  isAbandoned: IsAbandoned,
): Promise<void> {
  const { db, files, log, signal } = services
  const recordTable = Prisma.raw(kind.recordTable)
  // By the clock that wrote it down: this machine's, not the database's.
  const stagedBefore = new Date(Date.now() - STAGED_HOURS * 60 * 60_000)
  const expired = await db.prisma.$executeRaw`
    UPDATE ${recordTable} SET state = 'REMOVED'
    WHERE state = 'STAGED' AND staged_at < ${stagedBefore}`
  const removed = await db.prisma.$queryRaw<RemovedLayer[]>`
    SELECT id::text, layer, file_path AS "filePath" FROM ${recordTable} WHERE state = 'REMOVED'`
  for (const layer of removed) {
    await removeLayer(services, kind, layer, signal).catch((error: unknown) =>
      // One that cannot be removed must not keep the others.
      log.error({ err: error, table: kind.recordTable, id: layer.id }, 'removing a layer failed'),
    )
  }
  if (signal?.aborted) return
  const orphans = await orphanedFiles(services, kind, isAbandoned)
  for (const key of orphans) await files.delete(key)
  if (removed.length + orphans.length > 0) {
    log.info(
      { table: kind.recordTable, expired, removed: removed.length, orphans: orphans.length },
      'swept unfinished imports',
    )
  }
}

async function orphanedFiles(
  { db, files }: { db: Database; files: FileStore },
  kind: LayerKind,
  isAbandoned: IsAbandoned,
): Promise<string[]> {
  const orphans: string[] = []
  let batch: StoredFile[] = []
  const check = async () => {
    const keys = batch.map(({ key }) => key)
    const known = await db.prisma.$queryRaw<{ key: string }[]>`
      SELECT file_path AS key FROM ${Prisma.raw(kind.recordTable)} WHERE file_path = ANY (${keys})`
    const knownKeys = new Set(known.map(({ key }) => key))
    const unknown = batch.filter(({ key }) => !knownKeys.has(key))
    orphans.push(...unknown.filter(isAbandoned).map(({ key }) => key))
    batch = []
  }
  for await (const file of files.list(kind.folder)) {
    batch.push(file)
    if (batch.length === KEYS_PER_QUERY) await check()
  }
  if (batch.length > 0) await check()
  return orphans
}

import type { Database } from '#server/db.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { LayerKind } from './layer-kind.ts'

/** Rows deleted in one statement: others take their turns in between. */
const BATCH_SIZE = 10_000

export interface RemovedLayer {
  id: string
  layer: number
  filePath: string
}

/**
 * Cleans up behind a layer whose state is REMOVED, so that nobody sees it any more: its rows, then its stored file,
 * then its record. Broken off anywhere, it can be done again, also by several processes at once.
 */
export async function removeLayer(
  { db, files }: { db: Database; files: FileStore },
  kind: Pick<LayerKind, 'recordTable' | 'rowTable'>,
  { id, layer, filePath }: RemovedLayer,
): Promise<void> {
  const rowTable = Prisma.raw(kind.rowTable)
  let deleted: number
  do {
    deleted = await db.prisma.$executeRaw`
      DELETE FROM ${rowTable} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${rowTable} WHERE layer = ${layer} LIMIT ${BATCH_SIZE}
      ))`
  } while (deleted > 0)
  await files.delete(filePath)
  await db.prisma.$executeRaw`
    DELETE FROM ${Prisma.raw(kind.recordTable)} WHERE id = ${id}::uuid AND state = 'REMOVED'`
}

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
 *
 * @param signal breaks it off soon: the next sweep goes on with it.
 */
export async function removeLayer(
  { db, files }: { db: Database; files: FileStore },
  kind: Pick<LayerKind, 'recordTable' | 'rowTable'>,
  { id, layer, filePath }: RemovedLayer,
  signal?: AbortSignal,
): Promise<void> {
  const rowTable = Prisma.raw(kind.rowTable)
  let after: string | null = ''
  do {
    if (signal?.aborted) return
    // Going on behind the last one rather than from the start, where only deleted rows are left to skip.
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
  await files.delete(filePath)
  await db.prisma.$executeRaw`
    DELETE FROM ${Prisma.raw(kind.recordTable)} WHERE id = ${id}::uuid AND state = 'REMOVED'`
}

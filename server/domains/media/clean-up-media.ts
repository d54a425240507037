import type { Database } from '#server/db/database.ts'
import { inBackground } from '#server/lib/background.ts'
import type { Logger } from '#server/lib/log.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { moveToTrash } from '#server/storage/trash.ts'

/** Days without content or notice that names the file; as long again it is in the trash. */
const UNUSED_DAYS = 14

interface Services {
  db: Database
  files: FileStore
  signal?: AbortSignal
}

/** For `unusedSince` of files that go at once: the clean-up finishes an interrupted deletion. */
export const REMOVED = new Date(0)

/**
 * Removes media files that nothing has named for two weeks.
 *
 * @param usedMediaIds returns the ids that any version of any content names.
 */
export async function cleanUpMedia(
  services: Services,
  usedMediaIds: () => Promise<readonly string[]>,
): Promise<void> {
  await services.db.pool.query(
    `UPDATE media_files SET unused_since = CASE WHEN unused_since IS NULL THEN now() END
     WHERE (id = ANY ($1::uuid[]) OR notice_id IS NOT NULL) = (unused_since IS NOT NULL)`,
    [await usedMediaIds()],
  )
  await removeUnused(services)
}

/** Removes files that were marked with REMOVED, in the background. */
export function removeMarked(services: Services & { log: Logger }): void {
  inBackground(services.log, 'removing the files of notices', (signal) =>
    removeUnused({ ...services, signal }),
  )
}

/** Deletes the records and moves their files to the trash. */
export async function removeUnused({ db, files, signal }: Services): Promise<void> {
  const { rows } = await db.pool.query<{ path: string }>(
    `WITH deleted AS (
       DELETE FROM media_files WHERE unused_since < now() - make_interval(days => ${UNUSED_DAYS})
       RETURNING id, file_path)
     SELECT file_path AS path FROM deleted
     UNION ALL SELECT variant.file_path FROM media_variants AS variant JOIN deleted ON deleted.id = variant.media_id`,
  )
  await moveToTrash(
    { db, files },
    rows.map(({ path }) => path),
    signal,
  )
}

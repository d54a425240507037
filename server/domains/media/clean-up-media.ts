import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { moveToTrash } from '#server/storage/trash.ts'
import { mediaKey } from './media.ts'

/** Days without content that names the file; as long again it is in the trash. */
const UNUSED_DAYS = 14

/**
 * Deletes the records of media files that no content has named for two weeks, and moves their files to the trash.
 *
 * @param usedMediaIds returns the ids that any version of any content names.
 */
export async function cleanUpMedia(
  { db, files, signal }: { db: Database; files: FileStore; signal?: AbortSignal },
  usedMediaIds: () => Promise<readonly string[]>,
): Promise<void> {
  const used = await usedMediaIds()
  await db.pool.query(
    `UPDATE media_files SET unused_since = CASE WHEN id = ANY ($1::uuid[]) THEN NULL ELSE now() END
     WHERE (id = ANY ($1::uuid[])) = (unused_since IS NOT NULL)`,
    [used],
  )
  const { rows } = await db.pool.query<{ path: string }>(
    `WITH deleted AS (
       DELETE FROM media_files WHERE unused_since < now() - make_interval(days => ${UNUSED_DAYS})
       RETURNING id, file_path)
     SELECT file_path AS path FROM deleted
     UNION ALL SELECT variant.file_path FROM media_variants AS variant JOIN deleted ON deleted.id = variant.media_id`,
  )
  await moveToTrash(
    { db, files },
    rows.map(({ path }) => mediaKey(path)),
    signal,
  )
}

import type { Database } from '#server/db/database.ts'

/** Removes items that were deleted two weeks ago, with their versions. */
export async function cleanUpContent({ db }: { db: Pick<Database, 'pool'> }): Promise<void> {
  await db.pool.query(`DELETE FROM content_items WHERE deleted_at < now() - interval '14 days'`)
}

/** The ids of the uploaded files that any version of any item names, deleted items included. */
export async function usedMediaIds({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT DISTINCT media.id::text FROM media_files media
     WHERE EXISTS (SELECT FROM content_versions WHERE position(media.id::text IN data::text) > 0)`,
  )
  return rows.map(({ id }) => id)
}

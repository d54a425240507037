import type { Database } from '#server/db/database.ts'

/** Removes items that were deleted two weeks ago, with their versions. */
export async function cleanUpContent({ db }: { db: Pick<Database, 'pool'> }): Promise<void> {
  await db.pool.query(`DELETE FROM content_items WHERE deleted_at < now() - interval '14 days'`)
}

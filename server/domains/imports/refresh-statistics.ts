import type { Database } from '#server/db.ts'
import type { LayerKind } from './layer-kind.ts'

/**
 * Makes PostgreSQL count a table again if it has grown by a tenth since it was counted. Autovacuum would come to that in a
 * minute and the embedded database's upkeep in five, but results are looked up at once. Until then look-ups go by plans for
 * the table that was: if it had a few rows, as in an institute that has tried things out, they read all of it each time.
 */
export async function refreshStatistics(
  { pool }: Pick<Database, 'pool'>,
  table: LayerKind['rowTable'],
): Promise<void> {
  const { rows } = await pool.query<{ grown: boolean }>(
    `SELECT pg_relation_size(oid) > 1.1 * relpages * current_setting('block_size')::int AS grown
     FROM pg_class WHERE oid = $1::regclass`,
    [table],
  )
  // Who holds the lock counts it just now.
  if (rows[0]?.grown) await pool.query(`ANALYZE (SKIP_LOCKED) ${table}`)
}

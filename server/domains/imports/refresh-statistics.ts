import type { Database } from '#server/db/database.ts'
import type { ImportDefinition } from './import-definition.ts'

/**
 * Runs ANALYZE on a table that has grown by a tenth since the last one. Autovacuum takes a minute and the embedded
 * database's upkeep five, but look-ups begin at once: with the old statistics of a small table they would scan all rows.
 */
export async function refreshStatistics(
  { pool }: Pick<Database, 'pool'>,
  table: ImportDefinition['rowTable'],
): Promise<void> {
  const { rows } = await pool.query<{ grown: boolean }>(
    `SELECT pg_relation_size(oid) > 1.1 * relpages * current_setting('block_size')::int AS grown
     FROM pg_class WHERE oid = $1::regclass`,
    [table],
  )
  // A holder of the lock is analyzing the table already.
  if (rows[0]?.grown) await pool.query(`ANALYZE (SKIP_LOCKED) ${table}`)
}

import type { Database } from '#server/db/database.ts'
import { createBatcher } from '#server/lib/batcher.ts'
import { perObject } from '#shared/per-object.ts'
import { VISIBLE } from './find-exams.ts'

// A candidate's result is the row of the newest visible file that has one. So a file counts for all its candidates but
// those whom newer visible files have: these are few rows, as newer files are corrections.

const COUNT = `
  SELECT f.layer, (f.total_results - coalesce((
    SELECT count(DISTINCT newer.candidate_id)
    FROM exam_result_files n
      JOIN exam_results newer ON newer.layer = n.layer
      JOIN exam_results own ON own.layer = f.layer AND own.candidate_id = newer.candidate_id
    WHERE n.exam_id = f.exam_id AND n.publish_order > f.publish_order AND n.state = 'PUBLISHED'
      AND (n.release_at IS NULL OR n.release_at <= now())
  ), 0))::int AS candidates
  FROM exam_result_files f WHERE f.layer = ANY ($1) AND ${VISIBLE}`

const counterOf = perObject((db: Database) =>
  createBatcher((layers: number[]) => countAll(db, layers), { maxSize: 1000, inFlight: 1 }),
)

/** Number of candidates who see a file's result; 0 for a file that is not visible. All files of a list are one statement. */
export function countShownResults(db: Database, layer: number): Promise<number> {
  return counterOf(db)(layer)
}

async function countAll({ pool }: Pick<Database, 'pool'>, layers: number[]): Promise<number[]> {
  const { rows } = await pool.query<{ layer: number; candidates: number }>({
    name: 'count-shown-results',
    text: COUNT,
    values: [layers],
  })
  const counts = new Map(rows.map((row) => [row.layer, row.candidates]))
  return layers.map((layer) => counts.get(layer) ?? 0)
}

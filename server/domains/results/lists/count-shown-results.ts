import type { Database } from '#server/db/database.ts'
import { PUBLISHED, RELEASED } from '#server/domains/results/exams/find-exams.ts'
import { createBatcher } from '#server/lib/batcher.ts'
import { perObject } from '#shared/per-object.ts'

// A candidate's result is the row of the newest published file that has one. So a file counts for all its candidates but
// those whom newer files have: these are few rows, as newer files are corrections.

const COUNT = `
  SELECT f.layer, ${RELEASED} AND ${PUBLISHED} AS "isVisible", f.total_results AS total, coalesce((
    SELECT count(DISTINCT newer.candidate_id)
    FROM exam_result_files n
      JOIN exam_results newer ON newer.layer = n.layer
      JOIN exam_results own ON own.layer = f.layer AND own.candidate_id = newer.candidate_id
    WHERE n.exam_id = f.exam_id AND n.publish_order > f.publish_order AND n.state = 'PUBLISHED'
  ), 0)::int AS replaced
  FROM exam_result_files f JOIN exams ON exams.id = f.exam_id WHERE f.layer = ANY ($1)`

interface Counted {
  layer: number
  isVisible: boolean
  total: number
  /** Candidates whom newer files have. */
  replaced: number
}

/** All files of a list are one statement. */
const counterOf = perObject((db: Database) =>
  createBatcher((layers: number[]) => countAll(db, layers), { maxSize: 1000, inFlight: 1 }),
)

/** Number of candidates who see a file's result; 0 for a file that is not visible. */
export async function countShownResults(db: Database, layer: number): Promise<number> {
  const counted = await counterOf(db)(layer)
  return counted?.isVisible ? counted.total - counted.replaced : 0
}

/** Number of a file's candidates whom newer files have. */
export async function countReplacedResults(db: Database, layer: number): Promise<number> {
  return (await counterOf(db)(layer))?.replaced ?? 0
}

async function countAll(
  { pool }: Pick<Database, 'pool'>,
  layers: number[],
): Promise<(Counted | undefined)[]> {
  const { rows } = await pool.query<Counted>({ name: 'count-shown-results', text: COUNT, values: [layers] })
  const counts = new Map(rows.map((row) => [row.layer, row]))
  return layers.map((layer) => counts.get(layer))
}

import type { Database } from '#server/db/database.ts'
import { perObject } from '#shared/per-object.ts'
import { findVisibleExam } from './find-exams.ts'

export interface ExamFactsShape {
  examId: string
  candidates: number
  averagePercentage: string
  fullMarks: string | null
}

/** Maximum number of exams in the cache. */
const MAX_CACHED = 100

/** The rows of a layer that no newer layer replaces. */
const SUM_OF_LAYER = `
  SELECT count(percentage)::int AS candidates, coalesce(sum(percentage), 0)::float8 AS sum
  FROM exam_results AS result
  WHERE layer = $1 AND NOT EXISTS (
    SELECT FROM exam_results AS newer
    WHERE newer.layer = ANY ($2::int[]) AND newer.candidate_id = result.candidate_id
  )`

type Computed = Pick<ExamFactsShape, 'candidates' | 'averagePercentage'>

const cacheOf = perObject((_pool: Database['pool']) => new Map<string, Promise<Computed | null>>())

/** Facts of an exam's visible results, computed once for each set of visible layers; null without any. */
export async function findExamFacts(
  db: Pick<Database, 'pool'>,
  examId: string,
): Promise<ExamFactsShape | null> {
  const exam = examId.includes('\0') ? undefined : await findVisibleExam(db, examId.trim())
  if (!exam) return null
  const { layers, rows, fullMarks } = exam
  const known = cacheOf(db.pool)
  // Rows change only when a candidate is deleted, and layer numbers are never reused.
  const key = `${layers} ${rows}`
  const found = known.get(key) ?? readFacts(db.pool, layers)
  known.delete(key)
  known.set(key, found)
  found.catch(() => known.delete(key))
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size > MAX_CACHED) known.delete(oldest)
  const facts = await found
  return facts && { ...facts, examId: examId.trim(), fullMarks }
}

async function readFacts(pool: Database['pool'], layers: readonly number[]): Promise<Computed | null> {
  let [candidates, sum] = [0, 0]
  for (const [place, layer] of layers.entries()) {
    const { rows } = await pool.query<{ candidates: number; sum: number }>(SUM_OF_LAYER, [
      layer,
      layers.slice(0, place),
    ])
    candidates += rows[0]?.candidates ?? 0
    sum += rows[0]?.sum ?? 0
  }
  return candidates === 0 ? null : { candidates, averagePercentage: (sum / candidates).toFixed(2) }
}

import type { Database } from '#server/db/database.ts'
import { cacheByLayers } from './cache-by-layers.ts'
import { findVisibleExam } from './find-exams.ts'

export interface ExamFactsShape {
  examId: string
  candidates: number
  averagePercentage: string
  fullMarks: string | null
}

/** The rows of a layer that no newer layer replaces. */
const SUM_OF_LAYER = `
  SELECT count(percentage)::int AS candidates, coalesce(sum(percentage), 0)::float8 AS sum
  FROM exam_results AS result
  WHERE layer = $1 AND NOT EXISTS (
    SELECT FROM exam_results AS newer
    WHERE newer.layer = ANY ($2::int[]) AND newer.candidate_id = result.candidate_id
  )`

/** Facts of an exam's visible results, computed once for each set of visible layers; null without any. */
export async function findExamFacts(
  db: Pick<Database, 'pool'>,
  examId: string,
): Promise<ExamFactsShape | null> {
  const exam = examId.includes('\0') ? undefined : await findVisibleExam(db, examId.trim())
  if (!exam) return null
  const facts = await computeFacts(db, exam)
  return facts && { ...facts, examId: examId.trim(), fullMarks: exam.fullMarks }
}

const computeFacts = cacheByLayers(async (pool, layers) => {
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
})

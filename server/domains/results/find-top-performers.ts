import type { Database } from '#server/db.ts'
import { findStudents } from '#server/domains/students/find-students.ts'
import type { ExamResultShape } from './find-exam-results.ts'
import { findVisibleExam } from './find-exams.ts'

const MOST = 10
/** Exams whose best are remembered: more than anybody looks at on one day. */
const MAX_REMEMBERED = 100

type Best = Omit<ExamResultShape, 'exam' | 'student'>

/**
 * Of every candidate the newest layer's row counts, so a row is left out when a newer layer has the candidate too. No
 * layer is older than the oldest, which is the large one: leaving it out of the comparison is what makes this quick.
 */
const FIND_BEST = `
  WITH layers AS (SELECT * FROM unnest($1::int[]) WITH ORDINALITY AS layers (layer, place))
  SELECT candidate_id AS "candidateId", trim_scale(exam_mark)::text AS "examMark", exam_rank AS "examRank",
    trim_scale(percentage)::text AS percentage
  FROM exam_results AS result JOIN layers AS own USING (layer)
  WHERE NOT EXISTS (
    SELECT FROM exam_results AS newer JOIN layers AS other USING (layer)
    WHERE newer.candidate_id = result.candidate_id AND other.place < own.place
      AND other.place < cardinality($1::int[])
  )
  ORDER BY result.percentage DESC, result.exam_mark DESC, result.candidate_id COLLATE "C"
  LIMIT ${MOST}`

/** The best of an exam, ranked by percentage; none for an exam without results to see. */
export async function findTopPerformers(
  db: Pick<Database, 'pool'>,
  examId: string,
): Promise<{ rank: number; result: ExamResultShape }[]> {
  const found = examId.includes('\0') ? undefined : await findVisibleExam(db, examId.trim())
  if (!found) return []
  const { layers, ...exam } = found
  const best = await findBest(db, layers)
  const students = await findStudents(
    db,
    best.map(({ candidateId }) => candidateId),
  )
  return best.map((result) => ({
    rank: best.findIndex(({ percentage }) => percentage === result.percentage) + 1,
    result: { ...result, exam, student: students.get(result.candidateId) ?? null },
  }))
}

const remembered = new WeakMap<Database['pool'], Map<string, Promise<Best[]>>>()

/**
 * A layer's rows never change and its number is never used again. So what was found for the same visible layers stays
 * true in every process: publishing, releasing or removing a file makes another list of layers.
 */
function findBest({ pool }: Pick<Database, 'pool'>, layers: readonly number[]): Promise<Best[]> {
  const known = remembered.get(pool) ?? new Map<string, Promise<Best[]>>()
  remembered.set(pool, known)
  const key = layers.join()
  const found = known.get(key) ?? readBest(pool, layers)
  known.delete(key)
  known.set(key, found)
  found.catch(() => known.delete(key))
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size > MAX_REMEMBERED) known.delete(oldest)
  return found
}

async function readBest(pool: Database['pool'], layers: readonly number[]): Promise<Best[]> {
  const { rows } = await pool.query<Best>(FIND_BEST, [layers])
  return rows
}

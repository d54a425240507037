import type { Database } from '#server/db.ts'
import { findStudents } from '#server/domains/students/find-students.ts'
import type { ExamResultShape } from './find-exam-results.ts'
import { findVisibleExam, type VisibleExam } from './find-exams.ts'

const MOST = 10
/** Exams whose best are remembered: more than anybody looks at on one day. */
const MAX_REMEMBERED = 100

type Best = Omit<ExamResultShape, 'exam' | 'student'>

const BY_MERIT = 'result.percentage DESC, result.exam_mark DESC, result.candidate_id COLLATE "C"'

/**
 * The best of one layer's rows that no newer layer replaces and that can be among the best of all: as many more of the
 * layer's best are taken as there are newer rows, then each is looked up among those by its key (see `singly`) until there
 * are enough.
 */
const FIND_BEST_OF_LAYER = `
  SELECT candidate_id AS "candidateId", trim_scale(exam_mark)::text AS "examMark", exam_rank AS "examRank",
    trim_scale(percentage)::text AS percentage
  FROM (
    SELECT * FROM exam_results AS result WHERE layer = $1 AND percentage >= $2::numeric
    ORDER BY ${BY_MERIT} LIMIT ${MOST} + (SELECT count(*) FROM exam_results WHERE layer = ANY ($3::int[]))
  ) AS result
  WHERE NOT EXISTS (
    SELECT FROM exam_results AS newer
    WHERE newer.layer = ANY ($3::int[]) AND newer.candidate_id = result.candidate_id OFFSET 0
  )
  ORDER BY ${BY_MERIT} LIMIT ${MOST}`

/** The best of an exam, ranked by percentage; none for an exam without results to see. */
export async function findTopPerformers(
  db: Pick<Database, 'pool'>,
  examId: string,
): Promise<{ rank: number; result: ExamResultShape }[]> {
  const found = examId.includes('\0') ? undefined : await findVisibleExam(db, examId.trim())
  if (!found) return []
  const { layers, rows, ...exam } = found
  const best = await findBest(db, { layers, rows })
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
 * A layer's rows never change, but for those of a deleted candidate, which go; its number is never used again. So what was
 * found for the same visible layers with as many rows stays true in every process: publishing, releasing or removing a
 * file makes another list of layers.
 */
function findBest(
  { pool }: Pick<Database, 'pool'>,
  { layers, rows }: Pick<VisibleExam, 'layers' | 'rows'>,
): Promise<Best[]> {
  const known = remembered.get(pool) ?? new Map<string, Promise<Best[]>>()
  remembered.set(pool, known)
  const key = `${layers} ${rows}`
  const found = known.get(key) ?? readBest(pool, layers)
  known.delete(key)
  known.set(key, found)
  found.catch(() => known.delete(key))
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size > MAX_REMEMBERED) known.delete(oldest)
  return found
}

/**
 * From the newest layer to the oldest. Each layer is read once, and only rows that beat the tenth so far are compared
 * with the newer layers.
 */
async function readBest(pool: Database['pool'], layers: readonly number[]): Promise<Best[]> {
  let best: Best[] = []
  for (const [place, layer] of layers.entries()) {
    const atLeast = best[MOST - 1]?.percentage ?? '0'
    const { rows } = await pool.query<Best>(FIND_BEST_OF_LAYER, [layer, atLeast, layers.slice(0, place)])
    best = [...best, ...rows].sort(byMerit).slice(0, MOST)
  }
  return best
}

/** The same order as the query's; decimals of this length are exact as numbers. */
function byMerit(one: Best, other: Best): number {
  return (
    Number(other.percentage) - Number(one.percentage) ||
    Number(other.examMark) - Number(one.examMark) ||
    Buffer.compare(Buffer.from(one.candidateId), Buffer.from(other.candidateId))
  )
}

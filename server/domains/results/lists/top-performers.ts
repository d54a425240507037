import type { Database } from '#server/db/database.ts'
import { cacheByLayers } from '#server/domains/results/exams/exam-facts.ts'
import { findVisibleExam } from '#server/domains/results/exams/find-exams.ts'
import { ExamResult } from '#server/domains/results/look-up/exam-result.ts'
import type { ExamResultShape } from '#server/domains/results/look-up/find-exam-results.ts'
import { NO_VALUES } from '#server/domains/results/result-values.ts'
import { findStudents } from '#server/domains/students/active-lists.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'

const TopPerformer = builder.objectRef<{ rank: number; result: ExamResultShape }>('TopPerformer').implement({
  description: 'One of the top results of an exam.',
  fields: (t) => ({
    rank: t.exposeInt('rank', {
      description:
        'Rank by percentage; equal percentages share a rank and the next rank is skipped (1, 2, 2, 4).',
    }),
    result: t.expose('result', { type: ExamResult }),
  }),
})

builder.queryField('topPerformers', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: [TopPerformer],
    description:
      'At most 10, best first: by percentage, then mark, then candidate ID. With initials and shortened candidate IDs, or none, where the institute shows no more. [anyone]',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db }) => findTopPerformers(db, examId),
  }),
)

const MOST = 10

/** Everybody sees these values, and no others of a result. */
interface Best extends Pick<ExamResultShape, 'candidateId' | 'examRank' | 'ranksByPercentage'> {
  examMark: string
  percentage: string
}

const BY_MERIT = 'result.percentage DESC, result.exam_mark DESC, result.candidate_id COLLATE "C"'

/**
 * The best rows of a layer that no newer layer replaces. Reads as many additional rows as there are newer rows, and looks
 * each up in the newer layers by key (see `singly`) until enough remain.
 */
const FIND_BEST_OF_LAYER = `
  SELECT candidate_id AS "candidateId", trim_scale(exam_mark)::text AS "examMark", exam_rank AS "examRank",
    (SELECT ranks_by_percentage FROM exam_result_files WHERE layer = $1) AS "ranksByPercentage",
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

/**
 * The top results of an exam, ranked by percentage, as everybody may see them. Empty for an exam without visible results, and
 * for one whose best are not shown.
 */
export async function findTopPerformers(
  db: Pick<Database, 'pool'>,
  examId: string,
): Promise<{ rank: number; result: ExamResultShape }[]> {
  const found = examId.includes('\0') ? undefined : await findVisibleExam(db, examId.trim())
  if (!found || found.topPerformers === 'OFF') return []
  const { layers, rows, ...exam } = found
  const best = await findBest(db, { layers, rows })
  const students = await findStudents(
    db,
    best.map(({ candidateId }) => candidateId),
  )
  return best.map((row) => {
    const result = {
      ...NO_VALUES,
      ...row,
      exam,
      student: students.get(row.candidateId) ?? null,
      revisions: [],
      isLookUp: false,
      recheck: null,
      withdrawal: null,
    }
    return {
      rank: best.findIndex(({ percentage }) => percentage === row.percentage) + 1,
      result: exam.topPerformers === 'INITIALS' ? withInitials(result) : result,
    }
  })
}

/**
 * Reads the layers from newest to oldest, each once. Only rows better than the current tenth are compared with newer layers.
 */
const findBest = cacheByLayers(async (pool, layers) => {
  let best: Best[] = []
  for (const [place, layer] of layers.entries()) {
    const atLeast = best[MOST - 1]?.percentage ?? '0'
    const { rows } = await pool.query<Best>(FIND_BEST_OF_LAYER, [layer, atLeast, layers.slice(0, place)])
    best = [...best, ...rows].sort(byMerit).slice(0, MOST)
  }
  return best
})

/** The query's order; decimals of this length are exact as numbers. */
function byMerit(one: Best, other: Best): number {
  return (
    Number(other.percentage) - Number(one.percentage) ||
    Number(other.examMark) - Number(one.examMark) ||
    Buffer.compare(Buffer.from(one.candidateId), Buffer.from(other.candidateId))
  )
}

/** A result by which only its candidate is recognised. */
function withInitials(result: ExamResultShape): ExamResultShape {
  const candidateId = masked(result.candidateId)
  const { student } = result
  return {
    ...result,
    candidateId,
    student: student && { candidateId, groups: '', studentName: initialsOf(student.studentName) },
  }
}

const SHOWN = 2

/** Never the whole ID, however short. */
function masked(candidateId: string): string {
  const shown = candidateId.length > SHOWN ? candidateId.slice(-SHOWN) : ''
  return `••••${shown}`
}

const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' })

/** The first letter of each name, with its vowel sign in Devanagari. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => Array.from(graphemes.segment(word), ({ segment }) => segment).slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('en')}.`)
    .join(' ')
}

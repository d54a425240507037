import type { Database } from '#server/db/database.ts'
import { cacheByLayers } from '#server/domains/results/lists/cache-by-layers.ts'
import { FEWEST_FOR_PERCENTILE } from '#server/domains/results/lists/find-distribution.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import { findVisibleExam, type VisibleExam } from './find-exams.ts'

const ExamFacts = builder.objectRef<ExamFactsShape>('ExamFacts').implement({
  description: 'Statistics of an exam’s visible results, to compare one result with.',
  fields: (t) => ({
    candidates: t.exposeInt('candidates', { description: 'Number of candidates with a visible mark.' }),
    averagePercentage: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Mean of their percentages, to two decimals; null for fewer than ${FEWEST_FOR_PERCENTILE} candidates of an exam whose results take a second secret.`,
      // With few candidates, one of them could compute the marks of the others from the mean.
      resolve: ({ secondSecret, candidates, averagePercentage }) =>
        candidates < FEWEST_FOR_PERCENTILE && secondSecret !== 'NONE' ? null : averagePercentage,
    }),
    hasNumericIds: t.exposeBoolean('hasNumericIds', {
      description:
        'Whether every visible candidate ID consists of the digits 0 to 9: then a phone may show a keypad of digits.',
    }),
    fullMarks: t.expose('fullMarks', {
      type: 'Decimal',
      nullable: true,
      description:
        'As entered for the exam or with a file, or as all its marks and percentages imply; null when they say nothing or different things.',
    }),
  }),
})

builder.queryField('examFacts', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: ExamFacts,
    nullable: true,
    description: 'Facts of an exam; null without visible results. [anyone]',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db }) => findExamFacts(db, examId),
  }),
)

interface ExamFactsShape extends Pick<VisibleExam, 'secondSecret' | 'fullMarks'> {
  candidates: number
  averagePercentage: string
  hasNumericIds: boolean
}

interface SumOfLayer {
  candidates: number
  sum: string
  hasNumericIds: boolean
}

/** The rows of a layer that no newer layer replaces. */
const SUM_OF_LAYER = `
  SELECT count(percentage)::int AS candidates, coalesce(sum(percentage), 0)::text AS sum,
    coalesce(bool_and(candidate_id ~ '^[0-9]+$'), true) AS "hasNumericIds"
  FROM exam_results AS result
  WHERE layer = $1 AND NOT EXISTS (
    SELECT FROM exam_results AS newer
    WHERE newer.layer = ANY ($2::int[]) AND newer.candidate_id = result.candidate_id
  )`

/** Rounded as the average of the distribution is. */
const MEAN = 'SELECT round(sum(part) / $2, 2)::text AS mean FROM unnest($1::numeric[]) AS part'

/** Facts of an exam's visible results, computed once for each set of visible layers; null without any. */
async function findExamFacts(db: Pick<Database, 'pool'>, examId: string): Promise<ExamFactsShape | null> {
  const exam = examId.includes('\0') ? undefined : await findVisibleExam(db, examId.trim())
  if (!exam) return null
  const facts = await computeFacts(db, exam)
  return facts && { ...facts, secondSecret: exam.secondSecret, fullMarks: exam.fullMarks }
}

const computeFacts = cacheByLayers(async (pool, layers) => {
  let candidates = 0
  let hasNumericIds = true
  const sums: string[] = []
  for (const [place, layer] of layers.entries()) {
    const { rows } = await pool.query<SumOfLayer>(SUM_OF_LAYER, [layer, layers.slice(0, place)])
    candidates += rows[0]?.candidates ?? 0
    hasNumericIds &&= rows[0]?.hasNumericIds ?? true
    sums.push(rows[0]?.sum ?? '0')
  }
  if (candidates === 0) return null
  const { rows } = await pool.query<{ mean: string }>(MEAN, [sums, candidates])
  return { candidates, averagePercentage: rows[0]?.mean ?? '0', hasNumericIds }
})

import type { Database } from '#server/db/database.ts'
import { FEWEST_FOR_PERCENTILE } from '#server/domains/results/exams/exam-facts.ts'
import { type ExamShape, findVisibleExam, VISIBLE_ROWS } from '#server/domains/results/exams/find-exams.ts'
import { ResultFields } from '#server/domains/results/look-up/result-outcome.ts'
import { type ResultValues, selectValues } from '#server/domains/results/result-values.ts'
import { KNOWN_STUDENTS } from '#server/domains/students/active-lists.ts'
import { builder } from '#server/graphql/builder.ts'
import { MOST_LISTED } from '#shared/limits.ts'

/** A candidate's visible result in a list of an exam, with the rank by percentage where the file states none. */
export interface ListedResult extends ResultValues {
  candidateId: string
  studentName: string | null
  groups: string | null
  /** Whether the file states no ranks. */
  ranksByPercentage: boolean
  passed: boolean | null
  /** By percentage, among all candidates of the exam. */
  rank: number | null
  /** To two decimals at most; null for few candidates. */
  percentile: string | null
}

const LIST = `
  WITH ranked AS (
    SELECT result.*, CASE WHEN outcome IS NULL THEN rank() OVER by_percentage END::int AS rank,
      count(percentage) OVER () AS candidates,
      cume_dist() OVER (PARTITION BY outcome IS NULL ORDER BY percentage) AS reached
    FROM ${VISIBLE_ROWS} AS result
    WINDOW by_percentage AS (PARTITION BY outcome IS NULL ORDER BY percentage DESC)
  )
  SELECT ranked.candidate_id AS "candidateId", student.student_name AS "studentName", student.groups,
    ${selectValues('ranked', { examRank: 'CASE WHEN file.ranks_by_percentage THEN rank::text ELSE exam_rank END' })},
    file.ranks_by_percentage AS "ranksByPercentage", file.subjects AS "subjectNames", percentage >= $2::numeric AS passed, rank,
    CASE WHEN outcome IS NULL AND candidates >= ${FEWEST_FOR_PERCENTILE} THEN trim_scale(round((reached * 100)::numeric, 2))::text END AS percentile
  FROM ranked JOIN exam_result_files file USING (layer) LEFT JOIN ${KNOWN_STUDENTS} AS student USING (candidate_id)
  WHERE $3::text IS NULL OR student.groups = $3
  ORDER BY rank, outcome, exam_mark DESC, ranked.candidate_id COLLATE "C"
  LIMIT $4`

/** The visible results of an exam or of one of its groups, best first, those without a mark last. */
export async function listResults(
  { pool }: Pick<Database, 'pool'>,
  { id, passPercentage }: Pick<ExamShape, 'id' | 'passPercentage'>,
  { group, most }: { group?: string | undefined; most?: number },
): Promise<ListedResult[]> {
  const { rows } = await pool.query<ListedResult>({
    name: 'list-results',
    text: LIST,
    values: [id, passPercentage, group ?? null, most ?? null],
  })
  return rows
}

const ListedExamResult = builder.objectRef<ListedResult>('ListedExamResult').implement({
  description: "A candidate's result in a list of an exam.",
  interfaces: [ResultFields],
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName', { nullable: true }),
    groups: t.exposeString('groups', { nullable: true }),
    passed: t.exposeBoolean('passed', { nullable: true, complexity: 20 }),
    rank: t.exposeInt('rank', {
      nullable: true,
      complexity: 20,
      description: 'By percentage among all candidates of the exam; equal percentages share a rank.',
    }),
  }),
})

builder.queryField('examResults', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [ListedExamResult],
    complexity: { multiplier: MOST_LISTED },
    description: `The visible results of an exam or of one of its groups, best first, those without a mark last; at most ${MOST_LISTED}. [admin]`,
    args: {
      examId: t.arg.id({ required: true }),
      group: t.arg.string({ description: 'As the student lists have it; absent means everybody.' }),
    },
    resolve: async (_root, { examId, group }, { db }) => {
      if (`${examId}${group ?? ''}`.includes('\0')) return []
      const exam = await findVisibleExam(db, examId)
      return exam ? listResults(db, exam, { group: group ?? undefined, most: MOST_LISTED }) : []
    },
  }),
)

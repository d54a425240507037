import type { Database } from '#server/db/database.ts'
import { findVisibleExam } from '#server/domains/results/exams/find-exams.ts'
import { KNOWN_STUDENTS, VISIBLE_ROWS } from '#server/domains/results/look-up/visible-rows.ts'

/** Percentages of a group of candidates. */
export interface GroupShape {
  /** Null for candidates on no active list. */
  name: string | null
  /** With a mark. */
  candidates: number
  /** Absent, withheld or disqualified. */
  withoutMark: number
  passed: number
  /** Exact decimals. */
  averagePercentage: string
  medianPercentage: string
  /** In ten steps of ten percent. */
  counts: number[]
}

export interface ExamDistributionShape {
  examId: string
  title: string
  date: string | null
  passPercentage: string
  all: GroupShape
  groups: GroupShape[]
}

type Row = Omit<GroupShape, 'counts'> & { isAll: boolean; counts: number[] }

const BANDS = Array.from({ length: 10 }, (_, band) => `count(*) FILTER (WHERE band = ${band})::int`).join(
  ', ',
)

/** One pass over the rows: the exam as a whole, and each group. */
const DISTRIBUTION = `
  SELECT grouping(groups) = 1 AS "isAll", groups AS name, count(percentage)::int AS candidates,
    (count(*) - count(percentage))::int AS "withoutMark",
    count(*) FILTER (WHERE percentage >= $2::numeric)::int AS passed,
    round(avg(percentage), 2)::text AS "averagePercentage",
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY percentage)::numeric, 2)::text AS "medianPercentage",
    ARRAY[${BANDS}] AS counts
  FROM (
    SELECT student.groups, result.percentage,
      CASE WHEN result.outcome IS NULL THEN least(greatest(floor(result.percentage / 10), 0), 9)::int END AS band
    FROM ${VISIBLE_ROWS} AS result LEFT JOIN ${KNOWN_STUDENTS} AS student USING (candidate_id)
  ) AS results
  GROUP BY GROUPING SETS ((), (groups))
  HAVING count(percentage) > 0
  ORDER BY "isAll" DESC, groups NULLS LAST
  LIMIT 201`

/** @returns null for an exam without visible results. */
export async function findExamDistribution(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<ExamDistributionShape | null> {
  const exam = id.includes('\0') ? undefined : await findVisibleExam({ pool }, id)
  if (!exam) return null
  const { rows } = await pool.query<Row>({
    name: 'find-exam-distribution',
    text: DISTRIBUTION,
    values: [exam.id, exam.passPercentage],
  })
  const [all, ...groups] = rows.map(({ isAll: _isAll, ...group }) => group)
  if (!all) return null
  const { title, date, passPercentage } = exam
  return { examId: exam.id, title, date, passPercentage, all, groups }
}

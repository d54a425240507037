import type { Database } from '#server/db/database.ts'
import { findVisibleExam, VISIBLE_ROWS } from '#server/domains/results/exams/find-exams.ts'
import { KNOWN_STUDENTS } from '#server/domains/students/active-lists.ts'
import { builder } from '#server/graphql/builder.ts'

const DistributionOfGroup = builder.objectRef<GroupShape>('DistributionOfGroup').implement({
  description: 'How the percentages of a group are distributed.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'Null for candidates on no active student list.',
    }),
    candidates: t.exposeInt('candidates', { description: 'Number of candidates with a mark.' }),
    withoutMark: t.exposeInt('withoutMark', {
      description: 'Number of candidates who were absent, are disqualified or whose result is withheld.',
    }),
    passed: t.exposeInt('passed', { description: 'Number of candidates who passed.' }),
    averagePercentage: t.expose('averagePercentage', { type: 'Decimal' }),
    medianPercentage: t.expose('medianPercentage', { type: 'Decimal' }),
    counts: t.exposeIntList('counts', {
      description:
        'Number of candidates below 10 percent, from 10 to below 20, and so on; the last is 90 to 100.',
    }),
  }),
})

const ExamDistribution = builder.objectRef<ExamDistributionShape>('ExamDistribution').implement({
  description: 'How the percentages of an exam are distributed, of those who sat it.',
  fields: (t) => ({
    examId: t.exposeID('examId'),
    title: t.exposeString('title'),
    date: t.expose('date', { type: 'Date', nullable: true }),
    passPercentage: t.expose('passPercentage', { type: 'Decimal' }),
    all: t.expose('all', { type: DistributionOfGroup }),
    groups: t.expose('groups', {
      type: [DistributionOfGroup],
      description: 'By name; the candidates on no active student list last.',
    }),
  }),
})

builder.queryField('examDistribution', (t) =>
  t.field({
    authScopes: { teacher: true, admin: true },
    type: ExamDistribution,
    nullable: true,
    description: 'Of the visible results of an exam; null without any. [teacher, admin]',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db }) => findExamDistribution(db, examId),
  }),
)

interface GroupShape {
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

interface ExamDistributionShape {
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
async function findExamDistribution(
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

import type { Database } from '#server/db/database.ts'
import { signedIn } from '#server/domains/accounts/signed-in.ts'
import { Exam } from '#server/domains/results/exams/exam.ts'
import { findStanding } from '#server/domains/results/exams/exam-facts.ts'
import { publishedRow } from '#server/domains/results/exams/find-exams.ts'
import { ExamResult, hasPassed } from '#server/domains/results/look-up/exam-result.ts'
import {
  type ExamResultShape,
  FOUND_COLUMNS,
  knownExams,
  type ResultRecord,
  resultOf,
} from '#server/domains/results/look-up/find-exam-results.ts'
import { outcomeField } from '#server/domains/results/look-up/result-outcome.ts'
import { newestListing } from '#server/domains/students/active-lists.ts'
import { builder } from '#server/graphql/builder.ts'
import { MOST_IN_TREND } from '#shared/limits.ts'

/** Three years of weekly tests. */
const MOST_RESULTS = 150

/**
 * As look-ups: of each exam the newest published layer with the candidate, with the name of the newest active list.
 *
 * @param o.candidates relation with the candidates, by `$1`.
 * @param o.exams further condition for the exams.
 */
const findResults = (o: { candidates: string; exams: string; most: number }) => `
  WITH exam AS MATERIALIZED (${knownExams(o.exams)})
  SELECT ${FOUND_COLUMNS}
  FROM ${o.candidates} AS l
  CROSS JOIN exam
  CROSS JOIN LATERAL ${publishedRow({ examId: 'exam.id', candidateId: 'l.candidate_id' })} AS result
  LEFT JOIN LATERAL ${newestListing('l.candidate_id', 's.student_name, s.groups')} AS student ON true
  ORDER BY exam.date DESC NULLS LAST, result.uploaded_at DESC, exam.id, l.candidate_id
  LIMIT ${o.most}`

const FIND_OWN_RESULTS = findResults({
  candidates: '(SELECT candidate_id FROM candidate_links WHERE user_id = $1::uuid)',
  exams: '',
  most: MOST_RESULTS,
})

const FIND_TREND = findResults({
  candidates: '(SELECT $1::text AS candidate_id)',
  exams: `AND exams.withdrawn_at IS NULL AND exams.second_secret::text IN ('NONE', $2)`,
  most: MOST_IN_TREND,
})

/** The results of the candidates that are linked to an account, newest exam first, withdrawn ones without values. */
export function findOwnResults(db: Pick<Database, 'pool'>, userId: string): Promise<ExamResultShape[]> {
  return find(db, { name: 'find-own-results', text: FIND_OWN_RESULTS, values: [userId] })
}

/**
 * The latest visible results of the candidate of a result that was found with its exam's second secret, newest exam first: of
 * the exams which want the same secret or none, so that it opens each of them.
 */
function findTrend(
  db: Pick<Database, 'pool'>,
  { candidateId, exam }: Pick<ExamResultShape, 'candidateId' | 'exam'>,
): Promise<ExamResultShape[]> {
  return find(db, { name: 'find-trend', text: FIND_TREND, values: [candidateId, exam.secondSecret] })
}

async function find(
  { pool }: Pick<Database, 'pool'>,
  statement: { name: string; text: string; values: string[] },
): Promise<ExamResultShape[]> {
  const { rows } = await pool.query<Omit<ResultRecord, 'place'>>(statement)
  return rows.map(resultOf)
}

builder.queryField('myResults', (t) =>
  t.field({
    authScopes: { student: true },
    type: [ExamResult],
    complexity: { multiplier: MOST_RESULTS },
    description:
      'The results of the candidate IDs that are linked to the own account, visible or withdrawn, in all exams, newest exam first, exams without a date last. Needs no second secret. [student]',
    resolve: (_root, _args, { db, viewer }) => findOwnResults(db, signedIn(viewer).user.id),
  }),
)

/** Of a number or a word, with its key. */
const VALUE_BYTES = 40

const TrendPoint = builder.objectRef<ExamResultShape>('TrendPoint').implement({
  description: "A candidate's result in one exam of a trend.",
  fields: (t) => ({
    exam: t.expose('exam', { type: Exam, complexity: { field: 0 } }),
    outcome: t.expose('outcome', { ...outcomeField, complexity: VALUE_BYTES }),
    percentage: t.expose('percentage', { type: 'Decimal', nullable: true, complexity: VALUE_BYTES }),
    passed: t.boolean({ nullable: true, complexity: VALUE_BYTES, resolve: hasPassed }),
    percentile: t.float({
      nullable: true,
      complexity: VALUE_BYTES,
      description: 'As of `ResultStanding`.',
      resolve: async ({ exam, percentage }, _args, context) =>
        (await findStanding(context, exam.id, percentage))?.percentile ?? null,
    }),
  }),
})

builder.objectField(ExamResult, 'trend', (t) =>
  t.field({
    type: [TrendPoint],
    complexity: { field: 0, multiplier: MOST_IN_TREND },
    description: `The candidate's latest ${MOST_IN_TREND} visible results, this one among them, newest exam first: of exams that want the same second secret or none. Empty for a result that needed no second secret.`,
    resolve: (result, _args, { db }) => (result.verifiedBySecret ? findTrend(db, result) : []),
  }),
)

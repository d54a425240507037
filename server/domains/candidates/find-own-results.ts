import type { Database } from '#server/db/database.ts'
import {
  type ExamResultShape,
  FOUND_COLUMNS,
  knownExams,
  type ResultRecord,
  resultOf,
} from '#server/domains/results/look-up/find-exam-results.ts'
import { publishedRow } from '#server/domains/results/look-up/visible-rows.ts'
import { newestListing } from '#server/domains/students/newest-listing.ts'
import { MOST_IN_TREND } from '#shared/limits.ts'

/** Three years of weekly tests. */
export const MOST_RESULTS = 150

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
export function findTrend(
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

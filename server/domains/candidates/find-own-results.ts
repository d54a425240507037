import type { Database } from '#server/db/database.ts'
import { HAS_RECHECKS, RECHECK } from '#server/domains/rechecks/recheck-of-result.ts'
import {
  type ExamResultShape,
  type ResultRecord,
  resultOf,
} from '#server/domains/results/find-exam-results.ts'
import { EXAM_COLUMNS, SEEN_AND_WITHDRAWN, VISIBLE } from '#server/domains/results/find-exams.ts'
import { HAS_REVISIONS, REVISIONS } from '#server/domains/results/revisions.ts'
import { RESULT_COLUMNS, visibleRow } from '#server/domains/results/visible-rows.ts'
import {
  earlierWithdrawal,
  type FoundWithdrawal,
  SEEN_SECONDS,
  WITHDRAWN_VALUES,
  withdrawnResultOf,
} from '#server/domains/results/withdrawals.ts'
import { newestListing } from '#server/domains/students/newest-listing.ts'
import { MOST_IN_TREND } from '#shared/limits.ts'

/** Three years of weekly tests. */
export const MOST_RESULTS = 150

/**
 * As look-ups: of each exam the newest visible layer with the candidate, with the name of the newest active list.
 *
 * @param o.candidates relation with the candidates, by `$1`.
 * @param o.exams further condition for the exams.
 */
const findResults = (o: { candidates: string; exams: string; most: number }) => `
  WITH exam AS MATERIALIZED (
    SELECT ${EXAM_COLUMNS}, ${HAS_REVISIONS}, ${HAS_RECHECKS}, max(uploaded_at) AS uploaded_at
    FROM exams JOIN exam_result_files ON exam_id = exams.id
    WHERE ${VISIBLE} ${o.exams} GROUP BY exams.id
  )
  SELECT exam.id AS "examId", exam.title, exam.date, exam."secondSecret", exam."passPercentage",
    result.candidate_id AS "candidateId", ${RESULT_COLUMNS},
    student.student_name AS "studentName", student.groups,
    ${REVISIONS},
    ${RECHECK}
  FROM ${o.candidates} AS l
  CROSS JOIN exam
  CROSS JOIN LATERAL ${visibleRow({ examId: 'exam.id', candidateId: 'l.candidate_id' })} AS result
  LEFT JOIN LATERAL ${newestListing('l.candidate_id', 's.student_name, s.groups')} AS student ON true
  ORDER BY exam.date DESC NULLS LAST, exam.uploaded_at DESC, exam.id, l.candidate_id
  LIMIT ${o.most}`

const FIND_OWN_RESULTS = findResults({
  candidates: '(SELECT candidate_id FROM candidate_links WHERE user_id = $1::uuid)',
  exams: '',
  most: MOST_RESULTS,
})

const FIND_TREND = findResults({
  candidates: '(SELECT $1::text AS candidate_id)',
  exams: `AND exams.second_secret::text IN ('NONE', $2)`,
  most: MOST_IN_TREND,
})

/** Of each exam the latest withdrawal of a result. */
const FIND_OWN_WITHDRAWALS = `
  SELECT DISTINCT ON (exams.id, l.candidate_id) l.candidate_id AS "candidateId", ${EXAM_COLUMNS},
    to_json(withdrawn_at) #>> '{}' AS "withdrawnAt", withdrawn_words AS words, ${SEEN_SECONDS} AS "seenSeconds",
    ${WITHDRAWN_VALUES} AS values
  FROM candidate_links l
  JOIN exam_result_files ON ${SEEN_AND_WITHDRAWN}
  JOIN exams ON exams.id = exam_id
  JOIN exam_results r ON r.layer = exam_result_files.layer AND r.candidate_id = l.candidate_id
  WHERE l.user_id = $1
  ORDER BY exams.id, l.candidate_id, withdrawn_at DESC
  LIMIT ${MOST_RESULTS}`

/**
 * The results of the candidates that are linked to an account, newest exam first; where the one of an exam was withdrawn,
 * and there is no other, that it was.
 */
export async function findOwnResults(db: Pick<Database, 'pool'>, userId: string): Promise<ExamResultShape[]> {
  const [found, withdrawn] = await Promise.all([
    find(db, { name: 'find-own-results', text: FIND_OWN_RESULTS, values: [userId] }),
    db.pool.query<FoundWithdrawal>({
      name: 'find-own-withdrawals',
      text: FIND_OWN_WITHDRAWALS,
      values: [userId],
    }),
  ])
  const keyOf = ({ exam, candidateId }: ExamResultShape) => JSON.stringify([exam.id, candidateId])
  const before = new Map(withdrawn.rows.map((row) => [JSON.stringify([row.id, row.candidateId]), row]))
  const results = found.map((result) => ({
    ...result,
    earlierWithdrawal: earlierWithdrawal(before.get(keyOf(result)), result),
  }))
  const shown = new Set(results.map(keyOf))
  const takenBack = withdrawn.rows.map(withdrawnResultOf).filter((result) => !shown.has(keyOf(result)))
  if (takenBack.length === 0) return results
  const date = ({ exam }: ExamResultShape) => exam.date ?? ''
  return [...results, ...takenBack]
    .sort((one, other) => date(other).localeCompare(date(one)))
    .slice(0, MOST_RESULTS)
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

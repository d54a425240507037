import type { Database } from '#server/db/database.ts'
import { HAS_RECHECKS, RECHECK } from '#server/domains/rechecks/recheck-of-result.ts'
import { type ExamResultShape, type Found, resultOf } from '#server/domains/results/find-exam-results.ts'
import { EXAM_COLUMNS, PASS_PERCENTAGE, SECOND_SECRET, VISIBLE } from '#server/domains/results/find-exams.ts'
import { HAS_REVISIONS, REVISIONS } from '#server/domains/results/revisions.ts'

/** More results than a person gets in ten years. */
export const MOST_RESULTS = 200

/** As look-ups: of each exam the newest visible layer with the candidate, with the name of the newest active list. */
const FIND_OWN_RESULTS = `
  WITH exam AS MATERIALIZED (
    SELECT exam_id AS id, ${EXAM_COLUMNS}, ${SECOND_SECRET} AS "secondSecret", ${HAS_REVISIONS}, ${HAS_RECHECKS},
      ${PASS_PERCENTAGE} AS "passPercentage", max(uploaded_at) AS uploaded_at
    FROM exam_result_files WHERE ${VISIBLE} GROUP BY exam_id
  )
  SELECT exam.id AS "examId", exam.title, exam.date, exam."fileName", exam."secondSecret", exam."passPercentage",
    result.candidate_id AS "candidateId", trim_scale(result.exam_mark)::text AS "examMark",
    result.exam_rank AS "examRank", trim_scale(result.percentage)::text AS percentage, result.outcome,
    result.subject_names AS "subjectNames", result.subject_marks AS "subjectMarks",
    student.student_name AS "studentName", student.groups,
    ${REVISIONS},
    ${RECHECK}
  FROM candidate_links l
  CROSS JOIN exam
  CROSS JOIN LATERAL (
    SELECT r.*, f.subjects AS subject_names FROM exam_result_files f
    JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = l.candidate_id
    WHERE f.exam_id = exam.id AND ${VISIBLE}
    ORDER BY f.publish_order DESC LIMIT 1
  ) AS result
  LEFT JOIN LATERAL (
    SELECT s.student_name, s.groups FROM student_uploads u
    JOIN students s ON s.layer = u.layer AND s.candidate_id = l.candidate_id
    WHERE u.state = 'PUBLISHED' AND u.is_active
    ORDER BY u.publish_order DESC LIMIT 1
  ) AS student ON true
  WHERE l.user_id = $1
  ORDER BY exam.date DESC NULLS LAST, exam.uploaded_at DESC, exam.id, l.candidate_id
  LIMIT ${MOST_RESULTS}`

/** The visible results of the candidates that are linked to an account, newest exam first. */
export async function findOwnResults(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
): Promise<ExamResultShape[]> {
  const { rows } = await pool.query<Omit<Found, 'place'>>({
    name: 'find-own-results',
    text: FIND_OWN_RESULTS,
    values: [userId],
  })
  return rows.map(resultOf)
}

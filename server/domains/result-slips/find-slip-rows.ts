import type { Database } from '#server/db/database.ts'
import { VISIBLE } from '#server/domains/results/find-exams.ts'
import type { StoredSubjects } from '#server/domains/results/stored-subjects.ts'
import type { ResultOutcome } from '#server/generated/prisma/enums.ts'

/** A candidate's visible result with the file that it is from, and the name of the newest active list. */
export interface SlipRow extends StoredSubjects {
  candidateId: string
  layer: number
  /** Since when candidates see the values. */
  visibleSince: Date
  /** Why there is no mark. */
  outcome: ResultOutcome | null
  /** Decimal; null with an outcome. */
  examMark: string | null
  examRank: string | null
  percentage: string | null
  studentName: string | null
  groups: string | null
  /** Since when the name is known; null without one. */
  listedSince: Date | null
}

const FIND_SLIP_ROWS = `
  SELECT result.candidate_id AS "candidateId", result.layer, result.visible_since AS "visibleSince",
    trim_scale(result.exam_mark)::text AS "examMark", result.exam_rank AS "examRank", result.outcome,
    trim_scale(result.percentage)::text AS percentage, student.student_name AS "studentName", student.groups,
    student.uploaded_at AS "listedSince", result.subject_names AS "subjectNames", result.subject_marks AS "subjectMarks"
  FROM unnest($2::text[]) WITH ORDINALITY AS asked (candidate_id, place)
  CROSS JOIN LATERAL (
    SELECT r.*, f.subjects AS subject_names, greatest(f.uploaded_at, f.release_at) AS visible_since FROM exam_result_files f
    JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = asked.candidate_id
    WHERE f.exam_id = $1 AND ${VISIBLE}
    ORDER BY f.publish_order DESC LIMIT 1
  ) AS result
  LEFT JOIN LATERAL (
    SELECT s.student_name, s.groups, u.uploaded_at FROM student_uploads u
    JOIN students s ON s.layer = u.layer AND s.candidate_id = asked.candidate_id
    WHERE u.state = 'PUBLISHED' AND u.is_active
    ORDER BY u.publish_order DESC LIMIT 1
  ) AS student ON true
  ORDER BY asked.place`

/** The visible results of candidates of an exam in the order of their IDs; those without one are left out. */
export async function findSlipRows(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
  candidateIds: readonly string[],
): Promise<SlipRow[]> {
  const { rows } = await pool.query<SlipRow>({
    name: 'find-slip-rows',
    text: FIND_SLIP_ROWS,
    values: [examId, candidateIds],
  })
  return rows
}

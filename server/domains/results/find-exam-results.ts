import type { Database } from '#server/db.ts'
import type { StudentShape } from '#server/domains/students/find-students.ts'
import { createBatcher } from '#server/lib/batcher.ts'
import { EXAM_COLUMNS, type ExamShape, examOf, VISIBLE } from './find-exams.ts'

/** A candidate's result as visitors see it. */
export interface ExamResultShape {
  candidateId: string
  exam: ExamShape
  /** Exact decimals. */
  examMark: string
  examRank: string | null
  percentage: string
  student: StudentShape | null
}

export interface ResultKey {
  examId: string
  /** Already in the form of `normalCandidateId`. */
  candidateId: string
}

interface Found extends Omit<ExamResultShape, 'exam' | 'student'> {
  place: number
  examId: string
  title: string | null
  date: string | null
  fileName: string
  studentName: string | null
  groups: string | null
}

/**
 * All by the primary keys of rows and lists: the newest visible layer that has the candidate, the newest active list.
 * Without a limit, the planner takes any arrays for ten keys, so for fewer its general plan looks dear and it makes a new
 * one each time: for a single look-up that costs four times as much as the look-up.
 */
const FIND_RESULTS = `
  WITH exam AS MATERIALIZED (
    SELECT exam_id AS id, ${EXAM_COLUMNS} FROM exam_result_files
    WHERE exam_id = ANY ($1) AND ${VISIBLE} GROUP BY exam_id
  )
  SELECT asked.place::int, exam.id AS "examId", exam.title, exam.date, exam."fileName",
    result.candidate_id AS "candidateId", trim_scale(result.exam_mark)::text AS "examMark",
    result.exam_rank AS "examRank", trim_scale(result.percentage)::text AS percentage,
    student.student_name AS "studentName", student.groups
  FROM (
    SELECT * FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS keys (exam_id, candidate_id, place) LIMIT $3
  ) AS asked
  JOIN exam ON exam.id = asked.exam_id
  CROSS JOIN LATERAL (
    SELECT r.* FROM exam_result_files f
    JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = asked.candidate_id
    WHERE f.exam_id = asked.exam_id AND ${VISIBLE}
    ORDER BY f.publish_order DESC LIMIT 1
  ) AS result
  LEFT JOIN LATERAL (
    SELECT s.student_name, s.groups FROM student_uploads u
    JOIN students s ON s.layer = u.layer AND s.candidate_id = asked.candidate_id
    WHERE u.state = 'PUBLISHED' AND u.is_active
    ORDER BY u.publish_order DESC LIMIT 1
  ) AS student ON true`

/**
 * A statement takes a whole class that presses the button together; others keep the database busy while its answers are
 * passed on. Eight keys cost little more than one.
 */
const TOGETHER = { maxSize: 200, minSize: 8, inFlight: 3, fullInFlight: 6 }

/**
 * The results of candidates, in the order asked, in one statement. Null where there is none to see; an unknown exam, an
 * unknown candidate and a result that is not yet released are all alike.
 */
export async function findExamResults(
  { pool }: Pick<Database, 'pool'>,
  keys: readonly ResultKey[],
): Promise<(ExamResultShape | null)[]> {
  const { rows } = await pool.query<Found>({
    name: 'find-exam-results',
    text: FIND_RESULTS,
    values: [keys.map((key) => key.examId), keys.map((key) => key.candidateId), keys.length],
  })
  const results = new Array<ExamResultShape | null>(keys.length).fill(null)
  for (const row of rows) results[row.place - 1] = resultOf(row)
  return results
}

function resultOf(found: Found): ExamResultShape {
  const { candidateId, examMark, examRank, percentage, studentName, groups } = found
  return {
    candidateId,
    examMark,
    examRank,
    percentage,
    exam: examOf({ id: found.examId, title: found.title, date: found.date, fileName: found.fileName }),
    student: studentName === null || groups === null ? null : { candidateId, studentName, groups },
  }
}

const batchers = new WeakMap<Database['pool'], (key: ResultKey) => Promise<ExamResultShape | null>>()

/** One candidate's result. Look-ups of the same instant, of all requests, share a round trip. */
export function findExamResult(
  { pool }: Pick<Database, 'pool'>,
  key: ResultKey,
): Promise<ExamResultShape | null> {
  const batcher =
    batchers.get(pool) ?? createBatcher((keys: ResultKey[]) => findExamResults({ pool }, keys), TOGETHER)
  batchers.set(pool, batcher)
  return batcher(key)
}

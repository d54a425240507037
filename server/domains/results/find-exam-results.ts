import type { Database } from '#server/db/database.ts'
import type { StudentShape } from '#server/domains/students/find-students.ts'
import { createBatcher } from '#server/lib/batcher.ts'
import { EXAM_COLUMNS, type ExamShape, examOf, VISIBLE } from './find-exams.ts'

/** A candidate's visible result. */
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
  /** Normalized by `normalCandidateId`. */
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
 * Finds the newest visible layer and the newest active list with the candidate by primary keys. The limit keeps the generic
 * plan cheap: without it the planner expects ten keys and plans each execution anew, which costs four times the look-up.
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
 * A large batch serves a class that looks up results at the same time; several batches in flight use the database while
 * results are passed on. Eight keys cost little more than one.
 */
const BATCH_OPTIONS = { maxSize: 200, minSize: 8, inFlight: 3, fullInFlight: 6 }

/**
 * The results of candidates in the order of the keys, read by one statement. Null without a visible result: an unknown exam,
 * an unknown candidate and an unreleased result are not distinguished.
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

/** One candidate's result. Concurrent look-ups of all requests share a statement. */
export function findExamResult(
  { pool }: Pick<Database, 'pool'>,
  key: ResultKey,
): Promise<ExamResultShape | null> {
  const batcher =
    batchers.get(pool) ?? createBatcher((keys: ResultKey[]) => findExamResults({ pool }, keys), BATCH_OPTIONS)
  batchers.set(pool, batcher)
  return batcher(key)
}

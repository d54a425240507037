import { VISIBLE } from './find-exams.ts'

/** Each candidate's visible row of the exam `$1`: that of the newest visible file that has one. */
export const VISIBLE_ROWS = `(
    SELECT DISTINCT ON (r.candidate_id) r.*
    FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer
    WHERE f.exam_id = $1 AND ${VISIBLE}
    ORDER BY r.candidate_id, f.publish_order DESC
  )`

/**
 * A subquery for the row that a candidate sees of an exam, found by primary key: that of the newest visible file that has one.
 *
 * @param more columns of the file `f`, beside the names of its subjects and whether its ranks follow from the percentages.
 */
export const visibleRow = (o: { examId: string; candidateId: string }, more = ''): string => `(
    SELECT r.*, f.subjects AS subject_names, f.ranks_by_percentage${more && `, ${more}`} FROM exam_result_files f
    JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = ${o.candidateId}
    WHERE f.exam_id = ${o.examId} AND ${VISIBLE}
    ORDER BY f.publish_order DESC LIMIT 1
  )`

/** What is read of `visibleRow` as `result`, and where a candidate has none. */
export const RESULT_COLUMNS = `
    trim_scale(result.exam_mark)::text AS "examMark", result.exam_rank AS "examRank",
    trim_scale(result.percentage)::text AS percentage, result.outcome,
    result.subject_names AS "subjectNames", result.subject_marks AS "subjectMarks",
    result.ranks_by_percentage IS TRUE AS "ranksByPercentage"`

/** Names and groups of all students, as the newest active list states them. */
export const KNOWN_STUDENTS = `(
    SELECT DISTINCT ON (s.candidate_id) s.candidate_id, s.student_name, s.groups
    FROM student_uploads u JOIN students s ON s.layer = u.layer
    WHERE u.state = 'PUBLISHED' AND u.is_active
    ORDER BY s.candidate_id, u.publish_order DESC
  )`

import { PUBLISHED, RELEASED } from '#server/domains/results/exams/find-exams.ts'
import { selectValues } from '#server/domains/results/result-values.ts'

/** Each candidate's visible row of the exam `$1`: that of the newest published file that has one. */
export const VISIBLE_ROWS = `(
    SELECT DISTINCT ON (r.candidate_id) r.*
    FROM exams JOIN exam_result_files f ON f.exam_id = exams.id JOIN exam_results r ON r.layer = f.layer
    WHERE exams.id = $1 AND ${RELEASED} AND ${PUBLISHED}
    ORDER BY r.candidate_id, f.publish_order DESC
  )`

/**
 * A subquery for the row of a candidate in an exam, found by primary key: that of the newest published file that has one, with the
 * names of the file's subjects, whether its ranks follow from the percentages, and when it was published.
 */
export const publishedRow = (o: { examId: string; candidateId: string }, where = ''): string => `(
    SELECT r.*, f.subjects AS subject_names, f.ranks_by_percentage, f.uploaded_at FROM exam_result_files f
    JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = ${o.candidateId}
    WHERE f.exam_id = ${o.examId} AND ${PUBLISHED} ${where}
    ORDER BY f.publish_order DESC LIMIT 1
  )`

/** The same where candidates see the exam's results. */
export const visibleRow = (o: { examId: string; candidateId: string }): string =>
  publishedRow(o, `AND EXISTS (SELECT FROM exams WHERE exams.id = f.exam_id AND ${RELEASED})`)

/** Columns of such a row as `result`, also where a candidate has none. */
export const RESULT_COLUMNS = `
    ${selectValues('result')}, result.subject_names AS "subjectNames",
    result.ranks_by_percentage IS TRUE AS "ranksByPercentage"`

/** Names and groups of all students, as the newest active list states them. */
export const KNOWN_STUDENTS = `(
    SELECT DISTINCT ON (s.candidate_id) s.candidate_id, s.student_name, s.groups
    FROM student_uploads u JOIN students s ON s.layer = u.layer
    WHERE u.state = 'PUBLISHED' AND u.is_active
    ORDER BY s.candidate_id, u.publish_order DESC
  )`

import type { Database } from '#server/db/database.ts'

/** Counts of records, read by one statement. */
export interface Counts {
  students: number
  studentUploads: number
  activeNotices: number
  inactiveNotices: number
  resultFiles: number
  exams: number
  /** Requests for a re-check. */
  openRechecks: number
}

// A list contains each student once, so the total of a single list needs no count of rows.
const COUNT = `
  WITH lists AS (
    SELECT layer, total_students FROM student_uploads WHERE state = 'PUBLISHED' AND is_active
  ), notice_counts AS (
    SELECT
      count(*) FILTER (WHERE is_active)::int AS "activeNotices",
      count(*) FILTER (WHERE NOT is_active)::int AS "inactiveNotices"
    FROM notices
  ), file_counts AS (
    SELECT count(*)::int AS "resultFiles", count(DISTINCT exam_id)::int AS exams
    FROM exam_result_files WHERE state = 'PUBLISHED'
  )
  SELECT *,
    (SELECT count(*)::int FROM recheck_requests WHERE state = 'OPEN') AS "openRechecks",
    (SELECT count(*)::int FROM lists) AS "studentUploads",
    CASE WHEN (SELECT count(*) FROM lists) < 2 THEN (SELECT coalesce(sum(total_students), 0)::int FROM lists)
      ELSE (
        SELECT count(*)::int FROM (
          SELECT DISTINCT candidate_id FROM students WHERE layer IN (SELECT layer FROM lists)
        ) AS named
      )
    END AS students
  FROM notice_counts, file_counts`

export async function findCounts({ pool }: Pick<Database, 'pool'>): Promise<Counts> {
  const { rows } = await pool.query<Counts>({ name: 'dashboard-counts', text: COUNT })
  const [counts] = rows
  if (!counts) throw new Error('The count query returned no row')
  return counts
}

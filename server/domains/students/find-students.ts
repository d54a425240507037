import type { Database } from '#server/db/database.ts'

/** A candidate's entry on a student list. */
export interface StudentShape {
  candidateId: string
  studentName: string
  groups: string
}

const FIND_STUDENTS = `
  SELECT DISTINCT ON (s.candidate_id) s.candidate_id AS "candidateId", s.student_name AS "studentName", s.groups
  FROM student_uploads u
  JOIN students s ON s.layer = u.layer
  WHERE u.state = 'PUBLISHED' AND u.is_active AND s.candidate_id = ANY ($1)
  ORDER BY s.candidate_id, u.publish_order DESC`

/** The students among these candidates, by candidate ID; the newest active list with the candidate wins. */
export async function findStudents(
  { pool }: Pick<Database, 'pool'>,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, StudentShape>> {
  if (candidateIds.length === 0) return new Map()
  const { rows } = await pool.query<StudentShape>({
    name: 'find-students',
    text: FIND_STUDENTS,
    values: [candidateIds],
  })
  return new Map(rows.map((student) => [student.candidateId, student]))
}

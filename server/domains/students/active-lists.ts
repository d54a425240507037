import type { Database } from '#server/db/database.ts'
import type { PublishedLayer, Transaction } from '#server/domains/imports/import-definition.ts'

/** The active published lists, newest first: the first with a candidate wins. */
export async function activeStudentLists(tx: Transaction): Promise<PublishedLayer[]> {
  const uploads = await tx.studentUpload.findMany({
    where: { state: 'PUBLISHED', isActive: true },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true, totalStudents: true },
  })
  return uploads.map(({ layer, totalStudents }) => ({ layer, rowCount: totalStudents }))
}

/** The layers of the active lists, newest first. */
export async function activeStudentLayers(tx: Transaction): Promise<number[]> {
  return (await activeStudentLists(tx)).map(({ layer }) => layer)
}

/** Locks the student lists until the transaction ends: others cannot publish, activate, deactivate or remove one. */
export async function lockStudents(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('student lists', 0))`
}

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

/**
 * A subquery for the row of the newest active list that has a candidate, found by primary key.
 *
 * @param columns of the list `u` and its row `s`.
 * @param condition on them; a list whose row does not fulfil it is passed over.
 */
export const newestListing = (candidateId: string, columns: string, condition = 'true'): string => `(
    SELECT ${columns} FROM student_uploads u
    JOIN students s ON s.layer = u.layer AND s.candidate_id = ${candidateId} AND ${condition}
    WHERE u.state = 'PUBLISHED' AND u.is_active
    ORDER BY u.publish_order DESC LIMIT 1
  )`

/** The same for the hash of a PIN or date of birth: of the newest active list that states one. */
export const newestSecret = (candidateId: string, column: 'pin_hash' | 'birth_date_hash'): string =>
  newestListing(candidateId, `s.${column}`, `s.${column} IS NOT NULL`)

/** Names and groups of all students, as the newest active list states them. */
export const KNOWN_STUDENTS = `(
    SELECT DISTINCT ON (s.candidate_id) s.candidate_id, s.student_name, s.groups
    FROM student_uploads u JOIN students s ON s.layer = u.layer
    WHERE u.state = 'PUBLISHED' AND u.is_active
    ORDER BY s.candidate_id, u.publish_order DESC
  )`

import { arrayLiteral } from '#server/db/array-literal.ts'
import type { Database } from '#server/db/database.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import type { StudentShape } from './find-students.ts'
import { lockStudents } from './lock-students.ts'
import { newestListing } from './newest-listing.ts'

const LISTED = `
  SELECT s.candidate_id AS "candidateId", s.student_name AS "studentName", s.groups
  FROM student_uploads u JOIN students s ON s.layer = u.layer
  WHERE u.id = $1 AND u.state = 'PUBLISHED' AND u.is_active AND ($2::text IS NULL OR s.groups = $2)
  ORDER BY s.groups, s.candidate_id COLLATE "C"`

const GROUPS = `
  SELECT s.groups AS name, count(*)::int AS students
  FROM student_uploads u JOIN students s ON s.layer = u.layer
  WHERE u.id = $1 AND u.state = 'PUBLISHED'
  GROUP BY s.groups ORDER BY s.groups LIMIT 200`

/** A group of a student list. */
export interface GroupShape {
  name: string
  students: number
}

/** The students of an active list, or of one of its groups, by group and ID. */
export async function findListed(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  groups: string | null,
): Promise<StudentShape[]> {
  if (groups?.includes('\0')) return []
  return (await pool.query<StudentShape>(LISTED, [id, groups])).rows
}

/** At most 200 groups of a list. */
export async function findGroups({ pool }: Pick<Database, 'pool'>, id: string): Promise<GroupShape[]> {
  return (await pool.query<GroupShape>(GROUPS, [id])).rows
}

/**
 * Gives candidates new PINs, in the newest active list that each is on: there they win.
 *
 * @returns false when the list is gone or switched off.
 */
export function storePins(
  { prisma }: Pick<Database, 'prisma'>,
  o: { id: string; hashes: readonly { candidateId: string; hash: string }[]; actorId: string | null },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    await lockStudents(tx)
    const list = await tx.studentUpload.findUnique({
      where: { id: o.id, state: 'PUBLISHED', isActive: true },
      select: { id: true, fileName: true },
    })
    if (!list) return false
    await tx.$executeRaw`
      UPDATE students AS s SET pin_hash = given.hash
      FROM unnest(
        ${arrayLiteral(o.hashes.map(({ candidateId }) => candidateId))}::text[],
        ${arrayLiteral(o.hashes.map(({ hash }) => hash))}::text[]
      ) AS given (id, hash)
      CROSS JOIN LATERAL ${Prisma.raw(newestListing('given.id', 's.layer'))} AS newest
      WHERE s.layer = newest.layer AND s.candidate_id = given.id`
    await tx.activity.create({
      data: {
        actorId: o.actorId,
        action: 'students.pins-made',
        subject: list.fileName,
        subjectId: list.id,
      },
    })
    return true
  })
}

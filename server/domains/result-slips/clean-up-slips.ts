import type { Database } from '#server/db/database.ts'

/**
 * Deletes slips of deleted exams a year after they were issued, by the database's clock. Until then a check answers WITHDRAWN, and
 * GENUINE again once the same file is published in the place of the deleted one.
 */
export async function cleanUpSlips({ db }: { db: Pick<Database, 'prisma'> }): Promise<void> {
  await db.prisma.$executeRaw`
    DELETE FROM result_slips WHERE issued_at < now() - interval '1 year' AND exam_id NOT IN (SELECT id FROM exams)`
}

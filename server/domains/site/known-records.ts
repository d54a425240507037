import type { Database } from '#server/db/database.ts'
import { listExams } from '#server/domains/results/find-exams.ts'

/** The records that visitors can see, by id. */
export async function knownRecords(
  db: Pick<Database, 'pool' | 'prisma'>,
): Promise<{ exam: Set<string>; notice: Set<string> }> {
  const [exams, notices] = await Promise.all([
    listExams(db),
    db.prisma.notice.findMany({ where: { isActive: true }, select: { id: true } }),
  ])
  return { exam: new Set(exams.map(({ id }) => id)), notice: new Set(notices.map(({ id }) => id)) }
}

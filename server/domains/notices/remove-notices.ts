import type { Database } from '#server/db/database.ts'
import { keysOf } from './change-notice.ts'

/**
 * Deletes notices with the records of their attachments. Unknown ids are ignored.
 *
 * @returns the number of deleted notices and the keys of their stored files.
 */
export function removeNotices(
  { prisma }: Pick<Database, 'prisma'>,
  ids: readonly string[],
  actorId: string | null,
): Promise<{ count: number; keys: string[] }> {
  const among = { id: { in: [...ids] } }
  return prisma.$transaction(async (tx) => {
    // Locks the notices first: a concurrently added attachment is then either seen here or rejected.
    await tx.notice.updateMany({ where: among, data: { isActive: false } })
    const notices = await tx.notice.findMany({ where: among, include: { attachments: true } })
    await tx.notice.deleteMany({ where: among })
    await tx.activity.createMany({
      data: notices.map(({ id, title }) => ({
        ...{ actorId, action: 'notice.deleted', subject: title, subjectId: id },
      })),
    })
    return {
      count: notices.length,
      keys: notices.flatMap(({ attachments }) => attachments.flatMap(keysOf)),
    }
  })
}

import type { Database } from '#server/db.ts'
import { keysOf } from './change-notice.ts'

/**
 * Deletes notices with the records of their attachments; ids of notices that are not there are passed over.
 *
 * @returns how many there were, and the keys of their stored files, to which nothing points any more.
 */
export function removeNotices(
  { prisma }: Pick<Database, 'prisma'>,
  ids: readonly string[],
  actorId: string | null,
): Promise<{ count: number; keys: string[] }> {
  const among = { id: { in: [...ids] } }
  return prisma.$transaction(async (tx) => {
    // Taking the rows first: an attachment added at this moment is then either seen here or refused.
    await tx.notice.updateMany({ where: among, data: { isActive: false } })
    const notices = await tx.notice.findMany({ where: among, include: { attachments: true } })
    await tx.notice.deleteMany({ where: among })
    await tx.activity.createMany({
      data: notices.map(({ title }) => ({ actorId, action: 'notice.deleted', subject: title })),
    })
    return {
      count: notices.length,
      keys: notices.flatMap(({ attachments }) => attachments.flatMap(keysOf)),
    }
  })
}

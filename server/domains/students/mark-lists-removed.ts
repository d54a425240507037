import type { Database } from '#server/db/database.ts'
import type { RemovedLayer } from '#server/domains/imports/remove-layer.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { lockStudents } from './lock-students.ts'

/**
 * Marks student lists as removed for good by one write, independent of their numbers of rows.
 *
 * @param o.state restricts to lists in this state: a list published meanwhile must stay.
 * @returns the layers to delete afterwards.
 */
export function markListsRemoved(
  { prisma }: Pick<Database, 'prisma'>,
  o: { ids: readonly string[]; state: 'STAGED' | 'PUBLISHED' },
  actorId: string | null,
): Promise<RemovedLayer[]> {
  return prisma.$transaction(async (tx) => {
    await lockStudents(tx)
    const removed = await tx.studentUpload.updateManyAndReturn({
      where: { id: { in: o.ids.filter(isUuid) }, state: o.state },
      data: { state: 'REMOVED' },
      select: { id: true, layer: true, filePath: true, fileName: true },
    })
    const action = o.state === 'STAGED' ? 'students.discarded' : 'students.removed'
    await tx.activity.createMany({
      data: removed.map(({ fileName }) => ({ actorId, action, subject: fileName })),
    })
    return removed
  })
}

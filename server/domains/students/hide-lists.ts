import type { Database } from '#server/db.ts'
import type { RemovedLayer } from '#server/domains/imports/remove-layer.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { lockStudents } from './lock-students.ts'

/**
 * Takes student lists out of sight for good by one small write, however many rows they have.
 *
 * @param o.state only lists in this state: a staged one is not to go once somebody has published it.
 * @returns what is left to clean up.
 */
export function hideLists(
  { prisma }: Pick<Database, 'prisma'>,
  o: { ids: readonly string[]; state: 'STAGED' | 'PUBLISHED' },
  actorId: string | null,
): Promise<RemovedLayer[]> {
  return prisma.$transaction(async (tx) => {
    await lockStudents(tx)
    const hidden = await tx.studentUpload.updateManyAndReturn({
      where: { id: { in: o.ids.filter(isUuid) }, state: o.state },
      data: { state: 'REMOVED' },
      select: { id: true, layer: true, filePath: true, fileName: true },
    })
    const action = o.state === 'STAGED' ? 'students.discarded' : 'students.removed'
    await tx.activity.createMany({
      data: hidden.map(({ fileName }) => ({ actorId, action, subject: fileName })),
    })
    return hidden
  })
}

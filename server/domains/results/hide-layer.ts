import type { Database } from '#server/db.ts'
import type { RemovedLayer } from '#server/domains/imports/remove-layer.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { lockExam } from './lock-exam.ts'

/**
 * Takes a file out of sight for good by one small write, however many rows it has: from now on nobody sees them.
 *
 * @returns what is left to clean up; null when there was no such file.
 */
export async function hideLayer(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  actorId: string | null,
): Promise<RemovedLayer | null> {
  if (!isUuid(id)) return null
  return prisma.$transaction(async (tx) => {
    const file = await tx.examResultFile.findUnique({ where: { id } })
    if (!file) return null
    await lockExam(tx, file.examId)
    const { count } = await tx.examResultFile.updateMany({
      where: { id, state: { not: 'REMOVED' } },
      data: { state: 'REMOVED' },
    })
    if (count === 0) return null
    await tx.activity.create({
      data: { actorId, action: 'results.removed', subject: file.examTitle ?? file.fileName },
    })
    return { id, layer: file.layer, filePath: file.filePath }
  })
}

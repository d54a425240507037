import type { Database } from '#server/db.ts'
import type { RemovedLayer } from '#server/domains/imports/remove-layer.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { lockExam } from './lock-exam.ts'

/**
 * Takes a file out of sight for good by one small write, however many rows it has: from now on nobody sees them.
 *
 * @param only files in this state: a staged one is not to go once somebody has published it.
 * @returns what is left to clean up; null when there was no such file.
 */
export async function hideLayer(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  actorId: string | null,
  only?: 'STAGED',
): Promise<RemovedLayer | null> {
  if (!isUuid(id)) return null
  return prisma.$transaction(async (tx) => {
    const found = await tx.examResultFile.findUnique({ where: { id }, select: { examId: true } })
    if (!found) return null
    await lockExam(tx, found.examId)
    const file = await tx.examResultFile.findUnique({ where: { id } })
    if (!file || file.state === 'REMOVED' || (only && file.state !== only)) return null
    // The sweep may have taken it meanwhile: it does not wait for the exam's lock.
    const { count } = await tx.examResultFile.updateMany({
      where: { id, state: file.state },
      data: { state: 'REMOVED' },
    })
    if (count === 0) return null
    const action = file.state === 'STAGED' ? 'results.discarded' : 'results.removed'
    await tx.activity.create({ data: { actorId, action, subject: file.examTitle ?? file.fileName } })
    return { id, layer: file.layer, filePath: file.filePath }
  })
}

import type { Database } from '#server/db/database.ts'
import type { RemovedLayer } from '#server/domains/imports/remove-layer.ts'
import { lockExam } from '#server/domains/results/exams/lock-exam.ts'
import type { LayerState } from '#server/generated/prisma/enums.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { activitySubject } from './activity-subject.ts'

/**
 * Marks a file as removed for good by one write, independent of its number of rows.
 *
 * @param states a file in another state stays: one may have been published meanwhile.
 * @returns the layer to delete afterwards; null when no file matched.
 */
export async function markFileRemoved(
  { prisma }: Pick<Database, 'prisma'>,
  { id, states }: { id: string; states: readonly LayerState[] },
  actorId: string | null,
): Promise<RemovedLayer | null> {
  if (!isUuid(id)) return null
  return prisma.$transaction(async (tx) => {
    const found = await tx.examResultFile.findUnique({ where: { id }, select: { examId: true } })
    if (!found) return null
    await lockExam(tx, found.examId)
    const file = await tx.examResultFile.findUnique({ where: { id } })
    if (!file || !states.includes(file.state)) return null
    // The clean-up job may have removed it meanwhile: it does not take the exam's lock.
    const { count } = await tx.examResultFile.updateMany({
      where: { id, state: file.state },
      // Its place in the exam's order is free: the record may be gone at any time from now on.
      data: { state: 'REMOVED', publishOrder: null },
    })
    if (count === 0) return null
    const action = file.state === 'STAGED' ? 'results.discarded' : 'results.removed'
    await tx.activity.create({ data: { actorId, action, subject: activitySubject(file) } })
    return { id, layer: file.layer, filePath: file.filePath }
  })
}

import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'

/** The place of a file among the exam's files: above those released by then, which may be withdrawn, or above all. */
export async function placeOf(
  tx: Transaction,
  examId: string,
  { releaseAt, overrulesWaiting }: { releaseAt: Date } & Pick<PublishExamResultsInput, 'overrulesWaiting'>,
): Promise<number> {
  const { _max: highest } = await tx.examResultFile.aggregate({
    where: {
      ...{ examId, state: { in: ['PUBLISHED', 'WITHDRAWN'] } },
      ...(!overrulesWaiting && { OR: [{ releaseAt: null }, { releaseAt: { lte: releaseAt } }] }),
    },
    _max: { publishOrder: true },
  })
  return 1 + (highest.publishOrder ?? 0)
}

/** Moves the files from this place on by one, from the highest on because places are unique. */
export async function makeRoom(tx: Transaction, examId: string, order: number): Promise<void> {
  const above = await tx.examResultFile.findMany({
    where: { examId, publishOrder: { gte: order } },
    orderBy: { publishOrder: 'desc' },
    select: { id: true },
  })
  for (const { id } of above) {
    await tx.examResultFile.update({ where: { id }, data: { publishOrder: { increment: 1 } } })
  }
}

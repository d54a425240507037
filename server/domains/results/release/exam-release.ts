import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { Exam } from '#server/generated/prisma/client.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'

type Release = Pick<Exam, 'releaseAt' | 'withdrawnAt'>

/** Whether the hour of release has come, withdrawn or not. */
export function isReleased({ releaseAt }: Release, now: Date): boolean {
  return releaseAt !== null && releaseAt <= now
}

/** Whether candidates could see results of the exam at some time. */
export function wasSeen({ releaseAt, withdrawnAt }: Release, now: Date): boolean {
  return releaseAt !== null && (withdrawnAt === null ? releaseAt <= now : releaseAt < withdrawnAt)
}

/**
 * Writes when candidates see the results of an exam, and logs it. The results are not withdrawn any more.
 *
 * @param exam as it was before; its `releaseAt` is null for its first file.
 * @param o.releaseAt null or past for at once.
 */
export async function changeRelease(
  tx: Transaction,
  exam: Pick<Exam, 'id' | 'releaseAt' | 'announced'>,
  o: { releaseAt: Date | null; announced: boolean; now: Date; actorId: string | null },
): Promise<void> {
  const isLater = o.releaseAt !== null && o.releaseAt > o.now
  const releaseAt = isLater ? o.releaseAt : o.now
  const announced = isLater && o.announced
  await tx.exam.update({
    where: { id: exam.id },
    data: { releaseAt, announced, withdrawnAt: null, withdrawnReason: null, withdrawnWords: null },
  })
  if (announced !== exam.announced && isLater)
    await logExam(tx, exam.id, announced ? 'announced' : 'announcement-removed', o)
  if (exam.releaseAt === null || exam.releaseAt.getTime() === releaseAt?.getTime()) return
  if (isLater)
    await logExam(tx, exam.id, 'release-moved', o, ` → ${sayInstant(releaseAt?.toISOString() ?? '')}`)
  else await logExam(tx, exam.id, 'released', o)
}

/** Logs what happened to the results of an exam. */
export async function logExam(
  tx: Pick<Transaction, 'activity'>,
  examId: string,
  action: string,
  { actorId }: { actorId: string | null },
  more = '',
): Promise<void> {
  const subject = `${examId}${more}`
  await tx.activity.create({ data: { actorId, action: `results.${action}`, subject, subjectId: examId } })
}

import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { Exam } from '#server/generated/prisma/client.ts'
import { type ConflictShape, conflictType } from '#server/graphql/conflict.ts'
import { notFound } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { lockExam } from './find-exams.ts'
import { findManagedExam, findManagedExamIn, ManagedExam, type ManagedExamShape } from './managed-exam.ts'

/** The argument of the optimistic lock. */
export const VERSION = {
  description:
    'Version of the exam that was edited. A conflict if it has changed since. Omit to skip the conflict check.',
}

export const ExamConflict = conflictType('ExamConflict', ManagedExam)

/** Thrown by a change that does not fit the exam as it is. Nothing is changed. */
export class ExamChanged extends Error {}

/**
 * Changes an exam with published files.
 *
 * @param o.version of the exam that was edited. A change that was made already is no conflict, so that it can be repeated.
 * @returns the exam as it is then, or a conflict: another version, or the change threw ExamChanged.
 * @throws NOT_FOUND
 */
export async function changeExam(
  db: Pick<Database, 'pool' | 'prisma'>,
  { examId, version }: { examId: string; version?: number | null | undefined },
  change: (tx: Transaction, exam: Exam) => Promise<void>,
): Promise<ManagedExamShape | ConflictShape<'ExamConflict', ManagedExamShape>> {
  if (examId.includes('\0')) throw notFound(GONE)
  try {
    return await db.prisma.$transaction(async (tx) => {
      await lockExam(tx, examId)
      const exam = await tx.exam.findFirst({ where: { id: examId, files: { some: { state: 'PUBLISHED' } } } })
      if (!exam) throw notFound(GONE)
      await change(tx, exam)
      const changed = await findManagedExamIn(tx, examId)
      if (!changed) throw notFound(GONE)
      const isStale = version !== undefined && version !== null && version !== exam.version
      if (isStale && changed.version !== exam.version)
        throw new ExamChanged(say`This exam has changed since you opened it.`)
      return changed
    })
  } catch (error) {
    if (!(error instanceof ExamChanged)) throw error
    const current = await findManagedExam(db, examId)
    if (!current) throw notFound(GONE)
    return { kind: 'ExamConflict', message: error.message, current }
  }
}

const GONE = say`This exam has no results any more.`

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

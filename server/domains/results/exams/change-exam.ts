import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { Exam } from '#server/generated/prisma/client.ts'
import { conflict, notFound } from '#server/graphql/errors.ts'
import { lockExam } from './lock-exam.ts'
import { findManagedExamIn, type ManagedExamShape } from './managed-exam.ts'

/** The argument of the optimistic lock. */
export const VERSION = {
  description:
    'Version of the exam that was edited. With another one nothing is changed and the error is CONFLICT. Omit to skip the check.',
}

/**
 * Changes an exam with published files.
 *
 * @param o.version of the exam that was edited. A change that was made already is no conflict, so that it can be repeated.
 * @throws NOT_FOUND; CONFLICT for another version.
 */
export async function changeExam(
  { prisma }: Pick<Database, 'prisma'>,
  { examId, version }: { examId: string; version?: number | null | undefined },
  change: (tx: Transaction, exam: Exam) => Promise<void>,
): Promise<ManagedExamShape> {
  if (examId.includes('\0')) throw notFound(GONE)
  return prisma.$transaction(async (tx) => {
    await lockExam(tx, examId)
    const exam = await tx.exam.findFirst({ where: { id: examId, files: { some: { state: 'PUBLISHED' } } } })
    if (!exam) throw notFound(GONE)
    await change(tx, exam)
    const changed = await findManagedExamIn(tx, examId)
    if (!changed) throw notFound(GONE)
    const isStale = version !== undefined && version !== null && version !== exam.version
    if (isStale && changed.version !== exam.version)
      throw conflict('This exam has changed since you opened it.')
    return changed
  })
}

const GONE = 'This exam has no results any more.'

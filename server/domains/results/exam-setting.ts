import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { notFound } from '#server/graphql/errors.ts'
import { lockExam } from './lock-exam.ts'

/** Changes what staff chose for an exam with published results. */
export async function changeExamSetting(
  { prisma }: Pick<Database, 'prisma'>,
  examId: string,
  change: (tx: Transaction) => Promise<void>,
): Promise<{ examId: string; stagedId: null }> {
  const isThere = await prisma.$transaction(async (tx) => {
    await lockExam(tx, examId)
    const files = await tx.examResultFile.count({ where: { examId, state: 'PUBLISHED' } })
    if (files > 0) await change(tx)
    return files > 0
  })
  if (!isThere) throw notFound('This exam has no results any more.')
  return { examId, stagedId: null }
}

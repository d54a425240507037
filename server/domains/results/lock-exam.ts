import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { conflict, notFound } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'

/** Locks the exam until the transaction ends: other transactions cannot publish or remove its files. */
export async function lockExam(tx: Transaction, examId: string): Promise<void> {
  await tx.$executeRaw`SELECT FROM exams WHERE id = ${examId} FOR NO KEY UPDATE`
}

export const GONE = 'This result file is not there any more.'

/** What is said of a file that is not in the state for a change. */
const otherStates = {
  STAGED: 'not published yet',
  PUBLISHED: 'not withdrawn any more',
  WITHDRAWN: 'not published any more',
}

/**
 * A file in a state, with its exam locked: nobody else publishes, moves or removes a file of it meanwhile.
 *
 * @throws NOT_FOUND; CONFLICT for a file in another state.
 */
export async function lockedFile(
  tx: Transaction,
  id: string,
  state: 'PUBLISHED' | 'WITHDRAWN' = 'PUBLISHED',
): Promise<ExamResultFile> {
  const found = isUuid(id) ? await tx.examResultFile.findUnique({ where: { id } }) : null
  if (found) await lockExam(tx, found.examId)
  const file = found && (await tx.examResultFile.findUnique({ where: { id } }))
  if (!file || file.state === 'REMOVED') throw notFound(GONE)
  if (file.state !== state) throw conflict(`This result file is ${otherStates[file.state]}.`)
  return file
}

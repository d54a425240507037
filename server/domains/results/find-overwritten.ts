import type { Site } from '#server/config/site.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { EXAM_COLUMNS, VISIBLE } from './find-exams.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'
import { presentSecondSecret } from './second-secret.ts'

/** What of the exam somebody has changed since the form was opened and the form would overwrite, in words. */
export async function findOverwritten(
  tx: Transaction,
  { examId, examDate, previousDate, secondSecret, previousSecret }: PublishExamResultsInput,
  secondSecretOfNewExams: Site['secondSecretOfNewExams'],
): Promise<string[]> {
  const overwritten: string[] = []
  if (examDate && previousDate !== undefined) {
    const [exam] = await tx.$queryRawUnsafe<{ date: string | null }[]>(
      `SELECT ${EXAM_COLUMNS} FROM exam_result_files WHERE exam_id = $1 AND ${VISIBLE}`,
      examId,
    )
    const date = exam?.date ?? null
    if (date !== previousDate && date !== examDate) {
      overwritten.push(`the date (${date ? `now ${date}` : 'now without one'})`)
    }
  }
  if (secondSecret && previousSecret) {
    const secret = await presentSecondSecret({ prisma: tx }, { secondSecretOfNewExams }, examId)
    if (secret !== previousSecret && secret !== secondSecret) overwritten.push('the look-up')
  }
  return overwritten
}

import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { FIND_KNOWN_EXAM, type KnownExam, titleOf } from './find-exams.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'
import { secondSecretOf } from './second-secret.ts'

/** What of the exam somebody has changed since the form was opened and the form would overwrite, in words. */
export async function findOverwritten(tx: Transaction, input: PublishExamResultsInput): Promise<string[]> {
  const { examId, examTitle, previousTitle, examDate, previousDate, secondSecret, previousSecret } = input
  const overwritten: string[] = []
  const [exam] = await tx.$queryRawUnsafe<KnownExam[]>(FIND_KNOWN_EXAM, examId)
  if (exam && examTitle && previousTitle !== undefined) {
    const title = titleOf(exam)
    if (title !== previousTitle && title !== examTitle) overwritten.push(`the title (now “${title}”)`)
  }
  if (examDate && previousDate !== undefined) {
    const date = exam?.date ?? null
    if (date !== previousDate && date !== examDate) {
      overwritten.push(date ? `the date (now ${date})` : 'the date (now without one)')
    }
  }
  if (secondSecret && previousSecret) {
    const secret = await secondSecretOf(tx, examId)
    if (secret !== previousSecret && secret !== secondSecret) overwritten.push('the look-up')
  }
  return overwritten
}

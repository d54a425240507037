import type { Exam } from '#server/generated/prisma/client.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'
import { dayOf } from './result-day.ts'

/** Values of the exam that somebody has changed since the form was opened and the form would overwrite, in words. */
export function findOverwritten(exam: Exam, input: PublishExamResultsInput): string[] {
  const { examTitle, previousTitle, examDate, previousDate, secondSecret, previousSecret } = input
  const overwritten: string[] = []
  if (examTitle && previousTitle !== undefined && ![previousTitle, examTitle].includes(exam.title))
    overwritten.push(`the title (now “${exam.title}”)`)
  const date = dayOf(exam.date)
  if (examDate && previousDate !== undefined && date !== previousDate && date !== examDate)
    overwritten.push(date ? `the date (now ${date})` : 'the date (now without one)')
  if (secondSecret && previousSecret && ![previousSecret, secondSecret].includes(exam.secondSecret))
    overwritten.push('the look-up')
  return overwritten
}

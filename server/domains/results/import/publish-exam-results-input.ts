import { z } from 'zod'
import { confirmedFindings } from '#server/domains/imports/staged-preview.ts'
import { RevisionReason, SecondSecret } from '#server/generated/prisma/enums.ts'
import { dayProblem } from '#server/lib/bikram-sambat.ts'
import { visibleLineInput } from '#server/lib/visible-text.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { MAX_EXAM_ID_LENGTH } from './read-results-csv.ts'

const title = visibleLineInput
  .pipe(z.string().max(200, 'The exam title is longer than 200 characters'))
  .transform((text) => (text === '' ? null : text))

/** A reason in the institute's words, as candidates read it; null without one. */
export const wordsForCandidates = visibleLineInput
  .pipe(z.string().max(300, 'Shorten the words to 300 characters'))
  .nullish()
  .transform((words) => words || null)

/** The form's fields for a staged file. An absent date means the exam's present one, else today. */
export const publishExamResultsInput = z.object({
  examId: visibleLineInput.pipe(
    z
      .string()
      .min(1, 'Exam ID is required')
      .max(MAX_EXAM_ID_LENGTH, `The exam ID is longer than ${MAX_EXAM_ID_LENGTH} characters`),
  ),
  confirmedFindings,
  examTitle: title.nullish().transform((value) => value ?? null),
  examDate: z.iso
    .date()
    .nullish()
    .transform((value) => value ?? null),
  secondSecret: z
    .enum(SecondSecret)
    .nullish()
    .transform((value) => value ?? null),
  examVersion: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
  releaseAt: z
    .date()
    .nullish()
    .transform((value) => value ?? null),
  announced: z.boolean().nullish(),
  revisionReason: z.enum(RevisionReason).nullish(),
  revisionWords: wordsForCandidates.optional(),
})

export type PublishExamResultsInput = z.infer<typeof publishExamResultsInput>

/** Problems of the form's dates, by their fields. */
export function dateProblems(
  { examDate, releaseAt }: Pick<PublishExamResultsInput, 'examDate' | 'releaseAt'>,
  now: Date,
): { path: string; message: string }[] {
  const days = { examDate, releaseAt: releaseAt && todayInNepal(releaseAt) }
  return Object.entries(days).flatMap(([name, day]) => {
    const message = day && dayProblem(day, now)
    return message ? [{ path: `input.${name}`, message }] : []
  })
}

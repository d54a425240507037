import { z } from 'zod'
import { dayProblem } from '#server/lib/bikram-sambat.ts'
import { readDecimal } from '#server/lib/decimal.ts'
import { visibleLineInput } from '#server/lib/visible-text.ts'
import { readFullMarks } from './full-marks.ts'

const MAX_TITLE_LENGTH = 200

const fullMarks = z.string().transform((text, context) => {
  const marks = readFullMarks(text)
  if (marks === undefined) context.addIssue('Full marks must be a number above 0, such as 200')
  return marks ?? z.NEVER
})

const passPercentage = z.string().transform((text, context) => {
  const percentage = readDecimal(text.replace(/%$/, '').trimEnd(), { integerDigits: 3, decimals: 4 })
  if ('value' in percentage && Number(percentage.value) >= 0 && Number(percentage.value) <= 100)
    return percentage.value
  context.addIssue('The pass mark must be a percentage from 0 to 100, such as 40')
  return z.NEVER
})

/** What staff choose for an exam and all its files. */
export const examValues = z.object({
  title: visibleLineInput.pipe(
    z
      .string()
      .min(1, 'Enter the exam’s title')
      .max(MAX_TITLE_LENGTH, `The exam title is longer than ${MAX_TITLE_LENGTH} characters`),
  ),
  date: z.iso
    .date()
    .nullish()
    .transform((value) => value ?? null),
  fullMarks: fullMarks.nullish().transform((value) => value ?? null),
  passPercentage,
})

export type ExamValues = z.infer<typeof examValues>

/** What is wrong with the date, by its field. */
export function dateProblemOf({ date }: ExamValues, now: Date): { path: string; message: string }[] {
  const message = date && dayProblem(date, now)
  return message ? [{ path: 'input.date', message }] : []
}

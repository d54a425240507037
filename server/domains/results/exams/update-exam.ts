import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import { readFullMarks } from '#server/domains/results/import/read-marks.ts'
import { ResultFile } from '#server/domains/results/import/result-file.ts'
import { SecondSecret, TopPerformersShown } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import {
  badUserInput,
  conflict,
  InvalidInput,
  invalidInput,
  invalidInputFrom,
  notFound,
} from '#server/graphql/errors.ts'
import { dayProblem, dayProblems } from '#server/lib/bikram-sambat.ts'
import { readDecimal } from '#server/lib/decimal.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { visibleLineInput } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { changeExam, ExamConflict, logExam, VERSION } from './change-exam.ts'
import { SecondSecretEnum, TopPerformersShownEnum } from './exam.ts'
import { dayOf } from './find-exams.ts'
import { findManagedExamIn, ManagedExam } from './managed-exam.ts'

const MAX_TITLE_LENGTH = 200
const MAX_FEE_LENGTH = 200

const fullMarks = z.string().transform((text, context) => {
  const marks = readFullMarks(text)
  if (marks === undefined) context.addIssue(say`Full marks must be a number above 0, such as 200`)
  return marks ?? z.NEVER
})

const passPercentage = z.string().transform((text, context) => {
  const percentage = readDecimal(text.replace(/%$/, '').trimEnd(), { integerDigits: 3, decimals: 4 })
  if ('value' in percentage && Number(percentage.value) >= 0 && Number(percentage.value) <= 100)
    return percentage.value
  context.addIssue(say`The pass mark must be a percentage from 0 to 100, such as 40`)
  return z.NEVER
})

/** A value that cannot be removed. */
const kept = <Type extends z.ZodType>(type: Type) => type.nullish().transform((value) => value ?? undefined)

/** The values of an exam that staff choose; an absent one stays as it is. */
export const examValues = z.object({
  title: kept(
    visibleLineInput.pipe(
      z
        .string()
        .min(1, say`Enter the exam’s title`)
        .max(MAX_TITLE_LENGTH, say`The exam title is longer than ${MAX_TITLE_LENGTH} characters`),
    ),
  ),
  date: z.iso.date().nullish(),
  fullMarks: fullMarks.nullish(),
  passPercentage: kept(passPercentage),
  secondSecret: kept(z.enum(SecondSecret)),
  topPerformers: kept(z.enum(TopPerformersShown)),
  recheckUntil: z.iso.date().nullish(),
  recheckFee: visibleLineInput
    .pipe(z.string().max(MAX_FEE_LENGTH, say`Shorten the line about the fee to ${MAX_FEE_LENGTH} characters`))
    .transform((text) => text || null)
    .nullish(),
})

type ExamValues = z.infer<typeof examValues>

const ExamInput = builder.inputType('ExamInput', {
  description: 'Values of an exam. Omitted values do not change.',
  fields: (t) => ({
    title: t.string(),
    date: t.field({ type: 'Date' }),
    fullMarks: t.field({
      type: 'Decimal',
      description: 'Of the exam, above what its files say; null means as they say.',
    }),
    passPercentage: t.field({
      type: 'Decimal',
      description: 'From this percentage up a candidate has passed.',
    }),
    secondSecret: t.field({ type: SecondSecretEnum }),
    topPerformers: t.field({ type: TopPerformersShownEnum }),
    recheckUntil: t.field({
      type: 'Date',
      description:
        'Last day in Nepal on which candidates may ask for a re-check; null means that nobody may.',
    }),
    recheckFee: t.string({ description: 'Line about the fee of a re-check; at most 200 characters.' }),
  }),
})

const UpdateExamResult = builder.unionType('UpdateExamResult', {
  types: [ManagedExam, InvalidInput, ExamConflict],
})

builder.mutationField('updateExam', (t) =>
  t.field({
    authScopes: { admin: true },
    type: UpdateExamResult,
    description: 'Changes values of an exam. Applies at once. Idempotent. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ExamInput, required: true }),
      version: t.arg.int(VERSION),
    },
    resolve: async (_root, { id, input, version }, { db, viewer }) => {
      const parsed = z.object({ input: examValues }).safeParse({ input })
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const values = parsed.data.input
      const { date, recheckUntil } = values
      const problems = dayProblems({ date, recheckUntil }, db.now())
      if (problems.length > 0) return invalidInput(problems)
      return changeExam(db, { examId: id, version }, async (tx) => {
        const present = await findManagedExamIn(tx, id)
        const changed = names.filter((name) => values[name] !== undefined && values[name] !== present?.[name])
        if (changed.length === 0) return
        const stored = changed.map((name) => [name, isDay(name) ? dateOf(values[name]) : values[name]])
        await tx.exam.update({ where: { id }, data: Object.fromEntries(stored) })
        const words = changed.map(
          (name) => `${labels[name]} ${present?.[name] ?? '–'} → ${values[name] ?? '–'}`,
        )
        await logExam(tx, id, 'exam-changed', { actorId: actorIdOf(viewer) }, `: ${words.join(', ')}`)
      })
    },
  }),
)

const isDay = (name: string) => name === 'date' || name === 'recheckUntil'
const dateOf = (day: string | null | undefined) => (day ? new Date(day) : null)

/** Of the activity log. */
const labels: Record<keyof ExamValues, string> = {
  title: 'title',
  date: 'date',
  fullMarks: 'full marks',
  passPercentage: 'pass mark',
  secondSecret: 'look-up',
  topPerformers: 'top performers',
  recheckUntil: 're-checks until',
  recheckFee: 'fee of a re-check',
}
const names = Object.keys(labels) as (keyof ExamValues)[]

builder.mutationField('setExamDate', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: ResultFile,
    description: 'Changes the date of the exam of a published file. Idempotent. [admin]',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the result file.' }),
      examDate: t.arg({ type: 'Date', required: true }),
      version: t.arg.int(VERSION),
    },
    resolve: async (query, _root, { id, examDate, version }, { db, viewer }) => {
      const problem = dayProblem(examDate, db.now())
      if (problem) throw badUserInput(problem)
      const where = { id, state: 'PUBLISHED' as const }
      const file = isUuid(id) ? await db.prisma.examResultFile.findUnique({ where }) : null
      if (!file) throw notFound(GONE)
      const saved = await changeExam(db, { examId: file.examId, version }, async (tx, { date }) => {
        if (dayOf(date) === examDate) return
        await tx.exam.update({ where: { id: file.examId }, data: { date: new Date(examDate) } })
        await logExam(tx, file.examId, 'date-changed', { actorId: actorIdOf(viewer) })
      })
      if (saved.kind === 'ExamConflict') throw conflict(saved.message)
      const changed = await db.prisma.examResultFile.findUnique({ ...query, where })
      if (!changed) throw notFound(GONE)
      return changed
    },
  }),
)

const GONE = say`This result file is not there any more.`

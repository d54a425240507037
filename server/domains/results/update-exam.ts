import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict, InvalidInput, invalidInput, invalidInputFrom, notFound } from '#server/graphql/errors.ts'
import { dateProblemOf, type ExamValues, examValues } from './exam-values.ts'
import { lockExam } from './lock-exam.ts'
import { ManagedExam } from './managed-exam.ts'
import { findManagedExamIn, type ManagedExamShape } from './managed-exams.ts'

const ExamValuesInput = builder.inputType('ExamValuesInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    date: t.field({ type: 'Date' }),
    fullMarks: t.field({
      type: 'Decimal',
      description: 'Of the exam, above what its files say; absent means as they say.',
    }),
    passPercentage: t.field({
      type: 'Decimal',
      required: true,
      description: 'From this percentage up a candidate has passed.',
    }),
  }),
})

const UpdateExamResult = builder.unionType('UpdateExamResult', { types: [ManagedExam, InvalidInput] })

builder.mutationField('updateExam', (t) =>
  t.field({
    authScopes: { admin: true },
    type: UpdateExamResult,
    description:
      'Changes title, date, full marks and pass mark of an exam. Applies at once. Idempotent. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ExamValuesInput, required: true }),
      previous: t.arg({
        type: ExamValuesInput,
        description:
          'The values that were edited. With others by now, nothing is changed and the error is CONFLICT. Absent means whichever they are.',
      }),
    },
    resolve: async (_root, { id, ...args }, { db, viewer }) => {
      const parsed = z.object({ input: examValues, previous: examValues.nullish() }).safeParse(args)
      if (!parsed.success) return invalidInputFrom(parsed.error)
      if (id.includes('\0')) throw notFound(GONE)
      const { input, previous = null } = parsed.data
      const problems = dateProblemOf(input, db.now())
      if (problems.length > 0) return invalidInput(problems)
      const found = await change(db, id, { input, previous, actorId: actorIdOf(viewer) })
      if (!found) throw notFound(GONE)
      return found
    },
  }),
)

const GONE = 'This exam has no results any more.'

const labels: Record<keyof ExamValues, string> = {
  title: 'the title',
  date: 'the date',
  fullMarks: 'the full marks',
  passPercentage: 'the pass mark',
}
const inLog = (name: keyof ExamValues) => labels[name].replace('the ', '')
const names = Object.keys(labels) as (keyof ExamValues)[]

async function change(
  db: Pick<Database, 'prisma'>,
  examId: string,
  o: { input: ExamValues; previous: ExamValues | null; actorId: string | null },
): Promise<ManagedExamShape | null> {
  const { title, date, fullMarks, passPercentage } = o.input
  return db.prisma.$transaction(async (tx) => {
    await lockExam(tx, examId)
    const present = await findManagedExamIn(tx, examId)
    if (!present) return null
    const changed = names.filter((name) => present[name] !== o.input[name])
    if (changed.length === 0) return present
    const { previous } = o
    const otherNow = previous ? names.filter((name) => present[name] !== previous[name]) : []
    if (otherNow.length > 0) {
      const what = otherNow.map((name) => labels[name]).join(' and ')
      throw conflict(`This exam has changed since you opened it: ${what}.`)
    }
    const changes = changed.map((name) => `${inLog(name)} ${present[name] ?? '–'} → ${o.input[name] ?? '–'}`)
    await tx.exam.update({
      where: { id: examId },
      data: { title, date: date && new Date(date), fullMarks, passPercentage },
    })
    await tx.activity.create({
      data: {
        actorId: o.actorId,
        action: 'results.exam-changed',
        subject: `${examId}: ${changes.join(', ')}`,
      },
    })
    return findManagedExamIn(tx, examId)
  })
}

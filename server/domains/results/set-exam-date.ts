import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput, conflict } from '#server/graphql/errors.ts'
import { dayProblem } from '#server/lib/bikram-sambat.ts'
import { activitySubject } from './activity-subject.ts'
import { lockedFile } from './lock-exam.ts'
import { dayOf } from './result-day.ts'
import { ResultFile } from './result-file.ts'

builder.mutationField('setExamDate', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: ResultFile,
    description: 'Changes the date of the exam of a published file. Idempotent. [admin]',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the result file.' }),
      examDate: t.arg({ type: 'Date', required: true }),
      previousDate: t.arg({
        type: 'Date',
        description:
          'The date that was edited, null for none. With another one by now, nothing is changed and the error is CONFLICT. Absent means whichever it is.',
      }),
    },
    resolve: async (query, _root, { id, examDate, previousDate }, { db, viewer }) => {
      const problem = dayProblem(examDate, db.now())
      if (problem) throw badUserInput(problem)
      return db.prisma.$transaction(async (tx) => {
        const { examId } = await lockedFile(tx, id)
        const exam = await tx.exam.findUniqueOrThrow({ where: { id: examId } })
        const current = dayOf(exam.date)
        const isOther = previousDate !== undefined && current !== previousDate && current !== examDate
        if (isOther)
          throw conflict(
            current
              ? `The exam date has changed to ${current} since you opened it.`
              : 'The exam date has been removed since you opened it.',
          )
        const file = await tx.examResultFile.findUniqueOrThrow({ ...query, where: { id } })
        if (current === examDate) return file
        await tx.exam.update({ where: { id: examId }, data: { date: new Date(examDate) } })
        const actorId = actorIdOf(viewer)
        const action = 'results.date-changed'
        await tx.activity.create({
          data: { actorId, action, subject: activitySubject(file), subjectId: file.id },
        })
        return tx.examResultFile.findUniqueOrThrow({ ...query, where: { id } })
      })
    },
  }),
)

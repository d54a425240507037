import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput, conflict, notFound } from '#server/graphql/errors.ts'
import { bikramSambatProblem } from '#server/lib/bikram-sambat.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { activitySubject } from './activity-subject.ts'
import { lockExam } from './lock-exam.ts'
import { dayOf } from './result-day.ts'
import { ResultFile } from './result-file.ts'

builder.mutationField('setExamDate', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: ResultFile,
    description: "Changes the exam's date on one published file. Idempotent. [admin]",
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
      const problem = bikramSambatProblem(examDate, db.now())
      if (problem) throw badUserInput(problem)
      const changed =
        isUuid(id) &&
        (await db.prisma.$transaction(async (tx) => {
          const day = new Date(examDate)
          const edited = await tx.examResultFile.findUnique({ where: { id }, select: { examId: true } })
          // A publication in this moment has to see the one date or the other.
          if (edited) await lockExam(tx, edited.examId)
          const { count } = await tx.examResultFile.updateMany({
            where: {
              ...{ id, state: 'PUBLISHED' as const, OR: [{ examDate: null }, { examDate: { not: day } }] },
              ...(previousDate !== undefined && { examDate: previousDate && new Date(previousDate) }),
            },
            data: { examDate: day },
          })
          const file = await tx.examResultFile.findUnique({ ...query, where: { id, state: 'PUBLISHED' } })
          if (!file) return null
          if (count === 0) {
            const current = dayOf(file.examDate)
            if (current === examDate) return file
            throw conflict(
              current
                ? `The exam date has changed to ${current} since you opened it.`
                : 'The exam date has been removed since you opened it.',
            )
          }
          await tx.activity.create({
            data: {
              actorId: actorIdOf(viewer),
              action: 'results.date-changed',
              subject: activitySubject(file),
              subjectId: id,
            },
          })
          return file
        }))
      if (!changed) throw notFound('This result file is not there any more.')
      return changed
    },
  }),
)

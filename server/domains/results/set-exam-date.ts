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
      const problem = dayProblem(examDate, db.now())
      if (problem) throw badUserInput(problem)
      const day = new Date(examDate)
      return db.prisma.$transaction(async (tx) => {
        // Locked: a publication in this moment has to see the one date or the other.
        const edited = await lockedFile(tx, id)
        const { count } = await tx.examResultFile.updateMany({
          where: {
            ...{ id, state: 'PUBLISHED' as const, OR: [{ examDate: null }, { examDate: { not: day } }] },
            ...(previousDate !== undefined && { examDate: previousDate && new Date(previousDate) }),
          },
          data: { examDate: day },
        })
        const current = dayOf(edited.examDate)
        if (count === 0 && current !== examDate) {
          throw conflict(
            current
              ? `The exam date has changed to ${current} since you opened it.`
              : 'The exam date has been removed since you opened it.',
          )
        }
        const file = await tx.examResultFile.findUniqueOrThrow({ ...query, where: { id } })
        if (count > 0) {
          const actorId = actorIdOf(viewer)
          const action = 'results.date-changed'
          await tx.activity.create({
            data: { actorId, action, subject: activitySubject(file), subjectId: file.id },
          })
        }
        return file
      })
    },
  }),
)

import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput, notFound } from '#server/graphql/errors.ts'
import { bikramSambatProblem } from '#server/lib/bikram-sambat.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { ResultFile } from './result-file.ts'

builder.mutationField('setExamDate', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: ResultFile,
    description: "Changes the exam's date on one published file. Idempotent. [admin]",
    args: {
      id: t.arg.id({ required: true, description: 'Id of the result file.' }),
      examDate: t.arg({ type: 'Date', required: true }),
    },
    resolve: async (query, _root, { id, examDate }, { db, viewer }) => {
      const problem = bikramSambatProblem(examDate, db.now())
      if (problem) throw badUserInput(problem)
      const changed =
        isUuid(id) &&
        (await db.prisma.$transaction(async (tx) => {
          const day = new Date(examDate)
          const { count } = await tx.examResultFile.updateMany({
            where: { id, state: 'PUBLISHED', OR: [{ examDate: null }, { examDate: { not: day } }] },
            data: { examDate: day },
          })
          const file = await tx.examResultFile.findUnique({ ...query, where: { id, state: 'PUBLISHED' } })
          if (count === 0 || !file) return file
          await tx.activity.create({
            data: {
              actorId: actorIdOf(viewer),
              action: 'results.date-changed',
              subject: file.examTitle ?? file.fileName,
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

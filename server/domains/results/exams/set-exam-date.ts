import { actorIdOf } from '#server/auth/viewer.ts'
import { ResultFile } from '#server/domains/results/import/result-file.ts'
import { logExam } from '#server/domains/results/release/exam-release.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput, conflict, notFound } from '#server/graphql/errors.ts'
import { dayProblem } from '#server/lib/bikram-sambat.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { changeExam, VERSION } from './change-exam.ts'
import { dayOf } from './find-exams.ts'
import { GONE } from './lock-exam.ts'

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

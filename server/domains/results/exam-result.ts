import { Student } from '#server/domains/students/student.ts'
import { builder } from '#server/graphql/builder.ts'
import { Exam } from './exam.ts'
import type { ExamResultShape } from './find-exam-results.ts'
import { ResultRevision } from './result-revision.ts'

// An exam result is one candidate's result in one exam. The newest published file with the candidate wins, so a correction
// is a further file, and removing that file restores the earlier result.

export const ExamResult = builder.objectRef<ExamResultShape>('ExamResult').implement({
  description: "A candidate's result in an exam.",
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    exam: t.field({ type: Exam, resolve: (result) => result.exam }),
    examMark: t.expose('examMark', { type: 'Decimal' }),
    examRank: t.exposeString('examRank', { nullable: true }),
    percentage: t.expose('percentage', { type: 'Decimal', description: '0 to 100.' }),
    passed: t.boolean({
      description: "Whether the percentage is the exam's pass mark or more.",
      resolve: ({ percentage, exam }) => Number(percentage) >= Number(exam.passPercentage),
    }),
    student: t.field({
      type: Student,
      nullable: true,
      description: 'Null when the candidate is on no active student list.',
      resolve: (result) => result.student,
    }),
    revisions: t.field({
      type: [ResultRevision],
      complexity: { multiplier: 5 },
      description:
        "Changes of the candidate's own values after they could be seen, the newest first. Empty for top performers.",
      resolve: (result) => result.revisions,
    }),
  }),
})

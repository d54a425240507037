import { Student } from '#server/domains/students/student.ts'
import { builder } from '#server/graphql/builder.ts'
import { Exam } from './exam.ts'
import type { ExamResultShape } from './find-exam-results.ts'
import { outcomeField } from './result-outcome.ts'
import { ResultRevision } from './result-revision.ts'

// An exam result is one candidate's result in one exam. The newest published file with the candidate wins, so a correction
// is a further file, and removing that file restores the earlier result.

export const ExamResult = builder.objectRef<ExamResultShape>('ExamResult').implement({
  description: "A candidate's result in an exam.",
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    exam: t.field({ type: Exam, resolve: (result) => result.exam }),
    outcome: t.expose('outcome', outcomeField),
    examMark: t.expose('examMark', { type: 'Decimal', nullable: true, description: 'Null with an outcome.' }),
    examRank: t.exposeString('examRank', { nullable: true }),
    percentage: t.expose('percentage', {
      type: 'Decimal',
      nullable: true,
      description: '0 to 100; null with an outcome.',
    }),
    passed: t.boolean({
      nullable: true,
      description: "Whether the percentage is the exam's pass mark or more; null with an outcome.",
      resolve: ({ percentage, exam }) =>
        percentage === null ? null : Number(percentage) >= Number(exam.passPercentage),
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

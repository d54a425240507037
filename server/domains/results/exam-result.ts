import { builder } from '#server/builder.ts'
import { Student } from '#server/domains/students/student.ts'
import { Exam } from './exam.ts'
import type { ExamResultShape } from './find-exam-results.ts'

// An exam result is what one candidate achieved in one exam. Of several files that have one for the candidate, the
// newest published one counts, so a correction is a further file and taking it back restores what stood before.

const PASS_PERCENTAGE = 50

export const ExamResult = builder.objectRef<ExamResultShape>('ExamResult').implement({
  description: 'What one candidate achieved in one exam.',
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    exam: t.field({ type: Exam, resolve: (result) => result.exam }),
    examMark: t.expose('examMark', { type: 'Decimal' }),
    examRank: t.exposeString('examRank', { nullable: true }),
    percentage: t.expose('percentage', { type: 'Decimal', description: '0 to 100.' }),
    passed: t.boolean({
      description: `Whether the percentage is ${PASS_PERCENTAGE} or more.`,
      resolve: (result) => Number(result.percentage) >= PASS_PERCENTAGE,
    }),
    student: t.field({
      type: Student,
      nullable: true,
      description: 'Null when no active student list names the candidate.',
      resolve: (result) => result.student,
    }),
  }),
})

import { Exam } from '#server/domains/results/exams/exam.ts'
import {
  FEWEST_FOR_PERCENTILE,
  findStanding,
  presentRank,
  type StandingShape,
} from '#server/domains/results/exams/exam-facts.ts'
import type { StudentShape } from '#server/domains/students/active-lists.ts'
import { builder } from '#server/graphql/builder.ts'
import type { ExamResultShape, Withdrawal } from './find-exam-results.ts'
import { ResultFields, subjectsField } from './result-outcome.ts'
import { ResultRevision } from './result-revision.ts'

// A student is a candidate's entry on the institute's student lists: name and groups. The newest active list with the
// candidate wins.

const Student = builder.objectRef<StudentShape>('Student').implement({
  description: "A candidate's entry on the newest active student list.",
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName'),
    groups: t.exposeString('groups'),
  }),
})

// An exam result is one candidate's result in one exam. The newest published file with the candidate wins, so a correction
// is a further file, and removing that file restores the earlier result.

const ResultWithdrawal = builder.objectRef<Withdrawal>('ResultWithdrawal').implement({
  description: 'That the institute took a result back. It does not tell what the result was.',
  fields: (t) => ({
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime' }),
    words: t.exposeString('words', {
      nullable: true,
      description: "The reason in the institute's words.",
    }),
  }),
})

const ResultStanding = builder.objectRef<StandingShape>('ResultStanding').implement({
  description: 'Where a result stands among those who sat the exam.',
  fields: (t) => ({
    candidates: t.exposeInt('candidates', { description: 'Number of candidates who sat the exam.' }),
    rank: t.exposeInt('rank', {
      description: 'By percentage; equal percentages share a rank and the next rank is skipped (1, 2, 2, 4).',
    }),
    percentile: t.exposeFloat('percentile', {
      nullable: true,
      description: `The percentage of those candidates with this percentage or a lower one, 0 to 100; null for fewer than ${FEWEST_FOR_PERCENTILE} candidates.`,
    }),
  }),
})

/** @returns null for a result without a percentage. */
export function hasPassed({ percentage, exam }: ExamResultShape): boolean | null {
  return percentage === null ? null : Number(percentage) >= Number(exam.passPercentage)
}

export const ExamResult = builder.objectRef<ExamResultShape>('ExamResult').implement({
  description: "A candidate's result in an exam, or that it was withdrawn.",
  interfaces: [ResultFields],
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    exam: t.expose('exam', { type: Exam }),
    withdrawal: t.expose('withdrawal', {
      type: ResultWithdrawal,
      nullable: true,
      description:
        'Null unless the institute took the result back. Then marks, outcome and student are null.',
    }),
    examRank: t.string({
      nullable: true,
      description:
        'As the institute states it. Where it states none, by percentage among all results that can be seen.',
      resolve: (result, _args, context) => presentRank(context, { ...result, examId: result.exam.id }),
    }),
    passed: t.boolean({
      nullable: true,
      description:
        "Whether the percentage is the exam's pass mark or more; null with an outcome or a withdrawal.",
      resolve: hasPassed,
    }),
    subjects: t.field({
      ...subjectsField,
      description: `${subjectsField.description} Empty for top performers.`,
    }),
    student: t.expose('student', {
      type: Student,
      nullable: true,
      description: 'Null when the candidate is on no active student list, and with a withdrawal.',
    }),
    revisions: t.expose('revisions', {
      type: [ResultRevision],
      complexity: { multiplier: 5 },
      description:
        "Changes of the candidate's own values after they could be seen, the newest first. Empty for top performers.",
    }),
    standing: t.field({
      type: ResultStanding,
      nullable: true,
      description: 'Null with an outcome or a withdrawal, and for a moment after a change of the results.',
      resolve: ({ exam, percentage }, _args, context) => findStanding(context, exam.id, percentage),
    }),
  }),
})

import { findVisibleExam } from '#server/domains/results/exams/find-exams.ts'
import { ResultFields } from '#server/domains/results/look-up/result-outcome.ts'
import { builder } from '#server/graphql/builder.ts'
import { MOST_LISTED } from '#shared/limits.ts'
import { type ListedResult, listResults } from './list-results.ts'

const ListedExamResult = builder.objectRef<ListedResult>('ListedExamResult').implement({
  description: "A candidate's result in a list of an exam.",
  interfaces: [ResultFields],
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName', { nullable: true }),
    groups: t.exposeString('groups', { nullable: true }),
    passed: t.exposeBoolean('passed', { nullable: true, complexity: 20 }),
    rank: t.exposeInt('rank', {
      nullable: true,
      complexity: 20,
      description: 'By percentage among all candidates of the exam; equal percentages share a rank.',
    }),
  }),
})

builder.queryField('examResults', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [ListedExamResult],
    complexity: { multiplier: MOST_LISTED },
    description: `The visible results of an exam or of one of its groups, best first, those without a mark last; at most ${MOST_LISTED}. [admin]`,
    args: {
      examId: t.arg.id({ required: true }),
      group: t.arg.string({ description: 'As the student lists have it; absent means everybody.' }),
    },
    resolve: async (_root, { examId, group }, { db }) => {
      if (`${examId}${group ?? ''}`.includes('\0')) return []
      const exam = await findVisibleExam(db, examId)
      return exam ? listResults(db, exam, { group: group ?? undefined, most: MOST_LISTED }) : []
    },
  }),
)

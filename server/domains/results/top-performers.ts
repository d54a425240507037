import { builder } from '#server/builder.ts'
import { keepable } from '#server/keepable.ts'
import { ExamResult } from './exam-result.ts'
import type { ExamResultShape } from './find-exam-results.ts'
import { findTopPerformers } from './find-top-performers.ts'

const TopPerformer = builder.objectRef<{ rank: number; result: ExamResultShape }>('TopPerformer').implement({
  description: 'One of the best of an exam.',
  fields: (t) => ({
    rank: t.exposeInt('rank', {
      description: 'By percentage; equal percentages share a rank and the next is left out (1, 2, 2, 4).',
    }),
    result: t.field({ type: ExamResult, resolve: (performer) => performer.result }),
  }),
})

builder.queryField('topPerformers', (t) =>
  t.field({
    ...keepable,
    authScopes: { public: true },
    type: [TopPerformer],
    description: 'At most 10, best first: by percentage, then mark, then candidate ID. [anyone]',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db }) => findTopPerformers(db, examId),
  }),
)

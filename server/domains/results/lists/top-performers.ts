import { ExamResult } from '#server/domains/results/look-up/exam-result.ts'
import type { ExamResultShape } from '#server/domains/results/look-up/find-exam-results.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import { findTopPerformers } from './find-top-performers.ts'

const TopPerformer = builder.objectRef<{ rank: number; result: ExamResultShape }>('TopPerformer').implement({
  description: 'One of the top results of an exam.',
  fields: (t) => ({
    rank: t.exposeInt('rank', {
      description:
        'Rank by percentage; equal percentages share a rank and the next rank is skipped (1, 2, 2, 4).',
    }),
    result: t.field({ type: ExamResult, resolve: (performer) => performer.result }),
  }),
})

builder.queryField('topPerformers', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: [TopPerformer],
    description:
      'At most 10, best first: by percentage, then mark, then candidate ID. With initials and shortened candidate IDs, or none, where the institute shows no more. [anyone]',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db }) => findTopPerformers(db, examId),
  }),
)

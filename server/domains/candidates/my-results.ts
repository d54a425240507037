import { ExamResult } from '#server/domains/results/look-up/exam-result.ts'
import { builder } from '#server/graphql/builder.ts'
import { findOwnResults, MOST_RESULTS } from './find-own-results.ts'

builder.queryField('myResults', (t) =>
  t.field({
    authScopes: { student: true },
    type: [ExamResult],
    complexity: { multiplier: MOST_RESULTS },
    description:
      'The results of the candidate IDs that are linked to the own account, visible or withdrawn, in all exams, newest exam first, exams without a date last. Needs no second secret. [student]',
    resolve: (_root, _args, { db, viewer }) =>
      viewer.kind === 'VISITOR' ? [] : findOwnResults(db, viewer.user.id),
  }),
)

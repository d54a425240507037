import { Exam } from '#server/domains/results/exams/exam.ts'
import { findStanding } from '#server/domains/results/exams/exam-facts.ts'
import { ExamResult, hasPassed } from '#server/domains/results/look-up/exam-result.ts'
import type { ExamResultShape } from '#server/domains/results/look-up/find-exam-results.ts'
import { outcomeField } from '#server/domains/results/look-up/result-outcome.ts'
import { builder } from '#server/graphql/builder.ts'
import { MOST_IN_TREND } from '#shared/limits.ts'
import { findTrend } from './find-own-results.ts'

/** Of a number or a word, with its key. */
const VALUE_BYTES = 40

const TrendPoint = builder.objectRef<ExamResultShape>('TrendPoint').implement({
  description: "A candidate's result in one exam of a trend.",
  fields: (t) => ({
    exam: t.field({ type: Exam, complexity: { field: 0 }, resolve: ({ exam }) => exam }),
    outcome: t.expose('outcome', { ...outcomeField, complexity: VALUE_BYTES }),
    percentage: t.expose('percentage', { type: 'Decimal', nullable: true, complexity: VALUE_BYTES }),
    passed: t.boolean({ nullable: true, complexity: VALUE_BYTES, resolve: hasPassed }),
    percentile: t.float({
      nullable: true,
      complexity: VALUE_BYTES,
      description: 'As of `ResultStanding`.',
      resolve: async ({ exam, percentage }, _args, context) =>
        (await findStanding(context, exam.id, percentage))?.percentile ?? null,
    }),
  }),
})

builder.objectField(ExamResult, 'trend', (t) =>
  t.field({
    type: [TrendPoint],
    complexity: { field: 0, multiplier: MOST_IN_TREND },
    description: `The candidate's latest ${MOST_IN_TREND} visible results, this one among them, newest exam first: of exams that want the same second secret or none. Empty for a result that needed no second secret.`,
    resolve: (result, _args, { db }) => (result.isProven ? findTrend(db, result) : []),
  }),
)

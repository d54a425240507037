import {
  FEWEST_FOR_PERCENTILE,
  findDistribution,
  type StandingShape,
  standingOf,
} from '#server/domains/results/lists/find-distribution.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { ExamResult } from './exam-result.ts'
import type { ExamResultShape } from './find-exam-results.ts'

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

/** From memory: a look-up stays one statement. */
export async function standingOfResult(
  { db, dataVersion }: Pick<Context, 'db' | 'dataVersion'>,
  { exam, percentage }: Pick<ExamResultShape, 'exam' | 'percentage'>,
): Promise<StandingShape | null> {
  if (percentage === null) return null
  return standingOf(await findDistribution({ db, dataVersion }, exam.id), percentage)
}

builder.objectField(ExamResult, 'standing', (t) =>
  t.field({
    type: ResultStanding,
    nullable: true,
    description: 'Null with an outcome or a withdrawal, and for a moment after a change of the results.',
    resolve: (result, _args, context) => standingOfResult(context, result),
  }),
)

import type { ResultValues } from '#server/domains/results/result-values.ts'
import { RevisionReason } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { ResultFields } from './result-outcome.ts'
import type { Revision } from './revisions.ts'
import { revisedSubjectsField, subjectsField } from './subject-mark.ts'

export const ResultValuesType = builder
  .objectRef<ResultValues & { ranksByPercentage?: boolean }>('ResultValues')
  .implement({
    interfaces: [ResultFields],
    fields: (t) => ({
      ranksByPercentage: t.boolean({
        description:
          'Of a revision: whether the file states no rank, so that it follows from the percentages.',
        resolve: ({ ranksByPercentage = false }) => ranksByPercentage,
      }),
      subjects: t.field(subjectsField),
    }),
  })

export const RevisionReasonEnum = builder.enumType(RevisionReason, {
  name: 'RevisionReason',
  description: 'Why results that candidates could see were changed.',
})

export const ResultRevision = builder.objectRef<Revision>('ResultRevision').implement({
  description: "A change of one candidate's result after it could be seen.",
  fields: (t) => ({
    revisedAt: t.field({
      type: 'DateTime',
      complexity: 50,
      description: 'Since when the candidate sees the new values.',
      resolve: ({ revisedAt }) => new Date(revisedAt),
    }),
    reason: t.expose('reason', { type: RevisionReasonEnum, complexity: 50 }),
    words: t.exposeString('words', {
      nullable: true,
      description: "The reason in the institute's words.",
    }),
    before: t.field({
      type: ResultValuesType,
      complexity: { field: 30 },
      resolve: ({ before }) => before,
    }),
    after: t.field({
      type: ResultValuesType,
      complexity: { field: 30 },
      resolve: ({ after }) => after,
    }),
    subjects: t.field(revisedSubjectsField),
  }),
})

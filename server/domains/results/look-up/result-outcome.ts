import type { SingleValues } from '#server/domains/results/result-values.ts'
import { ResultOutcome } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { fileColumns, resultColumns } from '#shared/result-columns.ts'

const ResultOutcomeEnum = builder.enumType(ResultOutcome, {
  name: 'ResultOutcome',
  description: 'Why a candidate of an exam has no mark.',
})

/** How each is written, also in files that can be uploaded again. */
export const outcomeNames: Record<ResultOutcome, string> = {
  ABSENT: 'Absent',
  WITHHELD: 'Withheld',
  DISQUALIFIED: 'Disqualified',
}

/** Bytes of an outcome, a mark or a percentage with its name. */
const NUMBER_BYTES = 30

/** The options of a field. */
export const outcomeField = {
  type: ResultOutcomeEnum,
  nullable: true,
  complexity: NUMBER_BYTES,
  description: 'Why there is neither a mark nor a percentage; null where there are.',
} as const

/** The fields of all types with the values of a result, but its subjects. */
export const ResultFields = builder.interfaceRef<SingleValues>('ResultFields').implement({
  description: 'The values of a result, but the marks of its subjects.',
  fields: (t) => ({
    outcome: t.expose('outcome', outcomeField),
    ...Object.fromEntries(
      fileColumns.map(([name, { longest = NUMBER_BYTES, description }]) => [
        name,
        t.field({
          type: resultColumns[name].type === 'text' ? 'String' : 'Decimal',
          ...{ nullable: true, complexity: longest, description },
          resolve: (values) => values[name],
        }),
      ]),
    ),
  }),
})

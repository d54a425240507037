import { ResultOutcome } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'

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

/** The options of a field. */
export const outcomeField = {
  type: ResultOutcomeEnum,
  nullable: true,
  description: 'Why there is neither a mark nor a percentage; null where there are.',
} as const

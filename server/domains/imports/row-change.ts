import { builder } from '#server/graphql/builder.ts'
import { RowChange } from './staged-preview.ts'

export const RowChangeEnum = builder.enumType('RowChange', {
  description: "How publishing a row would change its candidate's published row.",
  values: Object.keys(RowChange) as (keyof typeof RowChange)[],
})

import { builder } from '#server/builder.ts'
import { RowChange } from './staged-preview.ts'

export const RowChangeEnum = builder.enumType('RowChange', {
  description: 'What publishing a row would do to what stands published for its candidate.',
  values: Object.keys(RowChange) as (keyof typeof RowChange)[],
})

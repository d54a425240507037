import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#server/api/schema.ts'

/** The schema as committed: sorted, so that diffs show only changes. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

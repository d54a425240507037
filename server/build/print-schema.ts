import { writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#server/api/schema.ts'

/** The schema as committed: sorted, so that diffs show only changes. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

if (process.argv[1]?.endsWith('print-schema.ts')) await writeFile('schema.graphql', printedSchema())

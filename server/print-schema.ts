import { writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** The schema as it is committed: sorted, so that its diffs show the change and nothing else. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

if (process.argv[1]?.endsWith('print-schema.ts')) await writeFile('schema.graphql', printedSchema())

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printedSchema } from '#server/build/print-schema.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

test('schema.graphql is the schema that the server serves', () => {
  const committed = readFileSync(join(projectRoot, 'schema.graphql'), 'utf8')
  expect(committed, 'run `npm run generate` and commit what it writes').toBe(printedSchema())
})

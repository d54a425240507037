import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, loadContext } from '@graphql-codegen/cli'
import { expect, test } from 'vitest'
import { printedSchema } from '#server/build/print-schema.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const committed = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const howTo = 'run `npm run schema` and commit what it writes'

test('schema.graphql is the schema that the server serves', () => {
  expect(committed('schema.graphql'), howTo).toBe(printedSchema())
})

test('the typed documents fit the schema and the documents in the code', async () => {
  const files: { filename: string; content: string }[] = await generate(
    await loadContext(join(projectRoot, 'codegen.ts')),
    false,
  )
  expect(files.length).toBeGreaterThan(2)
  const stale = files.filter(({ filename, content }) => committed(filename) !== content)
  expect(
    stale.map(({ filename }) => filename),
    howTo,
  ).toEqual([])
})

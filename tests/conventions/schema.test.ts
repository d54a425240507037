import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#server/api/schema.ts'
import { printedSchema } from '#server/build/print-schema.ts'
import { namesScope, rootFields } from '#tests/support/people/auth-scope-matrix.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

test('schema.graphql is the schema that the server serves', () => {
  const committed = readFileSync(join(projectRoot, 'schema.graphql'), 'utf8')
  expect(committed, 'run `npm run generate` and commit what it writes').toBe(printedSchema())
})

const doorless = (of: GraphQLSchema) =>
  rootFields(of).flatMap(({ field, authScopes }) => (namesScope(authScopes) ? [] : [field.name]))

test('every root field names its auth scope', () => {
  expect(rootFields(schema).length).toBeGreaterThan(0)
  expect(doorless(schema)).toEqual([])
})

test('every root field says in its description who may call it', () => {
  const silent = rootFields(schema).filter(({ field }) => !/\[[a-z].*\]$/s.test(field.description ?? ''))
  expect(silent.map(({ field }) => field.name)).toEqual([])
})

test('a field without a authScopes is found', () => {
  const options = (authScopes: object) => ({ pothosOptions: { authScopes } })
  const bare = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        open: { type: GraphQLString },
        empty: { type: GraphQLString, extensions: options({}) },
        closed: { type: GraphQLString, extensions: options({ admin: true }) },
      },
    }),
  })
  expect(doorless(bare)).toEqual(['open', 'empty'])
})

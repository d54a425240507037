import { type GraphQLField, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#server/schema.ts'

/** Pothos keeps on each field the options it was made with. */
function doorOf(field: GraphQLField<unknown, unknown>): unknown {
  const options: unknown = field.extensions.pothosOptions
  return typeof options === 'object' && options !== null && 'authScopes' in options
    ? options.authScopes
    : undefined
}

/** A door is a function that decides, or scopes of which one is named. */
function isDoor(door: unknown): boolean {
  if (typeof door === 'function') return true
  return typeof door === 'object' && door !== null && Object.keys(door).length > 0
}

function rootFields(of: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  return [of.getQueryType(), of.getMutationType(), of.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
}

test('every root field names its door', () => {
  const fields = rootFields(schema)
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter((field) => !isDoor(doorOf(field))).map(({ name }) => name)).toEqual([])
})

test('every root field says in its description who may call it', () => {
  const silent = rootFields(schema).filter(({ description }) => !/\[[a-z].*\]$/s.test(description ?? ''))
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('a field without a door is found', () => {
  const bare = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        open: { type: GraphQLString },
        empty: { type: GraphQLString, extensions: { pothosOptions: { authScopes: {} } } },
        closed: { type: GraphQLString, extensions: { pothosOptions: { authScopes: { admin: true } } } },
      },
    }),
  })
  const doorless = rootFields(bare).filter((field) => !isDoor(doorOf(field)))
  expect(doorless.map(({ name }) => name)).toEqual(['open', 'empty'])
})

import type { GraphQLField, GraphQLSchema } from 'graphql'

export interface RootField {
  kind: 'query' | 'mutation'
  field: GraphQLField<unknown, unknown>
  /** What its `authScopes` option says; undefined when it names none. */
  door: unknown
}

/** Every query and mutation with its door. Pothos keeps on each field the options it was made with. */
export function rootFields(schema: GraphQLSchema): RootField[] {
  const fieldsOf = (
    kind: RootField['kind'],
    type = kind === 'query' ? schema.getQueryType() : schema.getMutationType(),
  ) => Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field, door: doorOf(field) }))
  if (schema.getSubscriptionType()) throw new Error('Subscriptions have doors too: teach this function')
  return [...fieldsOf('query'), ...fieldsOf('mutation')]
}

function doorOf(field: GraphQLField<unknown, unknown>): unknown {
  const options: unknown = field.extensions.pothosOptions
  return typeof options === 'object' && options !== null && 'authScopes' in options
    ? options.authScopes
    : undefined
}

/** A door is a function that decides, or scopes of which one is named. */
export function isDoor(door: unknown): boolean {
  if (typeof door === 'function') return true
  return typeof door === 'object' && door !== null && Object.keys(door).length > 0
}

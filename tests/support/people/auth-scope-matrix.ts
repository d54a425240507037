import type { GraphQLField, GraphQLSchema } from 'graphql'

export interface RootField {
  kind: 'query' | 'mutation'
  field: GraphQLField<unknown, unknown>
  /** Its `authScopes` option; undefined when it names none. */
  authScopes: unknown
}

/** Every query and mutation with its auth scopes. Pothos keeps on each field the options it was made with. */
export function rootFields(schema: GraphQLSchema): RootField[] {
  const fieldsOf = (
    kind: RootField['kind'],
    type = kind === 'query' ? schema.getQueryType() : schema.getMutationType(),
  ) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field, authScopes: authScopesOf(field) }))
  if (schema.getSubscriptionType()) throw new Error('Subscriptions have auth scopes too: teach this function')
  return [...fieldsOf('query'), ...fieldsOf('mutation')]
}

function authScopesOf(field: GraphQLField<unknown, unknown>): unknown {
  const options: unknown = field.extensions.pothosOptions
  return typeof options === 'object' && options !== null && 'authScopes' in options
    ? options.authScopes
    : undefined
}

/** Whether an `authScopes` option is a function that decides, or names a scope. */
export function namesScope(authScopes: unknown): boolean {
  if (typeof authScopes === 'function') return true
  return typeof authScopes === 'object' && authScopes !== null && Object.keys(authScopes).length > 0
}

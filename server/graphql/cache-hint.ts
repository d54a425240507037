import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { fragmentsOf, rootFields } from './root-fields.ts'

/**
 * For a root field whose value for visitors depends only on its arguments and on data whose changes are counted (see
 * the migration of `data_changes`): nothing personal, nothing that depends on time except releases.
 */
export const cacheable = { extensions: { cacheable: true } } as const

/**
 * For a root field whose data changes without being counted, but may be a minute old: pages with it are cached, API
 * responses are not.
 */
export const cacheableInPages = { extensions: { cacheable: 'in pages' } } as const

/**
 * Whether all root fields of an operation are cacheable, those of @skip and @include too.
 *
 * @param inPages whether a minute's age is acceptable.
 */
export function isCacheable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { inPages = false } = {},
): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const hints: unknown[] = inPages ? [true, 'in pages'] : [true]
  return rootFields(operation.selectionSet, fragmentsOf(document)).every(
    ({ name: { value } }) => value === '__typename' || hints.includes(fields[value]?.extensions.cacheable),
  )
}

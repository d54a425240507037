import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { fragmentsOf, rootFields } from './root-fields.ts'

/**
 * For a root field whose value for visitors depends only on its arguments and on data whose changes are counted (see
 * the migration of `data_changes`): nothing personal, nothing that depends on time except releases.
 */
export const cacheable = { extensions: { cacheable: true } } as const

/**
 * For a root field that differs between visitors and people with a session only: nobody else's cache may answer it, since some
 * take no notice of cookies.
 */
export const cacheableForVisitors = { extensions: { cacheable: 'for visitors' } } as const

/**
 * For a root field whose data changes without being counted, but may be a minute old: pages with it are cached, API
 * responses are not.
 */
export const cacheableInPages = { extensions: { cacheable: 'in pages' } } as const

/** Root fields that a cache may hold: that of browsers and proxies, that of API responses, that of pages. */
const hintsOf = {
  edge: [true],
  response: [true, 'for visitors'],
  page: [true, 'for visitors', 'in pages'],
} as const satisfies Record<string, readonly unknown[]>

/** Whether all root fields of an operation are cacheable there, those of @skip and @include too. */
export function isCacheable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  cache: keyof typeof hintsOf,
): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const hints: readonly unknown[] = hintsOf[cache]
  return rootFields(operation.selectionSet, fragmentsOf(document)).every(
    ({ name: { value } }) => value === '__typename' || hints.includes(fields[value]?.extensions.cacheable),
  )
}

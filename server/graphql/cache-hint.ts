import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

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
 * @param o.inPages whether a minute's age is acceptable.
 */
export function isCacheable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { inPages = false } = {},
): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const hints: unknown[] = inPages ? [true, 'in pages'] : [true]
  return rootFieldNames(document, operation.selectionSet).every(
    (name) => name === '__typename' || hints.includes(fields[name]?.extensions.cacheable),
  )
}

function rootFieldNames(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldNames(document, selection.selectionSet)
    const fragment = document.definitions.find(
      (definition): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    )
    return fragment ? rootFieldNames(document, fragment.selectionSet) : []
  })
}

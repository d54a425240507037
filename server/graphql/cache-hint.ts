import {
  type DocumentNode,
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
  return [...rootFieldNames(document, operation.selectionSet)].every(
    (name) => name === '__typename' || hints.includes(fields[name]?.extensions.cacheable),
  )
}

/** Each fragment is read once: one that spreads the next one twice would double the work with each. */
function rootFieldNames(document: DocumentNode, root: SelectionSetNode): Set<string> {
  const fragments = new Map<string, SelectionSetNode>()
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet)
  const names = new Set<string>()
  const read = (selectionSet: SelectionSetNode | undefined): void => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) read(selection.selectionSet)
      else {
        const { value } = selection.name
        const fragment = fragments.get(value)
        fragments.delete(value)
        read(fragment)
      }
    }
  }
  read(root)
  return names
}

import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
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
 * Whether all root fields of an operation are cacheable.
 *
 * @param variables values for @skip and @include; absent means any.
 * @param o.inPages whether a minute's age is acceptable.
 */
export function isCacheable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables?: Record<string, unknown>,
  { inPages = false } = {},
): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const hints: unknown[] = inPages ? [true, 'in pages'] : [true]
  return rootFieldNames(document, operation.selectionSet, variables).every(
    (name) => name === '__typename' || hints.includes(fields[name]?.extensions.cacheable),
  )
}

function rootFieldNames(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  variables: Record<string, unknown> | undefined,
): string[] {
  return selections.flatMap((selection) => {
    if (variables && isSkipped(selection, variables)) return []
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return rootFieldNames(document, selection.selectionSet, variables)
    const fragment = document.definitions.find(
      (definition): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    )
    return fragment ? rootFieldNames(document, fragment.selectionSet, variables) : []
  })
}

function isSkipped(selection: SelectionNode, variables: Record<string, unknown>): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables)
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables)
  return skip?.if === true || include?.if === false
}

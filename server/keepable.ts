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
 * For a root field whose answer to a visitor hangs only on its arguments and on data whose changes the database counts
 * (see the migration of `data_changes`): nothing of a person, nothing that time alone changes but a release.
 */
export const keepable = { extensions: { keepable: true } } as const

/**
 * Whether all root fields of an operation are keepable.
 *
 * @param variables those with which it is asked, to leave out what they leave out; absent, whatever they may be.
 */
export function isKeepable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables?: Record<string, unknown>,
): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {}
  return rootFieldNames(document, operation.selectionSet, variables).every(
    (name) => name === '__typename' || fields[name]?.extensions.keepable === true,
  )
}

function rootFieldNames(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  variables: Record<string, unknown> | undefined,
): string[] {
  return selections.flatMap((selection) => {
    if (variables && isLeftOut(selection, variables)) return []
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

function isLeftOut(selection: SelectionNode, variables: Record<string, unknown>): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables)
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables)
  return skip?.if === true || include?.if === false
}

import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/**
 * For a root field whose answer to a visitor hangs only on its arguments and on data whose changes the database counts
 * (see the migration of `data_changes`): nothing of a person, nothing that time alone changes but a release.
 */
export const keepable = { extensions: { keepable: true } } as const

/** Whether all root fields of an operation are keepable. */
export function isKeepable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {}
  return rootFieldNames(document, operation.selectionSet).every(
    (name) => name === '__typename' || fields[name]?.extensions.keepable === true,
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

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql'

type FragmentOf = (name: string) => FragmentDefinitionNode | null | undefined

/** The fragments of a document by name. */
export function fragmentsOf({ definitions }: DocumentNode): FragmentOf {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one)
  return (name) => fragments.get(name)
}

/**
 * The root fields of an operation, those of its fragments too.
 *
 * Each fragment is read once, as in execution: one that spreads the next one twice would double the work with each.
 */
export function rootFields(root: SelectionSetNode, fragmentOf: FragmentOf): FieldNode[] {
  const fields: FieldNode[] = []
  const sets = [root]
  const spread = new Set<string>()
  for (const { selections } of sets) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection)
      else if (selection.kind === Kind.INLINE_FRAGMENT) sets.push(selection.selectionSet)
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        const fragment = fragmentOf(selection.name.value)
        if (fragment) sets.push(fragment.selectionSet)
      }
    }
  }
  return fields
}

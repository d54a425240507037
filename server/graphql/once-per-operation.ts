import { type FieldNode, GraphQLError, type ValidationRule } from 'graphql'
import { rootFields } from './root-fields.ts'

/** For the `extensions` of a root field: an operation may select it once, aliases included. */
export const oncePerOperation = { oncePerOperation: true } as const

export function selectedTwiceError(field: string, nodes: readonly FieldNode[] = []): GraphQLError {
  const message = `An operation may ask for ${field} once. Send one operation for each.`
  return new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } })
}

/** Rejects operations that select a field marked with `oncePerOperation` more than once. */
export const oncePerOperationRule: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    const marked = context.getSchema().getRootType(operation)?.getFields() ?? {}
    const selected = new Map<string, Map<string, FieldNode>>()
    for (const field of rootFields(selectionSet, (name) => context.getFragment(name))) {
      const name = field.name.value
      if (!marked[name]?.extensions.oncePerOperation) continue
      // Fields with the same response name are merged into one.
      const byResponseName = selected.get(name) ?? new Map<string, FieldNode>()
      selected.set(name, byResponseName.set(field.alias?.value ?? name, field))
    }
    for (const [name, fields] of selected) {
      if (fields.size > 1) context.reportError(selectedTwiceError(name, [...fields.values()]))
    }
  },
})

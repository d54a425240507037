import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { PothosValidationError } from '@pothos/core'
import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { oncePerOperationRule } from '#server/graphql/once-per-operation.ts'
import { fragmentsOf, rootFields } from '#server/graphql/root-fields.ts'

/**
 * Limits of a GraphQL document: several times the needs of our own pages. They depend on the document alone, so they are
 * checked once per document.
 */
export const operationLimits = {
  /** Lexical tokens; the parser stops there. */
  tokens: 2_000,
  /** Nesting of fields. */
  depth: 14,
  /** Bytes of the largest response, with every list at its full length (see `complexity` in builder.ts). */
  cost: 2_000_000,
  /** Aliases, by which one document can request a field many times. */
  aliases: 40,
  /** Selections with every spread fragment in its place, as compiling reads them. */
  selections: 5_000,
  /** Characters of an alias, which the response repeats for each record. */
  aliasLength: 60,
  directives: 40,
} as const

/** The most that an operation can cause. */
export interface OperationWork {
  /** Bytes of the largest response. */
  bytes: number
  /** Fields of Query or Mutation, each alias counted. */
  rootFields: number
}

/** Measures an operation. Introspection costs nothing here: graphql-js limits it. */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationWork & { depth: number } {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  // Variable values are unknown here and do not affect the cost.
  const definitions = [{ ...operation, variableDefinitions: [] }, ...fragments]
  const { depth, complexity } = complexityFromQuery({ kind: Kind.DOCUMENT, definitions }, { schema })
  return {
    depth,
    bytes: complexity,
    rootFields: rootFields(operation.selectionSet, fragmentsOf(document)).length,
  }
}

const limitDepthAndCost: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    try {
      const { depth, bytes } = measure(context.getSchema(), context.getDocument(), operation)
      reportAbove(context, 'depth', depth)
      reportAbove(context, 'cost', bytes)
    } catch (error) {
      // A document that cannot be measured (unknown field, cyclic fragment) also violates a rule of GraphQL.
      if (!(error instanceof PothosValidationError)) throw error
    }
  },
})

function reportAbove(
  context: ValidationContext,
  limit: 'depth' | 'cost' | 'selections',
  found: number,
): void {
  const max = operationLimits[limit]
  if (found <= max) return
  context.reportError(
    new GraphQLError(`Query ${limit} limit of ${max} exceeded, found ${found}. Ask for fewer fields.`),
  )
}

/** A fragment that spreads the next one twice doubles the selections, though not the fields of the response. */
const limitSelections: ValidationRule = (context) => {
  const counts = new Map<string, number>()
  const countOf = (selection: SelectionNode): number => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return 1 + count(selection.selectionSet)
    const { value } = selection.name
    const known = counts.get(value)
    if (known !== undefined) return known
    // A cyclic fragment also violates a rule of GraphQL.
    counts.set(value, 0)
    const found = count(context.getFragment(value)?.selectionSet)
    counts.set(value, found)
    return found
  }
  const count = (selectionSet: SelectionSetNode | undefined): number =>
    selectionSet?.selections.reduce((sum, selection) => sum + countOf(selection), 0) ?? 0
  return {
    OperationDefinition({ selectionSet }) {
      reportAbove(context, 'selections', count(selectionSet))
    },
  }
}

/** The cost of a document has no place for them, and no client needs them. */
const refuseTypenameAliases: ValidationRule = (context) => ({
  Field(field) {
    if (field.alias === undefined || field.name.value !== '__typename') return
    context.reportError(new GraphQLError('__typename can have no alias.', { nodes: field }))
  },
})

const limitAliasLength: ValidationRule = (context) => ({
  Field({ alias }) {
    if (alias === undefined || alias.value.length <= operationLimits.aliasLength) return
    const message = `An alias may have ${operationLimits.aliasLength} characters at most.`
    context.reportError(new GraphQLError(message, { nodes: alias }))
  },
})

/** Reports the library's errors beside the others, instead of as syntax errors that end validation. */
const asReport = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message.replace(/^Syntax Error: /, ''))),
  ],
}

/** Validation rules in addition to those of GraphQL. */
export const limitingRules: ValidationRule[] = [
  limitDepthAndCost,
  limitSelections,
  limitAliasLength,
  refuseTypenameAliases,
  oncePerOperationRule,
  maxAliasesRule({ n: operationLimits.aliases, ...asReport }),
  maxDirectivesRule({ n: operationLimits.directives, ...asReport }),
]

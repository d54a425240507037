import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { PothosValidationError } from '@pothos/core'
import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/**
 * What a GraphQL document may ask for: several times what our own pages do, and nothing that hurts. All of it hangs on
 * the document alone, so it is decided once, where a document is first seen.
 */
export const documentLimits = {
  /** Words and signs. The parser stops there. */
  tokens: 2_000,
  /** Fields within fields. */
  depth: 10,
  /** Fields of the answer, with every list at its full length (see `complexity` in builder.ts). */
  cost: 50_000,
  /** Fields under another name, which is how one document asks for the same many times. */
  aliases: 40,
  directives: 40,
} as const

/** Depth and cost of an operation. The schema's own description of itself costs nothing: graphql-js limits it. */
export function measure(
  context: Pick<ValidationContext, 'getSchema' | 'getRecursivelyReferencedFragments'>,
  operation: OperationDefinitionNode,
): { depth: number; cost: number } {
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    // Values are not known here, and nothing costs more or less by them.
    definitions: [
      { ...operation, variableDefinitions: [] },
      ...context.getRecursivelyReferencedFragments(operation),
    ],
  }
  const { depth, complexity } = complexityFromQuery(document, { schema: context.getSchema() })
  return { depth, cost: complexity }
}

const limitDepthAndCost: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    try {
      const { depth, cost } = measure(context, operation)
      refuseAbove(context, 'depth', depth)
      refuseAbove(context, 'cost', cost)
    } catch (error) {
      // A document that cannot be measured (an unknown field, a fragment within itself) breaks a rule of GraphQL as well.
      if (!(error instanceof PothosValidationError)) throw error
    }
  },
})

function refuseAbove(context: ValidationContext, limit: 'depth' | 'cost', found: number): void {
  const most = documentLimits[limit]
  if (found <= most) return
  context.reportError(
    new GraphQLError(`Query ${limit} limit of ${most} exceeded, found ${found}. Ask for less at a time.`),
  )
}

/** The library's errors are no syntax errors, and are to stand beside the others instead of ending the validation. */
const asReport = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message.replace(/^Syntax Error: /, ''))),
  ],
}

/** For Apollo, beside the rules of GraphQL itself. */
export const limitingRules: ValidationRule[] = [
  limitDepthAndCost,
  maxAliasesRule({ n: documentLimits.aliases, ...asReport }),
  maxDirectivesRule({ n: documentLimits.directives, ...asReport }),
]

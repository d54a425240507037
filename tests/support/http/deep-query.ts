import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql'
import { measure, operationLimits } from '#server/api/operation-limits.ts'
import { schema } from '#server/api/schema.ts'
import { sampleOperation } from '#tests/support/results/sample-operation.ts'

const DEPTH = 4

/** As `sampleOperation` for a query, but asks for everything that it gives, as many levels deep as it may cost. */
export function deepQuery(field: GraphQLField<unknown, unknown>): { query: string; variables: object } {
  const { query, variables } = sampleOperation('query', field)
  const deep = (depth: number) =>
    query.replace(/ \{ __typename \} \}$/, ` ${selectionOf(field.type, depth)} }`)
  const levels = Array.from({ length: DEPTH + 1 }, (_, less) => deep(DEPTH - less))
  return { query: levels.find((one) => costOf(one) <= operationLimits.cost) ?? query, variables }
}

function costOf(query: string): number {
  const document = parse(query)
  const operation = getOperationAST(document)
  return operation ? measure(schema, document, operation).bytes : 0
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (!isCompositeType(named)) return ''
  if (isUnionType(named)) {
    const parts = schema.getPossibleTypes(named).map((one) => `... on ${one.name} ${selectionOf(one, depth)}`)
    return `{ __typename ${parts.join(' ')} }`
  }
  const fields = isObjectType(named) ? Object.values(named.getFields()) : []
  const hasNodes = fields.some(({ name }) => name === 'nodes')
  const parts = fields
    // The same entries twice would cost more than a document may.
    .filter(({ name }) => name !== 'edges' || !hasNodes)
    .filter(({ args }) => args.every(({ type: arg }) => !String(arg).endsWith('!')))
    .filter(({ type: one }) => depth > 0 || !isCompositeType(getNamedType(one)))
    .map((one) => `${one.name} ${selectionOf(one.type, depth - 1)}`)
  return `{ __typename ${parts.join(' ')} }`
}

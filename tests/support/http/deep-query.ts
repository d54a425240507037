import type { GraphQLField } from 'graphql'
import { type GraphQLOutputType, getNamedType, isCompositeType, isObjectType, isUnionType } from 'graphql'
import { schema } from '#server/api/schema.ts'
import { sampleOperation } from '#tests/support/results/sample-operation.ts'

const DEPTH = 4

/** As `sampleOperation` for a query, but asks for everything that it gives, some levels deep. */
export function deepQuery(field: GraphQLField<unknown, unknown>): { query: string; variables: object } {
  const { query, variables } = sampleOperation('query', field)
  return { query: query.replace(/ \{ __typename \} \}$/, ` ${selectionOf(field.type, DEPTH)} }`), variables }
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

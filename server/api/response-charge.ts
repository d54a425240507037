import { HeaderMap } from '@apollo/server'
import { type DocumentNode, GraphQLError, type OperationDefinitionNode } from 'graphql'
import { costs } from '#server/graphql/costs.ts'
import { refusalOf } from '#server/http/graphql-answer-type.ts'
import { type ClientBudget, costOfAnswer, TooManyAttempts } from '#server/limits.ts'
import { measure, type OperationWork } from './operation-limits.ts'
import { schema } from './schema.ts'

/** Operations that need no more are free: results must not wait for a budget that many share. */
const FREE: OperationWork = { bytes: 20_000, rootFields: 4 }

/** The charge to a budget for the largest response that an operation can have. */
export interface ResponseCharge {
  /** Gives back the part that the real response did not need. */
  correct(bytes: number): void
}

/**
 * Charges for the most that an operation can cause, before it runs.
 *
 * @returns undefined when nothing can be given back.
 * @throws TooManyAttempts
 */
export function chargeForOperation(
  budget: ClientBudget,
  { bytes, rootFields }: OperationWork,
): ResponseCharge | undefined {
  const fieldCost = Math.max(0, rootFields - FREE.rootFields) * costs.rootField
  const responseCost = bytes > FREE.bytes ? costOfAnswer(bytes) : 0
  if (fieldCost + responseCost > 0) budget.spend(fieldCost + responseCost)
  if (responseCost === 0) return undefined
  return {
    correct: (used) => budget.refund(costOfAnswer(Math.max(0, bytes - used))),
  }
}

interface ChargedDocument {
  document: DocumentNode
  operation: OperationDefinitionNode
  /** The header of the request. */
  accept: string | undefined
}

/**
 * Charges for a valid operation that runs through Apollo's pipeline.
 *
 * @throws GraphQLError with the `TooManyAttempts` as its cause.
 */
export function chargeForDocument(
  budget: ClientBudget,
  { document, operation, accept }: ChargedDocument,
): ResponseCharge | undefined {
  try {
    return chargeForOperation(budget, measure(schema, document, operation))
  } catch (error) {
    // An operation that the schema has no root type for, which validation lets pass.
    if (error instanceof GraphQLError) {
      throw new GraphQLError(error.message, { originalError: error, extensions: { http: { status: 400 } } })
    }
    if (!(error instanceof TooManyAttempts)) throw error
    const { type, status } = refusalOf(accept)
    const headers = new HeaderMap([
      ['content-type', type],
      ['retry-after', String(error.retryAfterSeconds)],
    ])
    const http = { status, headers }
    throw new GraphQLError('Too many requests', { originalError: error, extensions: { http } })
  }
}

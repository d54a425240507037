import { type DocumentNode, GraphQLError } from 'graphql'
import { type ClientBudget, costOfAnswer } from '#server/lib/client-budgets.ts'
import { largestResponse } from './operation-limits.ts'
import { schema } from './schema.ts'

/** Responses that cannot be larger are free, in bytes: results must not wait for a budget that many share. */
const FREE_BYTES = 20_000

/** What was taken from a budget for the largest response that an operation can have. */
export interface ResponseCharge {
  /** Gives back the part that the real response did not need. */
  correct(bytes: number): void
}

/**
 * Charges for a response before it is made.
 *
 * @param bytes of the largest response.
 * @returns undefined when it is free.
 * @throws TooManyAttempts
 */
export function chargeForResponse(budget: ClientBudget, bytes: number): ResponseCharge | undefined {
  if (bytes <= FREE_BYTES) return undefined
  budget.spend(costOfAnswer(bytes))
  return {
    correct: (used) => budget.refund(costOfAnswer(Math.max(0, bytes - used))),
  }
}

/**
 * Charges for the response to a valid document that runs through Apollo's pipeline.
 *
 * @throws GraphQLError with the `TooManyAttempts` as its cause.
 */
export function chargeForDocument(budget: ClientBudget, document: DocumentNode): ResponseCharge | undefined {
  try {
    return chargeForResponse(budget, largestResponse(schema, document))
  } catch (error) {
    const http = { status: 200 }
    throw new GraphQLError('Too many requests', { originalError: error as Error, extensions: { http } })
  }
}

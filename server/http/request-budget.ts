import type { FastifyRequest } from 'fastify'
import type { VerifyTokens } from '#server/auth/verified-tokens.ts'
import { ipOf } from '#server/lib/connection-of.ts'
import type { ClientBudget, ClientBudgets } from '#server/limits.ts'

/** Finds the budget of a request. */
export type BudgetOf = (request: FastifyRequest) => Promise<ClientBudget>

interface Services {
  budgets: ClientBudgets
  verifyTokens: VerifyTokens
}

/** A signed-in user has a budget of their own; everybody else shares that of their address. */
export function createBudgetOf({ verifyTokens, budgets }: Services): BudgetOf {
  return async (request) => {
    const [token] = (await verifyTokens(request.raw)).values()
    return budgets.of({ ip: ipOf(request), userId: token?.userId })
  }
}

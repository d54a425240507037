import type { FastifyRequest } from 'fastify'
import type { VerifyTokens } from '#server/auth/verified-tokens.ts'
import { type BudgetServices, budgetOf, type ClientBudget } from '#server/lib/client-budgets.ts'
import { ipOf } from '#server/lib/connection-of.ts'

/** Finds the budget of a request. */
export type BudgetOf = (request: FastifyRequest) => Promise<ClientBudget>

interface Services extends BudgetServices {
  verifyTokens: VerifyTokens
}

/** A signed-in user has a budget of their own; everybody else shares that of their address. */
export function createBudgetOf({ verifyTokens, ...services }: Services): BudgetOf {
  return async (request) => {
    const [token] = (await verifyTokens(request.raw)).values()
    return budgetOf(services, { ip: ipOf(request), userId: token?.userId })
  }
}

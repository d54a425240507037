import { expect } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'

type Step = (tx: Prisma.TransactionClient) => Promise<unknown>

/**
 * Makes a request in the middle of a transaction, which goes on once the request waits for it. Not on the embedded
 * database, which has one transaction at a time.
 *
 * @returns what the request answers.
 */
export async function duringTransaction<Answer>(
  { prisma, pool }: Database,
  o: { begin: Step; request: () => Promise<Answer>; end?: Step },
): Promise<Answer> {
  const isWaiting = async () => {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  const { request } = await prisma.$transaction(
    async (tx) => {
      await o.begin(tx)
      const request = o.request()
      // The first failure is reported.
      request.catch(() => undefined)
      await expect.poll(isWaiting).toBe(true)
      await o.end?.(tx)
      return { request }
    },
    { timeout: 30_000 },
  )
  return request
}

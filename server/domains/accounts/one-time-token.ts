import { createHash, randomBytes } from 'node:crypto'
import type { OneTimeToken, Prisma } from '#server/generated/prisma/client.ts'
import type { OneTimeTokenPurpose } from '#server/generated/prisma/enums.ts'

const HOUR_MS = 60 * 60_000

/** How long a mailed link is good. */
export const LINK_HOURS: Readonly<Record<OneTimeTokenPurpose, number>> = {
  VERIFY_EMAIL: 48,
  RESET_PASSWORD: 2,
}

type Tx = Pick<Prisma.TransactionClient, 'oneTimeToken'>

/** Makes the secret part of a link. Only its hash is kept. */
export async function makeToken(db: Tx, userId: string, purpose: OneTimeTokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + LINK_HOURS[purpose] * HOUR_MS)
  await db.oneTimeToken.create({ data: { tokenHash: hashOf(token), userId, purpose, expiresAt } })
  return token
}

/** Why a link does not work (any more). */
export type LinkProblem = 'USED' | 'EXPIRED' | 'UNKNOWN'

/** Looks at a token without using it up. */
export async function findToken(
  db: Tx,
  token: string,
  purpose: OneTimeTokenPurpose,
): Promise<OneTimeToken | LinkProblem> {
  const found = await db.oneTimeToken.findUnique({ where: { tokenHash: hashOf(token), purpose } })
  if (!found) return 'UNKNOWN'
  if (found.usedAt) return 'USED'
  return found.expiresAt.getTime() > Date.now() ? found : 'EXPIRED'
}

/**
 * Uses a token up, and with it all others that its owner has for the same purpose. Of several at the same moment one
 * succeeds.
 *
 * @returns whose it was, or why it does not work.
 */
export async function useToken(
  tx: Tx,
  token: string,
  purpose: OneTimeTokenPurpose,
): Promise<{ userId: string } | LinkProblem> {
  const found = await findToken(tx, token, purpose)
  if (typeof found === 'string') return found
  const usedAt = new Date()
  const { count } = await tx.oneTimeToken.updateMany({
    where: { tokenHash: found.tokenHash, usedAt: null },
    data: { usedAt },
  })
  if (count === 0) return 'USED'
  await tx.oneTimeToken.updateMany({
    where: { userId: found.userId, purpose, usedAt: null },
    data: { usedAt },
  })
  return { userId: found.userId }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

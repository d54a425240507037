import type { OneTimeToken, Prisma } from '#server/generated/prisma/client.ts'
import type { OneTimeTokenPurpose } from '#server/generated/prisma/enums.ts'
import { hashOfSecret, newSecret } from '#server/lib/secret.ts'

const HOUR_MS = 60 * 60_000

/** Validity of a mailed link, in hours. */
export const LINK_HOURS: Readonly<Record<OneTimeTokenPurpose, number>> = {
  VERIFY_EMAIL: 48,
  RESET_PASSWORD: 2,
}

type Tx = Pick<Prisma.TransactionClient, 'oneTimeToken' | '$queryRaw'>

/**
 * Creates the token of a link; the database stores only its hash.
 *
 * @param passwordHash the hash of the password that the link confirms.
 */
export async function makeToken(
  tx: Tx,
  now: Date,
  userId: string,
  purpose: OneTimeTokenPurpose,
  passwordHash: string | null = null,
): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS)
  await tx.oneTimeToken.create({
    data: { tokenHash: hashOfSecret(token), userId, purpose, passwordHash, expiresAt },
  })
  return token
}

/** Locks the account and its links against changes by other transactions. */
export async function lockUser(tx: Pick<Tx, '$queryRaw'>, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`
}

/** Why a link is not valid. */
export type LinkProblem = 'USED' | 'EXPIRED' | 'UNKNOWN'

/** Checks a token without using it. */
export async function findToken(
  db: Tx,
  now: Date,
  token: string,
  purpose: OneTimeTokenPurpose,
): Promise<OneTimeToken | LinkProblem> {
  const found = await db.oneTimeToken.findUnique({ where: { tokenHash: hashOfSecret(token), purpose } })
  if (!found) return 'UNKNOWN'
  if (found.usedAt) return 'USED'
  return found.expiresAt > now ? found : 'EXPIRED'
}

/**
 * Uses a token and invalidates the user's other tokens for the same purpose. Of concurrent uses one succeeds.
 *
 * @returns the token's user and password, or why it is not valid.
 */
export async function useToken(
  tx: Tx,
  now: Date,
  token: string,
  purpose: OneTimeTokenPurpose,
): Promise<{ userId: string } | LinkProblem> {
  const seen = await findToken(tx, now, token, purpose)
  if (typeof seen === 'string') return seen
  await lockUser(tx, seen.userId)
  // The account, and with it the link, may have changed before the lock was acquired.
  const found = await findToken(tx, now, token, purpose)
  if (typeof found === 'string') return found
  await tx.oneTimeToken.updateMany({
    where: { userId: found.userId, purpose, usedAt: null },
    data: { usedAt: now },
  })
  return { userId: found.userId }
}

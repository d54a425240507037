import { createHmac } from 'node:crypto'
import { secretHashKey } from '#server/auth/secret-hash-key.ts'
import type { Database } from '#server/db/database.ts'
import type { Invitation, Prisma } from '#server/generated/prisma/client.ts'
import { hashOfSecret, newSecret } from '#server/lib/secret.ts'
import { type Locale, pathIn } from '#shared/locales.ts'

export const INVITATION_DAYS = 7

type Tx = Pick<Prisma.TransactionClient, 'invitation' | '$executeRaw'>

/**
 * Makes the link of an invitation, which works once and for seven days by the database's clock; its earlier links work no
 * more. Only a hash of its token is stored.
 *
 * @param token a new one unless told.
 */
export async function makeInvitationLink(
  tx: Tx,
  invitationId: string,
  { publicUrl, language, token = newSecret() }: { publicUrl: string; language: Locale; token?: string },
): Promise<string> {
  await tx.$executeRaw`
    UPDATE invitations
    SET token_hash = ${hashOfSecret(token)}, expires_at = now() + make_interval(days => ${INVITATION_DAYS})
    WHERE id = ${invitationId}::uuid`
  return `${publicUrl}${pathIn(language, '/invitation')}?${new URLSearchParams({ token })}`
}

/**
 * The token of a mail: the same at every attempt to deliver it, because a mail server may have delivered it although its
 * answer was lost.
 */
export async function mailedToken(db: Pick<Database, 'pool'>, mailId: string): Promise<string> {
  return createHmac('sha256', await secretHashKey(db))
    .update(`pravesh:invitation ${mailId}`)
    .digest('base64url')
}

/** Finds the invitation of a link without using it; null when the link is wrong, used, revoked or replaced. */
export function findByToken({ invitation }: Tx, token: string): Promise<Invitation | null> {
  return invitation.findUnique({ where: { tokenHash: hashOfSecret(token) } })
}

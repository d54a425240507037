import { createHash, randomBytes } from 'node:crypto'
import type { Invitation, Prisma } from '#server/generated/prisma/client.ts'
import { type Locale, pathIn } from '#shared/locales.ts'

export const INVITATION_DAYS = 7

type Tx = Pick<Prisma.TransactionClient, 'invitation' | '$executeRaw'>

/**
 * Makes the link of an invitation, which works once and for seven days by the database's clock; its earlier links work no
 * more. Only a hash of its token is stored.
 */
export async function makeInvitationLink(
  tx: Tx,
  invitationId: string,
  { publicUrl, language }: { publicUrl: string; language: Locale },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.$executeRaw`
    UPDATE invitations
    SET token_hash = ${hashOf(token)}, expires_at = now() + make_interval(days => ${INVITATION_DAYS})
    WHERE id = ${invitationId}::uuid`
  return `${publicUrl}${pathIn(language, '/invitation')}?${new URLSearchParams({ token })}`
}

/** Finds the invitation of a link without using it; null when the link is wrong, used, revoked or replaced. */
export function findByToken({ invitation }: Tx, token: string): Promise<Invitation | null> {
  return invitation.findUnique({ where: { tokenHash: hashOf(token) } })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

import type { Prisma } from '#server/generated/prisma/client.ts'

/** Lets one transaction at a time invite: an address or a candidate ID has one invitation. */
export async function lockInvitations(tx: Pick<Prisma.TransactionClient, '$executeRaw'>): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('invitations', 0))`
}

import type { Prisma } from '#server/generated/prisma/client.ts'

/**
 * The kinds of mails about accounts. A mail is composed when it is sent, not when it is requested: the request then takes
 * the same time and gives the same answer whether or not the address has an account.
 */
export const accountMails = ['confirm-address', 'reset-password', 'password-changed', 'invitation'] as const
export type AccountMail = (typeof accountMails)[number]

/**
 * Adds a mail to the outbox in the transaction of the change that causes it. Wake the outbox worker after the commit.
 *
 * @param o.passwordHash the hash of the password that the mailed link confirms.
 */
export async function enqueueMail(
  tx: Pick<Prisma.TransactionClient, 'outboxMail'>,
  kind: AccountMail,
  recipient: string,
  { passwordHash = null }: { passwordHash?: string | null } = {},
): Promise<void> {
  await tx.outboxMail.create({ data: { kind, recipient, passwordHash } })
}

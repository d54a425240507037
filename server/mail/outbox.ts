import type { Prisma } from '#server/generated/prisma/client.ts'
import type { Locale } from '#shared/locales.ts'

/**
 * The kinds of mails about accounts. A mail is composed when it is sent, not when it is requested: the request then takes
 * the same time and gives the same answer whether or not the address has an account.
 */
const accountMails = ['confirm-address', 'reset-password', 'password-changed'] as const
export type AccountMail = (typeof accountMails)[number]

/** All kinds of mails. */
export const mailKinds = [...accountMails, 'invitation', 'recheck-answered'] as const
export type MailKind = (typeof mailKinds)[number]

/**
 * Adds a mail to the outbox in the transaction of the change that causes it. Wake the outbox worker after the commit.
 *
 * @param o.language of the page on which it was asked for.
 * @param o.passwordHash the hash of the password that the mailed link confirms.
 * @param o.recheckId the request that was answered.
 */
export async function enqueueMail(
  tx: Pick<Prisma.TransactionClient, 'outboxMail'>,
  kind: MailKind,
  recipient: string,
  o: { language: Locale; passwordHash?: string; recheckId?: string },
): Promise<void> {
  await tx.outboxMail.create({ data: { kind, recipient, ...o } })
}

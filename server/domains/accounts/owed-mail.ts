import type { Prisma } from '#server/generated/prisma/client.ts'

/**
 * The mails that accounts cause. Each is written when it is sent: only then is it found out whether the address has an
 * account, so that asking for one takes as long and answers the same either way.
 */
export const accountMails = ['confirm-address', 'reset-password', 'password-changed'] as const
export type AccountMail = (typeof accountMails)[number]

/** Owes a mail, in the transaction of the deed that causes it. Tell the post (`Post.nudge`) after the commit. */
export async function oweMail(
  tx: Pick<Prisma.TransactionClient, 'owedMail'>,
  kind: AccountMail,
  recipient: string,
): Promise<void> {
  await tx.owedMail.create({ data: { kind, recipient } })
}

import type { Prisma, User } from '#server/generated/prisma/client.ts'

/**
 * Records a change that somebody made to an account of staff with its password or its mail. Somebody else may have done it: other admins must
 * be able to see it.
 */
export async function recordOwnChange(
  tx: Pick<Prisma.TransactionClient, 'activity'>,
  { id, email, role }: Pick<User, 'id' | 'email' | 'role'>,
  action: 'user.password-reset' | 'user.password-changed' | 'user.sessions-ended',
): Promise<void> {
  if (role === 'STUDENT') return
  await tx.activity.create({ data: { actorId: id, action, subject: email, subjectId: id } })
}
